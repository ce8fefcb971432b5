import type { DoseSchedule } from '../../../session/dose-schedule.ts'
import type { Frequency, Medication } from '../../../session/medication.ts'

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
