import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import type { Person } from '../model.ts'

const ofMen = /\b(?:penis|penile|testic\w*|scrot\w*|prostat\w*|erections?|foreskin|ejaculat\w*|sperm|semen)\b/i
const ofWomen =
  /\b(?:vagin\w*|vulva\w*|womb|uter\w+|pregnan\w*|periods?|menstrua\w*|menopause|miscarr\w*|ovar\w+|labour|giving birth|breastfeeding|placenta|afterbirth|waters)\b/i
const ofChildren = /\b(?:the (?:child|baby)|in a child|in a baby|nappy|nappies)\b/i
const fertileYears = { from: 10, to: 60 } as const
const pregnancyWords = /\b(?:pregnan\w*|giving birth|breastfeeding|miscarr\w*|placenta|labour)\b/i
const childUntilYears = 13
const ofYouth = /\bpuberty\b/i
const youthYears = { from: 8, to: 25 } as const

/** Whether a finding can be true of this person at all; what is unknown of the person rules nothing out. */
export function suitsPerson({ id, name, question }: Pick<PackedFinding, 'id' | 'name' | 'question'>, { sex, ageYears }: Person): boolean {
  const words = `${id.replaceAll(/[-.]/g, ' ')} ${name} ${question}`
  if (sex === 'female' && ofMen.test(words)) return false
  if (sex === 'male' && ofWomen.test(words)) return false
  if (ageYears === null) return true
  if (pregnancyWords.test(words) && (ageYears < fertileYears.from || ageYears > fertileYears.to)) return false
  if (ofYouth.test(words) && (ageYears < youthYears.from || ageYears > youthYears.to)) return false
  return ageYears < childUntilYears || !ofChildren.test(`${name} ${question}`)
}

const foundByOthers =
  /^(?:has|have|did|was|were|is|are|does|do|can) (?:an?|any|your|the)? ?(?:doctor|nurse|clinician|tests?|scan|x-ray|blood test|urine test|ecg|results?|eye doctor|specialist|anyone seen|biops\w*|ultrasound|endoscopy|examination)\b|\b(?:shown|found|seen|heard|measured|felt) (?:by|on|in) (?:an?|the) (?:doctor|scan|test|x-ray|ultrasound|biopsy)\b|\bdoctor (?:said|say|seen|see|found|find|heard|hear|felt|feel|told)\b|\btest (?:shown|show)\b/i

/** Whether a patient can know it without a doctor's hand or a test. */
export function isForPatients({ kind, question }: Pick<PackedFinding, 'kind' | 'question'>): boolean {
  return kind !== 'result' && kind !== 'measurement' && !foundByOthers.test(question)
}
