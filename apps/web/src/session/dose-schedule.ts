/** A local clock time, "08:00". */
export type ClockTime = string
/** A local calendar day, "2026-11-20". */
export type LocalDay = string

/** On which days doses at clock times are due. Weekdays count from 0 (Sunday). */
export type DoseDays =
  | { kind: 'every-day' }
  | { kind: 'weekdays'; weekdays: readonly number[] }
  | { kind: 'every-days'; days: number }
  | { kind: 'monthly' }
  | { kind: 'cycle'; daysOn: number; daysOff: number }

/** From `from` on, each dose is this many pills: a taper is a list of such steps. */
export interface TaperStep {
  from: LocalDay
  pills: number
}

/** When a medication is taken. Clock-time doses stay at clock time wherever the patient is; interval doses keep their interval. */
export type DoseSchedule =
  | { kind: 'times'; times: readonly ClockTime[]; days: DoseDays; pills: number; taper?: readonly TaperStep[] }
  | { kind: 'interval'; hours: number /** Instant of the first dose, ISO. */; anchor: string; pills: number }
  | { kind: 'as-needed'; pills: number; maximumPerDay: number | null; leastHoursBetween: number | null }
