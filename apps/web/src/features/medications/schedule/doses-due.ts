import type { DoseDays, DoseSchedule, LocalDay } from '../../../session/dose-schedule.ts'
import type { Medication } from '../../../session/medication.ts'
import { scheduleInForce } from '../../../session/schedule-of.ts'
import { addDays, daysBetween, instantOf, localDay, localTime, weekdayOf } from './local-time.ts'

/** One dose that a schedule asks for. Its id stays the same over travel and reloads. */
export interface Dose {
  id: string
  medicationId: string
  day: LocalDay
  time: string
  /** The instant in milliseconds. */
  at: number
  pills: number
}

const hourMilliseconds = 3_600_000

/** A dose can still be ticked off by whoever adds its medication within an hour of it. */
const graceMilliseconds = hourMilliseconds

/**
 * The doses of a medication on one local day, in order, each by the schedule that was in force at its time. None before its start, after its
 * end, from before it was on the list, while it is paused, or where it is taken as needed.
 */
export function dosesOn(medication: Medication, day: LocalDay, zone: string): Dose[] {
  if ((medication.startDate && day < medication.startDate) || (medication.endDate && day > medication.endDate)) return []
  let from = medication.addedAt ? Date.parse(medication.addedAt) - graceMilliseconds : Number.NEGATIVE_INFINITY
  const doses: Dose[] = []
  for (const { until, schedule } of schedulesOf(medication)) {
    doses.push(...dosesBy(medication, schedule, day, zone).filter(({ at }) => at >= from && at < until))
    from = Math.max(from, until)
  }
  return doses
}

function schedulesOf(medication: Medication): { until: number; schedule: DoseSchedule | null }[] {
  const former = (medication.formerSchedules ?? []).map(({ until, schedule }) => ({ until: Date.parse(until), schedule }))
  return [...former, { until: Number.POSITIVE_INFINITY, schedule: scheduleInForce(medication) }]
}

function dosesBy(medication: Medication, schedule: DoseSchedule | null, day: LocalDay, zone: string): Dose[] {
  if (schedule?.kind === 'times') return clockDoses(medication, schedule, day, zone)
  return schedule?.kind === 'interval' ? intervalDoses(medication, schedule, day, zone) : []
}

function clockDoses(medication: Medication, schedule: DoseSchedule & { kind: 'times' }, day: LocalDay, zone: string): Dose[] {
  if (!isDoseDay(schedule.days, anchorDay(medication), day)) return []
  const step = schedule.taper?.filter((each) => each.from <= day).sort((a, b) => b.from.localeCompare(a.from))[0]
  const pills = step?.pills ?? schedule.pills
  if (pills <= 0) return []
  return [...schedule.times].sort().map((time) => ({
    id: `${medication.id}|${day}|${time}`,
    medicationId: medication.id,
    day,
    time,
    at: instantOf(day, time, zone),
    pills,
  }))
}

/** The day from which every few days, cycles and months are counted: the start, or where none was given any fixed Monday. */
export function anchorDay({ startDate }: Pick<Medication, 'startDate'>): LocalDay {
  return startDate || '2024-01-01'
}

function isDoseDay(days: DoseDays, start: LocalDay, day: LocalDay): boolean {
  const since = daysBetween(start, day)
  if (since < 0) return false
  switch (days.kind) {
    case 'every-day':
      return true
    case 'weekdays':
      return days.weekdays.includes(weekdayOf(day))
    case 'every-days':
      return since % Math.max(1, days.days) === 0
    case 'cycle':
      return since % Math.max(1, days.daysOn + days.daysOff) < days.daysOn
    case 'monthly':
      return isMonthlyDay(start, day)
  }
}

/** The start's day of the month, or the month's last day where the month is shorter. */
function isMonthlyDay(start: LocalDay, day: LocalDay): boolean {
  const wanted = Number(start.slice(8))
  const isLastDay = addDays(day, 1).slice(8) === '01'
  const today = Number(day.slice(8))
  return today === wanted || (isLastDay && today < wanted)
}

function intervalDoses(medication: Medication, schedule: DoseSchedule & { kind: 'interval' }, day: LocalDay, zone: string): Dose[] {
  const anchor = Date.parse(schedule.anchor)
  const step = Math.max(1, schedule.hours) * hourMilliseconds
  const dayStart = instantOf(day, '00:00', zone)
  const dayEnd = instantOf(addDays(day, 1), '00:00', zone)
  const doses: Dose[] = []
  const first = anchor + Math.max(0, Math.ceil((dayStart - anchor) / step)) * step
  for (let at = first; at < dayEnd; at += step) {
    const id = `${medication.id}|${new Date(at).toISOString()}`
    doses.push({ id, medicationId: medication.id, day: localDay(at, zone), time: localTime(at, zone), at, pills: schedule.pills })
  }
  return doses
}
