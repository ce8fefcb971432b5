import { checkMedications } from '@dr-ai/clinic/medications/check-medications'
import { findMedicines } from '@dr-ai/clinic/medications/find-medicines'
import { knownMedicines } from '@dr-ai/clinic/medications/known-medicines'
import type { LeashView } from './check-sentence.ts'

/** A sentence that warns of a medicine names it too. */
const warning =
  /\b(?:do not|don't|must not|should not|shouldn't|cannot|can't|never|avoid|without|stay away from|instead of|allergic|allergy|not (?:take|use|safe|suitable))\b/

/**
 * Whether a sentence (lower case) names a medicine that speaks against this patient: an allergy, what they take already, their age, a
 * pregnancy. What they take already may be named.
 */
export function endangersPatient(
  text: string,
  { medications, allergies, person }: Pick<LeashView, 'medications' | 'allergies' | 'person'>,
): boolean {
  const index = knownMedicines()
  const taken = new Set(medications.flatMap((name) => findMedicines(index, name).flatMap(({ ingredients }) => ingredients)))
  const named = findMedicines(index, text).filter(({ ingredients }) => !ingredients.every((ingredient) => taken.has(ingredient)))
  if (named.length === 0 || warning.test(text)) return false
  const names = named.map(({ name }) => name)
  const { warnings } = checkMedications(index, { medications: [...medications, ...names], allergies, ...person })
  return warnings.some(({ severity, medications: concerned }) => severity !== 'caution' && concerned.some((name) => names.includes(name)))
}
