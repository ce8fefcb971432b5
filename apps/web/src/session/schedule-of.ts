import type { DoseSchedule } from './dose-schedule.ts'
import type { Frequency, Medication } from './medication.ts'

/** Usual clock times for a number of doses a day; the patient changes them at will. */
const usualSchedules: Record<Frequency, DoseSchedule> = {
  Daily: { kind: 'times', times: ['08:00'], days: { kind: 'every-day' }, pills: 1 },
  'Twice daily': { kind: 'times', times: ['08:00', '20:00'], days: { kind: 'every-day' }, pills: 1 },
  'Three times daily': { kind: 'times', times: ['08:00', '14:00', '20:00'], days: { kind: 'every-day' }, pills: 1 },
  Weekly: { kind: 'times', times: ['08:00'], days: { kind: 'every-days', days: 7 }, pills: 1 },
  Monthly: { kind: 'times', times: ['08:00'], days: { kind: 'monthly' }, pills: 1 },
  'As needed': { kind: 'as-needed', pills: 1, maximumPerDay: null, leastHoursBetween: null },
}

/** The medication's own schedule, or the usual one of its frequency. */
export function scheduleOf(medication: Pick<Medication, 'frequency' | 'schedule'>): DoseSchedule {
  return medication.schedule ?? usualSchedules[medication.frequency]
}

/** The schedule that counts now; null while the medication is paused. */
export function scheduleInForce(medication: Pick<Medication, 'isActive' | 'frequency' | 'schedule'>): DoseSchedule | null {
  return medication.isActive ? scheduleOf(medication) : null
}

const keptSchedules = 50

/** A medication as it is from `at` on: where its schedule is another than `before`, that one is kept for the days it counted on. */
export function changedMedication(before: Medication, next: Medication, at: Date): Medication {
  const former = scheduleInForce(before)
  if (JSON.stringify(former) === JSON.stringify(scheduleInForce(next))) return next
  const formerSchedules = [...(before.formerSchedules ?? []), { until: at.toISOString(), schedule: former }].slice(-keptSchedules)
  return { ...next, formerSchedules }
}
