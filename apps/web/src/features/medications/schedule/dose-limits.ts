import type { DoseSchedule } from '../../../session/dose-schedule.ts'
import type { Intake } from './intake.ts'
import { addDays, instantOf, localDay } from './local-time.ts'

/** Whether another dose now is within the limits, and if not, why and from when it is. */
export type DosePermission = { isFine: true } | { isFine: false; reason: 'too-soon' | 'over-maximum'; nextAt: number }

const hourMilliseconds = 3_600_000

/**
 * In: the schedule, everything taken of this medication, the time now and the zone. The least gap counts from the last dose; the day's
 * maximum counts from local midnight to midnight.
 */
export function mayTakeNow(schedule: DoseSchedule, intakes: readonly Intake[], now: number, zone: string): DosePermission {
  const taken = intakes.filter((intake) => intake.status === 'taken').map((intake) => Date.parse(intake.at))
  const { leastHours, maximum } = limitsOf(schedule)
  const last = Math.max(Number.NEGATIVE_INFINITY, ...taken.filter((at) => at <= now))
  const gapEnd = leastHours === null ? Number.NEGATIVE_INFINITY : last + leastHours * hourMilliseconds
  const today = localDay(now, zone)
  const takenToday = taken.filter((at) => localDay(at, zone) === today).length
  if (maximum !== null && takenToday >= maximum) {
    return { isFine: false, reason: 'over-maximum', nextAt: Math.max(gapEnd, instantOf(addDays(today, 1), '00:00', zone)) }
  }
  return now < gapEnd ? { isFine: false, reason: 'too-soon', nextAt: gapEnd } : { isFine: true }
}

/** Scheduled medicines may be taken as often as scheduled, and not again within half their usual gap. */
function limitsOf(schedule: DoseSchedule): { leastHours: number | null; maximum: number | null } {
  if (schedule.kind === 'as-needed') return { leastHours: schedule.leastHoursBetween, maximum: schedule.maximumPerDay }
  if (schedule.kind === 'interval') return { leastHours: schedule.hours / 2, maximum: Math.ceil(24 / schedule.hours) }
  return { leastHours: 12 / Math.max(1, schedule.times.length), maximum: schedule.times.length }
}
