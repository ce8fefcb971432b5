import type { SharedMedications } from '@dr-ai/contract/schemas/access'
import type { Medication } from '../../../session/medication.ts'
import { describeSchedule } from '../schedule/describe-schedule.ts'
import { dosesOn } from '../schedule/doses-due.ts'
import type { Intake } from '../schedule/intake.ts'
import { addDays, localDay } from '../schedule/local-time.ts'

/** Days ahead for which a carer sees doses although the patient's own browser stays closed. */
const daysAhead = 14
const mostDoses = 2_000

/** What a carer is shown: medications that are taken now, and their doses from yesterday on with what was said of each. */
export function copyMedications(
  medications: readonly Medication[],
  intakes: readonly Intake[],
  { name, now, zone }: { name: string | null; now: number; zone: string },
): SharedMedications {
  const said = new Map(intakes.map(({ id, status }) => [id, status]))
  const today = localDay(now, zone)
  const days = Array.from({ length: daysAhead + 2 }, (_, place) => addDays(today, place - 1))
  const doses = days.flatMap((day) => medications.flatMap((medication) => dosesOn(medication, day, zone)))
  return {
    name: name?.slice(0, 80) ?? null,
    at: new Date(now).toISOString(),
    medications: medications.map((medication) => ({
      id: medication.id,
      name: medication.name.slice(0, 200),
      dosage: medication.dosage.slice(0, 200),
      schedule: describeSchedule(medication).slice(0, 300),
      notes: medication.notes.slice(0, 2_000),
      isActive: medication.isActive,
    })),
    doses: doses.slice(0, mostDoses).map(({ id, medicationId, at }) => {
      const status = said.get(id)
      return {
        id,
        medication: medicationId,
        at: new Date(at).toISOString(),
        status: status === 'taken' || status === 'skipped' ? status : 'due',
      }
    }),
  }
}
