import type { Session } from '../../../session/create-session.ts'
import { keptItems } from '../../../session/use-kept.ts'
import { follow } from '../../../store/follow.ts'
import type { Intake } from '../schedule/intake.ts'
import { intakeCollection } from '../schedule/record-intake.ts'
import { todaysDoses } from '../schedule/todays-doses.ts'
import { showDueBadge } from './due-badge.ts'
import { dueReminder, type Reminder } from './due-reminder.ts'
import { applyAnswer, noteOwner, ownerName, takeAnswers } from './notification-answers.ts'
import { canBePushed, sendMinutes } from './push-reminders.ts'
import { reminderMinutes } from './reminder-minutes.ts'
import { noReminders, type ReminderSettings, reminderCollection } from './reminder-settings.ts'

const step = 20_000
/** Milliseconds after the last change at which the server is told the new times. */
const calm = 1_500

/**
 * Reminds of doses while the app is open on any screen, or installed, and keeps the server's times up to date for when it is closed; only
 * after the patient switched it on and the browser allows it. What was pressed on a notification meanwhile comes into the record. Out: how to stop.
 */
export function remindOfDoses(session: Session): () => void {
  const kept = keptItems<ReminderSettings>(session, reminderCollection)
  const intaken = keptItems<Intake>(session, intakeCollection)
  const told = new Set<string>()
  let sent = ''
  const wanted = () => {
    const { access, medications, tasks } = session.getState()
    return [access.kind === 'open' ? access.patient.id : null, kept.get(), intaken.get(), medications, tasks] as const
  }
  return follow([session, kept, intaken], wanted, (patient, settings, intakes, medications, tasks) => {
    const { isOn, showsNames, quiet, pushedTo } = settings?.[0] ?? noReminders
    // Nothing of a record that is locked, or whose reminders are off, stands on the icon.
    if (patient === null || (settings && !isOn)) showDueBadge([])
    if (!isOn || !intakes || patient === null || typeof Notification === 'undefined') return
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const look = () => {
      const now = Date.now()
      const doses = todaysDoses(medications, intakes, now, zone)
      showDueBadge(doses)
      if (Notification.permission !== 'granted') return
      const reminder = dueReminder(doses, told, { now, zone, showsNames, quiet })
      if (!reminder) return
      for (const dose of reminder.doses) told.add(dose)
      void show(reminder)
    }
    const tell = async () => {
      if (!pushedTo || !canBePushed()) return
      const minutes = reminderMinutes({ medications, intakes, tasks, quiet, now: Date.now(), zone })
      const text = JSON.stringify([patient, minutes])
      if (text === sent) return
      await noteOwner(await ownerName(patient))
      if (await sendMinutes(session, minutes)) sent = text
    }
    // What could not be sent is sent with the next change, when the network is back, or when the app is opened again.
    const tellLater = () => void tell().catch(() => undefined)
    const answer = async () => {
      const known = { medications, intakes, quiet, zone }
      await takeAnswers(await ownerName(patient), (each) => applyAnswer(session, each, known)).catch(() => undefined)
    }
    const answered = () => void answer()
    look()
    answered()
    const timer = setInterval(look, step)
    const telling = setTimeout(tellLater, calm)
    window.addEventListener('online', tellLater)
    navigator.serviceWorker?.addEventListener('message', answered)
    return () => {
      clearInterval(timer)
      clearTimeout(telling)
      window.removeEventListener('online', tellLater)
      navigator.serviceWorker?.removeEventListener('message', answered)
    }
  })
}

/** One tag for the same minute, so that two tabs, and the push service, show one notification. */
async function show({ minute, title, body }: Reminder) {
  const options = { body, tag: `dr-ai-reminder-${minute}`, icon: '/icon.svg' }
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  try {
    if (registration?.active) await registration.showNotification(title, options)
    else new Notification(title, options)
  } catch {
    // Phones allow notifications only to installed apps; the doses stand on the screen all the same.
  }
}
