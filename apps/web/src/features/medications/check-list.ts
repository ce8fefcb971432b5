import type { MedicationCheck, MedicationWarning } from '@dr-ai/clinic/medications/check-medications'
import type { Medication } from '../../session/medication.ts'
import type { Profile } from '../../session/settings.ts'
import { askAboutMedicines } from './medicine-checker.ts'

/** Checks medicines against each other and against what the profile says of the patient. */
export function checkList(medications: readonly Pick<Medication, 'name'>[], profile: Profile): Promise<MedicationCheck> {
  const { ageYears, pregnant, allergies, conditions } = profile
  const input = { medications: medications.map(({ name }) => name), ageYears, pregnant, allergies, conditions }
  return askAboutMedicines({ kind: 'check', input })
}

/** Those warnings of a list that one medicine has a part in. */
export function warningsAbout(check: MedicationCheck, name: string): readonly MedicationWarning[] {
  return check.warnings.filter((warning) => warning.medications.includes(name))
}
