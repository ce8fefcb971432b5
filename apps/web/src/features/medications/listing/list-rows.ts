import type { Medication } from '../../../session/medication.ts'
import { ageText } from '../../../session/person.ts'
import type { Profile } from '../../../session/settings.ts'
import { formatDate } from '../../../ui/format-date.ts'
import { adherenceOver, adherencePercent } from '../schedule/adherence.ts'
import { describeSchedule } from '../schedule/describe-schedule.ts'
import type { Intake } from '../schedule/intake.ts'
import { addDays } from '../schedule/local-time.ts'

export interface ListRow {
  name: string
  dosage: string
  schedule: string
  /** Prescriber, period and notes; what is missing is left out. */
  details: string
  adherence: string
}

export interface MedicationListContent {
  /** Whom it is about: name, age, allergies, conditions; "N/A" where nothing was said. */
  facts: { name: string; value: string }[]
  current: ListRow[]
  paused: ListRow[]
}

const countedDays = 28

/** The list for the doctor: what is taken now, what was, and how well the last four weeks went. */
export function listContent(
  medications: readonly Medication[],
  intakes: readonly Intake[],
  person: { name: string | null; profile: Profile },
  clock: { now: number; today: string; zone: string },
): MedicationListContent {
  const { name, profile } = person
  const row = (medication: Medication): ListRow => {
    const days = adherenceOver(
      [medication],
      intakes,
      { from: addDays(clock.today, -countedDays), count: countedDays },
      clock.now,
      clock.zone,
    )
    const percent = adherencePercent(days)
    return {
      name: medication.name,
      dosage: medication.dosage,
      schedule: describeSchedule(medication),
      details: [
        medication.prescribedBy && `Prescribed by ${medication.prescribedBy}`,
        medication.startDate && `since ${formatDate(medication.startDate)}`,
        medication.endDate && `until ${formatDate(medication.endDate)}`,
        medication.repeatsLeft !== undefined && `${medication.repeatsLeft} ${medication.repeatsLeft === 1 ? 'repeat' : 'repeats'} left`,
        medication.notes,
      ]
        .filter(Boolean)
        .join(' · '),
      adherence: percent === null ? 'N/A' : `${percent}%`,
    }
  }
  const hasEnded = ({ endDate }: Medication) => endDate !== '' && endDate < clock.today
  const isCurrent = (medication: Medication) => medication.isActive && !hasEnded(medication)
  return {
    facts: [
      { name: 'Name', value: name ?? 'N/A' },
      { name: 'Age', value: profile.ageYears === null ? 'N/A' : ageText(profile.ageYears) },
      { name: 'Allergies', value: profile.allergies.join(', ') || 'None named' },
      { name: 'Conditions', value: profile.conditions.join(', ') || 'None named' },
    ],
    current: medications.filter(isCurrent).map(row),
    paused: medications.filter((medication) => !isCurrent(medication)).map(row),
  }
}
