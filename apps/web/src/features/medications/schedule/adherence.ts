import type { LocalDay } from '../../../session/dose-schedule.ts'
import type { Medication } from '../../../session/medication.ts'
import { doseStatus } from './dose-status.ts'
import { dosesOn } from './doses-due.ts'
import type { Intake } from './intake.ts'
import { addDays } from './local-time.ts'

export interface DayAdherence {
  day: LocalDay
  /** Doses whose time has come and gone, and how many of them were taken. */
  due: number
  taken: number
}

/** How a run of days went, for one medication or for many; days without doses have `due` 0. */
export function adherenceOver(
  medications: readonly Medication[],
  intakes: readonly Intake[],
  days: { from: LocalDay; count: number },
  now: number,
  zone: string,
): DayAdherence[] {
  const said = new Map(intakes.map((intake) => [intake.id, intake]))
  return Array.from({ length: days.count }, (_, offset) => {
    const day = addDays(days.from, offset)
    const statuses = medications.flatMap((medication) => {
      const doses = dosesOn(medication, day, zone)
      return doses.map((dose, place) => doseStatus(dose, said.get(dose.id), doses[place + 1] ?? null, now))
    })
    const settled = statuses.filter((status) => status === 'taken' || status === 'skipped' || status === 'missed')
    return { day, due: settled.length, taken: settled.filter((status) => status === 'taken').length }
  })
}

/** Percent of the due doses that were taken, rounded; null where none was due. */
export function adherencePercent(days: readonly DayAdherence[]): number | null {
  const due = days.reduce((sum, day) => sum + day.due, 0)
  const taken = days.reduce((sum, day) => sum + day.taken, 0)
  return due === 0 ? null : Math.round((100 * taken) / due)
}
