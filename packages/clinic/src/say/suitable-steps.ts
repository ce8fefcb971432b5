import type { ConsultationCase } from '../case/case.ts'
import { adviseAbout, isChild } from '../judge/questions/address-patient.ts'

/** Advice written for adults in general, and for whom it is wrong. Sources: NHS and packet leaflets (EMC) of the medicines. */
interface Caution {
  advice: RegExp
  isUnfit(consultation: ConsultationCase): boolean
}

const forbids = /\b(?:no|not|never|avoid|without|stop)\b/i
const babyUntilYears = 1
const smallUntilYears = 6

const age = ({ person }: ConsultationCase): number => person.ageYears ?? (isChild(person) ? 0 : 40)
const has = ({ observations }: ConsultationCase, finding: string): boolean => observations[finding]?.polarity === 'present'
const isPregnant = ({ person }: ConsultationCase): boolean => person.pregnant === true
const risksBleeding = [
  'takes-blood-thinner',
  'history-bleeding-disorder',
  'history-kidney-disease',
  'history-ulcer',
  'history-heart-failure',
  'stool-black',
  'vomiting-blood',
]

const cautions: readonly Caution[] = [
  { advice: /\bsteam\b/i, isUnfit: (given) => age(given) < 16 },
  { advice: /\baspirin\b/i, isUnfit: (given) => age(given) < 16 || isPregnant(given) },
  { advice: /\bhoney\b/i, isUnfit: (given) => age(given) < babyUntilYears },
  {
    advice: /\b(?:lozenges?|decongestants?|nose spray|nasal spray|cough (?:syrup|medicine)|gargle)\b/i,
    isUnfit: (given) => age(given) < smallUntilYears,
  },
  { advice: /\b(?:alcohol|coffee|smok\w*|sex|condoms?|drive)\b/i, isUnfit: (given) => age(given) < 12 },
  { advice: /\b(?:antihistamines?|loperamide|antacids?|cream|tablets?|capsule)\b/i, isUnfit: (given) => age(given) < 2 },
  {
    advice: /\b(?:ibuprofen|anti-inflammatory)\b/i,
    isUnfit: (given) => age(given) < babyUntilYears / 2 || isPregnant(given) || risksBleeding.some((risk) => has(given, risk)),
  },
  { advice: /\bcancer hotline\b/i, isUnfit: (given) => !has(given, 'takes-chemotherapy') && !has(given, 'history-cancer') },
  { advice: /\bparacetamol\b/i, isUnfit: (given) => age(given) < babyUntilYears / 4 || has(given, 'history-liver-disease') },
]

/** Nobody who does not smoke is told to stop. */
function ifSmoker(step: string, consultation: ConsultationCase): string {
  if (!/^Stop smoking\b/.test(step) || has(consultation, 'smoker')) return step
  return consultation.observations.smoker?.polarity === 'absent'
    ? step.replace(/^Stop smoking(?:[;,.] *| and )?/, '').replace(/^./, (first) => first.toUpperCase())
    : step.replace(/^Stop smoking/, 'If you smoke, stop')
}

const babyMedicine = 'Ask a doctor or pharmacist before you give any medicine.'
const pregnancyMedicine = 'Ask a doctor or pharmacist before you take any medicine in pregnancy.'

const namesMedicine =
  /\b(?:paracetamol|ibuprofen|anti-inflammatory|aspirin|antihistamines?|medicine|tablets?|cream|syrup|spray|capsule|loperamide|antacids?)\b/i

/** "Paracetamol, no ibuprofen" advises the first and forbids the second. */
function isAdvised(advice: RegExp, step: string): boolean {
  const place = step.search(advice)
  return place >= 0 && !forbids.test(step.slice(0, place))
}

/**
 * The self-care steps that are right for this patient: nothing that harms a baby, a child, in pregnancy, with a bleeding
 * risk or with a stated allergy. What only forbids something always stays. The words speak of the one who is ill.
 */
export function suitableSteps(steps: readonly string[], consultation: ConsultationCase): string[] {
  const unfit = (step: string) =>
    cautions.some(({ advice, isUnfit }) => isAdvised(advice, step) && isUnfit(consultation)) ||
    consultation.allergies.some((allergy) => allergy !== '' && step.toLowerCase().includes(allergy.toLowerCase()))
  const kept = steps
    .filter((step) => !unfit(step))
    .map((step) => adviseAbout(ifSmoker(step, consultation), consultation.person))
    .filter((step) => step !== '')
  if (!steps.some((step) => unfit(step) && namesMedicine.test(step))) return kept
  if (isPregnant(consultation)) return [...kept, pregnancyMedicine]
  return age(consultation) < smallUntilYears ? [...kept, babyMedicine] : kept
}
