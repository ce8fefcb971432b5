import { useKept } from '../../../session/use-kept.ts'
import { Card } from '../../../ui/Card.tsx'
import { notify } from '../../../ui/notices.ts'
import { noReminders, type ReminderSettings, reminderCollection, reminderPlace } from './reminder-settings.ts'

/** Switches reminders on and off; discreet unless the patient wants names. */
export function ReminderSwitch() {
  const { items, change } = useKept<ReminderSettings>(reminderCollection)
  const settings = items?.[0] ?? noReminders
  const put = (next: Partial<ReminderSettings>) => change(reminderPlace, (current) => ({ ...noReminders, ...current, ...next }))

  async function switchOn(isOn: boolean) {
    if (isOn) {
      const permission = typeof Notification === 'undefined' ? 'denied' : await Notification.requestPermission()
      if (permission !== 'granted')
        return notify({
          tone: 'info',
          text: 'This browser does not allow notifications here. You can allow them in its settings, or save a calendar file.',
        })
    }
    await put({ isOn })
  }

  return (
    <section aria-labelledby="reminders-title" className="grid gap-3">
      <h2 id="reminders-title" className="text-lg font-bold">
        Reminders
      </h2>
      <Card className="grid gap-1 px-4 py-3">
        <label htmlFor="reminders-on" className="flex min-h-11 items-center gap-3">
          <input
            id="reminders-on"
            type="checkbox"
            className="size-6"
            checked={settings.isOn}
            onChange={(event) => void switchOn(event.target.checked)}
          />
          Remind me of doses while the app is open or installed
        </label>
        {settings.isOn && (
          <label htmlFor="reminders-names" className="flex min-h-11 items-center gap-3">
            <input
              id="reminders-names"
              type="checkbox"
              className="size-6"
              checked={settings.showsNames}
              onChange={(event) => void put({ showsNames: event.target.checked })}
            />
            Show the medicines' names in notifications
          </label>
        )}
        <p className="text-sm text-soft">A closed browser cannot remind you. The calendar file below has alarms that ring without it.</p>
      </Card>
    </section>
  )
}
