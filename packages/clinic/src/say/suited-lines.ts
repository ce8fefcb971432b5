import type { ConsultationCase } from '../case/case.ts'
import { likelyAge, textOf } from '../judge/advice-scope.ts'
import { adviseAbout } from '../judge/questions/address-patient.ts'
import type { AdviceLine, AdviceScope } from '../knowledge/advice-schema.ts'
import { offersAntiInflammatory, refusal } from './refused-medicine.ts'

/** Below this age a medicine is given only when somebody who knows was asked. */
const smallUntilYears = 6
const babyMedicine = 'Ask a doctor or pharmacist before you give any medicine.'
const pregnancyMedicine = 'Ask a doctor or pharmacist before you take any medicine in pregnancy.'

/**
 * The lines of advice that are right for this patient, in words about the one who is ill: those whose scope fits, without what names something the
 * patient is allergic to. Where a medicine was left out for a small child or in pregnancy, whom to ask stands in its place.
 */
export function suitedLines(
  lines: readonly AdviceLine[],
  suits: (scope: AdviceScope) => boolean,
  consultation: ConsultationCase,
): string[] {
  const { allergies, person } = consultation
  const isBorne = (line: AdviceLine) =>
    !allergies.some((allergy) => allergy !== '' && textOf(line).toLowerCase().includes(allergy.toLowerCase()))
  const isRight = (line: AdviceLine) => typeof line === 'string' || suits(line)
  const isRefused = lines.some((line) => offersAntiInflammatory(textOf(line))) && refusal('ibuprofen', consultation) !== null
  const isMeant = (line: AdviceLine) => !isRefused || !offersAntiInflammatory(textOf(line))
  const kept = lines.filter((line) => isRight(line) && isBorne(line) && isMeant(line)).map((line) => adviseAbout(textOf(line), person))
  if (!lines.some((line) => typeof line !== 'string' && line.medicine === true && !isRight(line))) return kept
  if (person.pregnant === true) return [...kept, pregnancyMedicine]
  return likelyAge(consultation) < smallUntilYears ? [...kept, babyMedicine] : kept
}
