import type { Medication } from '../../../session/medication.ts'
import { type DoseStatus, doseStatus } from './dose-status.ts'
import { type Dose, dosesOn } from './doses-due.ts'
import type { Intake } from './intake.ts'
import { addDays, localDay } from './local-time.ts'

export interface TodaysDose {
  dose: Dose
  medication: Medication
  status: DoseStatus
  intake: Intake | undefined
}

/** Today's doses of all medications in the order of their time, and yesterday's late ones while they can still be taken. */
export function todaysDoses(medications: readonly Medication[], intakes: readonly Intake[], now: number, zone: string): TodaysDose[] {
  const today = localDay(now, zone)
  const said = new Map(intakes.map((intake) => [intake.id, intake]))
  return medications
    .flatMap((medication) => {
      const before = dosesOn(medication, addDays(today, -1), zone)
      const doses = [...before, ...dosesOn(medication, today, zone), ...dosesOn(medication, addDays(today, 1), zone)]
      return doses.map((dose, place) => ({
        dose,
        medication,
        intake: said.get(dose.id),
        status: doseStatus(dose, said.get(dose.id), doses[place + 1] ?? null, now),
      }))
    })
    .filter(({ dose, status }) => dose.day === today || (dose.at < now && (status === 'due' || status === 'later')))
    .filter(({ dose }) => dose.day <= today)
    .sort((a, b) => a.dose.at - b.dose.at || a.medication.name.localeCompare(b.medication.name))
}
