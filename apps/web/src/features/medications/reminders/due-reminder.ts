import type { TodaysDose } from '../schedule/todays-doses.ts'

export interface Reminder {
  /** Which doses it is about: the same ones are not told twice. */
  doses: readonly string[]
  title: string
  body: string
}

/** Reminders come at the dose's time, not up to an hour early when it can already be taken. */
const lateMilliseconds = 30 * 60_000

/**
 * The reminder that is due, or null: doses whose time has come in the last half hour and that nobody answered or was reminded of. Discreet unless
 * names are wanted: a locked screen is read by others.
 */
export function dueReminder(doses: readonly TodaysDose[], now: number, told: ReadonlySet<string>, showsNames: boolean): Reminder | null {
  const due = doses.filter(
    ({ dose, status, intake }) =>
      status === 'due' &&
      !told.has(reminderId(dose.id, intake?.at)) &&
      now >= dose.at &&
      now - dose.at < lateMilliseconds + (intake ? 3_600_000 : 0),
  )
  if (due.length === 0) return null
  const names = due.map(({ medication, dose }) => `${medication.name} ${medication.dosage} (${dose.time})`)
  return {
    doses: due.map(({ dose, intake }) => reminderId(dose.id, intake?.at)),
    title: 'Dr. AI',
    body: showsNames ? `Time for ${names.join(', ')}.` : 'You have a reminder.',
  }
}

/** A dose that was put off is told again. */
const reminderId = (dose: string, putOffAt: string | undefined): string => `${dose}@${putOffAt ?? ''}`
