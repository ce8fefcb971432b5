import { useEffect, useRef } from 'react'
import { useKept } from '../../../session/use-kept.ts'
import { useUser } from '../../../session/use-user.ts'
import type { Intake } from '../schedule/intake.ts'
import { intakeCollection } from '../schedule/record-intake.ts'
import { todaysDoses } from '../schedule/todays-doses.ts'
import { dueReminder, type Reminder } from './due-reminder.ts'
import { type ReminderSettings, reminderCollection } from './reminder-settings.ts'

const step = 20_000

/** Reminds of doses while the app is open on any screen, or installed; only after the patient switched it on and the browser allows it. */
export function useDoseReminders() {
  const { medications } = useUser()
  const { items: settings } = useKept<ReminderSettings>(reminderCollection)
  const { items: intakes } = useKept<Intake>(intakeCollection)
  const told = useRef(new Set<string>())
  const { isOn = false, showsNames = false } = settings?.[0] ?? {}
  useEffect(() => {
    if (!isOn || !intakes || typeof Notification === 'undefined') return
    const look = () => {
      if (Notification.permission !== 'granted') return
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const reminder = dueReminder(todaysDoses(medications, intakes, Date.now(), zone), Date.now(), told.current, showsNames)
      if (!reminder) return
      for (const dose of reminder.doses) told.current.add(dose)
      void show(reminder)
    }
    look()
    const timer = setInterval(look, step)
    return () => clearInterval(timer)
  }, [isOn, showsNames, medications, intakes])
}

/** One tag for the same doses, so that two tabs show one notification. */
async function show({ doses, title, body }: Reminder) {
  const options = { body, tag: doses.join(' '), icon: '/icon.svg' }
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  try {
    if (registration?.active) await registration.showNotification(title, options)
    else new Notification(title, options)
  } catch {
    // Phones allow notifications only to installed apps; the doses stand on the screen all the same.
  }
}
