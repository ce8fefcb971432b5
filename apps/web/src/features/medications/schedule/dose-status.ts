import type { Dose } from './doses-due.ts'
import type { Intake } from './intake.ts'

export type DoseStatus = 'taken' | 'skipped' | 'later' | 'due' | 'upcoming' | 'missed'

/** A dose can be taken from an hour before its time, and is missed four hours after it or when the next one is due. */
const earlyMilliseconds = 3_600_000
const lateMilliseconds = 4 * 3_600_000
/** "Later" puts a dose off by an hour. */
export const laterMilliseconds = 3_600_000

/** In: the dose, what was said of it, the medication's next dose (or null) and the time now. */
export function doseStatus(dose: Dose, intake: Intake | undefined, next: Dose | null, now: number): DoseStatus {
  if (intake?.status === 'taken' || intake?.status === 'skipped') return intake.status
  const windowEnd = Math.min(dose.at + lateMilliseconds, next?.at ?? Number.POSITIVE_INFINITY)
  const putOffUntil = intake ? Date.parse(intake.at) + laterMilliseconds : 0
  if (now >= Math.max(windowEnd, putOffUntil)) return 'missed'
  if (intake && now < putOffUntil) return 'later'
  return now >= dose.at - earlyMilliseconds ? 'due' : 'upcoming'
}
