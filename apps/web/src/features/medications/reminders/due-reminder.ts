import type { TodaysDose } from '../schedule/todays-doses.ts'
import { minuteOf, ringAt } from './reminder-minutes.ts'
import type { ReminderSettings } from './reminder-settings.ts'

export interface Reminder {
  /** Which doses it is about: the same ones are not told twice. */
  doses: readonly string[]
  title: string
  body: string
  /** The minute since 1970 for which it rings: what a push service brings for the same minute takes its place. */
  minute: number
}

/** Reminders come at the dose's time, not up to an hour early when it can already be taken. */
const lateMilliseconds = 30 * 60_000

/** The time by which a reminder is due, and how. */
interface Terms extends Pick<ReminderSettings, 'showsNames' | 'quiet'> {
  now: number
  zone: string
}

/**
 * The reminder that is due, or null: doses whose time (or, in quiet hours, whose end of them) has come in the last half hour and that nobody
 * answered or was reminded of. Discreet unless names are wanted: a locked screen is read by others.
 */
export function dueReminder(
  doses: readonly TodaysDose[],
  told: ReadonlySet<string>,
  { now, zone, quiet, showsNames }: Terms,
): Reminder | null {
  if (ringAt(now, quiet, zone) !== now) return null
  const due = doses.filter(({ dose, status, intake }) => {
    const since = now - ringAt(dose.at, quiet, zone)
    return (
      status === 'due' && !told.has(reminderId(dose.id, intake?.at)) && since >= 0 && since < lateMilliseconds + (intake ? 3_600_000 : 0)
    )
  })
  const [first] = due
  if (!first) return null
  const names = due.map(({ medication, dose }) => `${medication.name} ${medication.dosage} (${dose.time})`)
  return {
    doses: due.map(({ dose, intake }) => reminderId(dose.id, intake?.at)),
    title: 'Dr. AI',
    body: showsNames ? `Time for ${names.join(', ')}.` : 'You have a reminder.',
    minute: minuteOf(ringAt(first.dose.at, quiet, zone)),
  }
}

/** A dose that was put off is told again. */
const reminderId = (dose: string, putOffAt: string | undefined): string => `${dose}@${putOffAt ?? ''}`
