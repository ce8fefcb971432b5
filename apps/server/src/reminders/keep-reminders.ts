import { maximumReminderMinutes, snoozeMinutes } from '@dr-ai/contract/limits'
import { Failure } from '../http/failure.ts'
import { lateMinutes } from './post-reminders.ts'
import { deviceOf, type ReminderDevice, type ReminderRows } from './reminder-rows.ts'

/** Times that a device's row is tried to be written while it is changed elsewhere. */
const attempts = 8
export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000)

/** Puts a device's reminders in the place of those it had. Out: the device's name. */
export async function keepReminders(rows: ReminderRows, wish: ReminderDevice, now: number): Promise<string> {
  const device = deviceOf(wish.endpoint)
  const minutes = [...new Set(wish.minutes)].sort((a, b) => a - b)
  await change(rows, device, now, () => ({ ...wish, minutes }))
  return device
}

/**
 * One more reminder in some minutes. Whoever knows the endpoint is that browser: its service worker has no other secret.
 * @throws Failure 404 for a device that wants no reminders
 */
export async function snoozeReminder(rows: ReminderRows, endpoint: string, now: number): Promise<number> {
  const minute = minuteOf(now) + snoozeMinutes
  await change(rows, deviceOf(endpoint), now, (kept) => {
    if (!kept) throw new Failure('not-found', 'This device has no reminders.')
    const minutes = [...new Set([...kept.minutes, minute])].sort((a, b) => a - b)
    return { ...kept, minutes: minutes.slice(0, maximumReminderMinutes + 1) }
  })
  return minute
}

async function change(rows: ReminderRows, device: string, now: number, by: (kept: ReminderDevice | null) => ReminderDevice): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await rows.device(device)
    const next = by(before?.value ?? null)
    if (!(await rows.keepDevice(device, before, next))) continue
    const first = next.minutes.find((minute) => minute >= minuteOf(now) - lateMinutes)
    if (first !== undefined) await rows.placeDue(device, first)
    return
  }
  throw new Failure('busy', 'The reminders of this device are being changed elsewhere. Please try again.', { retryAfter: 1 })
}
