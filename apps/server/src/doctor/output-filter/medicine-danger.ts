import { checkMedications } from '@dr-ai/clinic/medications/check-medications'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import type { FilterView } from './filter-view.ts'

/**
 * Whether a medicine speaks against this patient: an allergy, an illness, what they take already, their age, a pregnancy. What they take
 * already does not. In: the name as it stands in a sentence, and what is known of the patient.
 */
export function isAgainstPatient(
  name: string,
  { medications, allergies, illnesses, person }: Pick<FilterView, 'medications' | 'allergies' | 'illnesses' | 'person'>,
): boolean {
  const index = knownMedicines()
  const { warnings } = checkMedications(index, { medications: [...medications, name], allergies, conditions: illnesses, ...person })
  return warnings.some(({ severity, medications: concerned }) => severity !== 'caution' && concerned.includes(name))
}

/** The ingredients of all that the patient takes. */
export function ingredientsTaken({ medications }: Pick<FilterView, 'medications'>): ReadonlySet<string> {
  const index = knownMedicines()
  return new Set(medications.flatMap((name) => findMedicines(index, name).flatMap(({ ingredients }) => ingredients)))
}
