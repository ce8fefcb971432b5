import type { ConsultationCase } from '../case/case.ts'
import { adviseAbout } from '../judge/questions/address-patient.ts'
import { checkMedications } from '../medications/check-medications.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import { toldConditions } from './told-conditions.ts'

/** What little of a gel gets into the body does not count against these. */
const notOfGels: ReadonlySet<string> = new Set([
  'nsaid-with-raas',
  'nsaid-with-diuretic',
  'high-blood-pressure-nsaid',
  'water-tablets-nsaid',
  'older-nsaid',
])

/**
 * Why a medicine from the shelf is not for this patient, as a sentence; null where the medicines' knowledge has nothing grave against it. In: its
 * ingredient, the case, and whether it is only rubbed on.
 */
export function refusal(ingredient: string, consultation: ConsultationCase, isGel = false): string | null {
  const { person, drugs, allergies, prose } = consultation
  const index = knownMedicines()
  if (drugs.some((drug) => resolveMedicine(index, drug).ingredients.includes(ingredient)))
    return `${adviseAbout('You', person)} already take ${ingredient}: no more of it than the packet or the doctor says.`
  const { warnings } = checkMedications(index, {
    medications: [ingredient, ...drugs],
    allergies,
    conditions: toldConditions(consultation, prose),
    ageYears: person.ageYears,
    pregnant: person.pregnant,
  })
  const grave = warnings.find(
    ({ interrupts, ingredients, rule }) => interrupts && ingredients.includes(ingredient) && !(isGel && notOfGels.has(rule)),
  )
  if (grave === undefined) return null
  return grave.severity === 'serious' && grave.kind !== 'duplicate'
    ? `No ${ingredient} before a doctor or pharmacist has agreed. ${grave.effect}`
    : `No ${ingredient}. ${grave.effect}`
}

const antiInflammatory = /\b(?:ibuprofen|naproxen|diclofenac|anti-?inflammator)/i
const warns = /\b(?:no|not|avoid|never|without|leave out|stop|ask)\b/i

/** Whether a line of advice offers an anti-inflammatory by mouth. */
export function offersAntiInflammatory(line: string): boolean {
  return antiInflammatory.test(line) && !warns.test(line) && !/\bgel\b/i.test(line)
}
