import { useState } from 'react'
import { useKept } from '../../../session/use-kept.ts'
import { useUser } from '../../../session/use-user.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { notify } from '../../../ui/notices.ts'
import { canBePushed, pushKey, subscribe, unsubscribe } from './push-reminders.ts'
import { daysAhead } from './reminder-minutes.ts'
import { noReminders, type ReminderSettings, reminderCollection, reminderPlace, usualQuietHours } from './reminder-settings.ts'

/** Switches reminders on and off; discreet unless the patient wants names, and to a closed app only where that is wished. */
export function ReminderSwitch() {
  const { session } = useUser()
  const { items, change } = useKept<ReminderSettings>(reminderCollection)
  const [isBusy, setBusy] = useState(false)
  const settings = items?.[0] ?? noReminders
  const put = (next: Partial<ReminderSettings>) => change(reminderPlace, (current) => ({ ...noReminders, ...current, ...next }))
  const { quiet, pushedTo } = settings

  async function switchOn(isOn: boolean) {
    if (isOn) {
      const permission = typeof Notification === 'undefined' ? 'denied' : await Notification.requestPermission()
      if (permission !== 'granted')
        return notify({
          tone: 'info',
          text: 'This browser does not allow notifications here. You can allow them in its settings, or save a calendar file.',
        })
    }
    if (!isOn) await stopPush()
    await put({ isOn })
  }

  async function stopPush() {
    if (!pushedTo) return
    await unsubscribe(session, pushedTo)
    await put({ pushedTo: null })
  }

  async function startPush() {
    const key = canBePushed() ? await pushKey(session) : null
    if (key === null)
      return notify({
        tone: 'info',
        text: 'Here the app cannot remind you while it is closed: the browser or the server does not do it. On a phone, install the app first.',
      })
    try {
      await put({ pushedTo: await subscribe(key) })
    } catch {
      notify({
        tone: 'failure',
        text: "Your browser's push service could not be reached. Please try again later, or save a calendar file.",
      })
    }
  }

  async function switchPush(isOn: boolean) {
    setBusy(true)
    await (isOn ? startPush() : stopPush())
    setBusy(false)
  }

  return (
    <section aria-labelledby="reminders-title" className="grid gap-3">
      <h2 id="reminders-title" className="text-lg font-bold">
        Reminders
      </h2>
      <Card className="grid gap-1 px-4 py-3">
        <Tick id="reminders-on" isOn={settings.isOn} onChange={(isOn) => void switchOn(isOn)}>
          Remind me of doses while the app is open or installed
        </Tick>
        {settings.isOn && (
          <>
            <Tick id="reminders-names" isOn={settings.showsNames} onChange={(showsNames) => void put({ showsNames })}>
              Show the medicines' names in notifications
            </Tick>
            <Tick id="reminders-closed" isOn={Boolean(pushedTo)} isDisabled={isBusy} onChange={(isOn) => void switchPush(isOn)}>
              Remind me on this device when the app is closed, too
            </Tick>
            <Tick id="reminders-quiet" isOn={Boolean(quiet)} onChange={(isOn) => void put({ quiet: isOn ? usualQuietHours : null })}>
              Quiet hours: what falls into them rings at their end
            </Tick>
            {quiet && (
              <div className="grid max-w-sm grid-cols-2 gap-3 py-1">
                {(['from', 'to'] as const).map((end) => (
                  <Field key={end} label={end === 'from' ? 'Quiet from' : 'Quiet until'}>
                    {(control) => (
                      <input
                        {...control}
                        type="time"
                        required
                        value={quiet[end]}
                        onChange={({ target }) => target.value && void put({ quiet: { ...quiet, [end]: target.value } })}
                      />
                    )}
                  </Field>
                ))}
              </div>
            )}
          </>
        )}
        <p className="text-sm text-soft">
          {pushedTo
            ? `This server keeps the times of your reminders for ${daysAhead} days from the last time you opened the app, and your browser's push service learns when one comes. Neither learns what it is for, and such a notification names no medicine. It may come late or, without a network, not at all.`
            : 'A closed browser reminds you only where you ask for it here. The calendar file below has alarms that ring without it.'}
        </p>
      </Card>
    </section>
  )
}

interface TickProps {
  id: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
  children: string
}

function Tick({ id, isOn, isDisabled = false, onChange, children }: TickProps) {
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-6"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
