import type { Person } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'

const ofMen = /\b(?:penis|penile|testic\w*|scrot\w*|prostat\w*|erections?|foreskin|ejaculat\w*|sperm|semen)\b/i
const ofWomen =
  /\b(?:vagin\w*|vulva\w*|womb|uter\w+|pregnan\w*|periods?|menstrua\w*|menopause|miscarr\w*|ovar\w+|labour|giving birth|breastfeeding|placenta|afterbirth|waters)\b/i
const ofChildren = /\b(?:the (?:child|baby)|in a child|in a baby|nappy|nappies)\b/i
const fertileYears = { from: 10, to: 60 } as const
const pregnancyWords = /\b(?:pregnan\w*|giving birth|breastfeeding|miscarr\w*|placenta|labour)\b/i
const childUntilYears = 13
const ofYouth = /\bpuberty\b/i
const youthYears = { from: 8, to: 25 } as const

/** What nobody can know of a child too small to tell, and what belongs to later life. */
const toldOnly =
  /^(?:headache|sore-throat|throat-lump|nausea|dizz|vertigo|near-faint|palpitation|tinnitus|numbness|tingling|chest-(?:pain|tight|wall)|back-pain|joint-pain|muscle-pain|body-aches|arm-pain|leg-pain|jaw-|facial-pain|face-pain|neck-pain|shoulder-pain|flank|heartburn|indigestion|taste|smell|vision-|double-vision|floaters|flashes|halos|aura|low-mood|anxiety|worry|loss-of-interest|poor-conc|poor-memory|memory|nightmares|panic|hallucin|hearing-voices|paranoia|delusion|suicid|stress|swallowing-painful|urination-painful|light-sens|noise-sens|ear-fullness|feels-|fatigue|weakness-general|malaise|post-nasal|postnasal|eye-gritty|scalp-tender|elevated-mood|little-sleep|exercise-tol|stiffness)/
const tellsFromYears = 3
const ofAdults =
  /\b(?:alcohol|smok\w*|sex\w*|condom|erection|ejaculat\w*|cocaine|ecstasy|cannabis|drugs? (?:by|lately)|injected drugs|semen|contracept\w*|menopause|at work|your job|office|driv(?:e|ing)|pregnan\w*|giving birth|given birth)\b/i
const adultFromYears = 12

/** Whether a finding can be true of this person at all; what is unknown of the person rules nothing out. */
export function suitsPerson({ id, name, question }: Pick<PackedFinding, 'id' | 'name' | 'question'>, { sex, ageYears }: Person): boolean {
  const words = `${id.replaceAll(/[-.]/g, ' ')} ${name} ${question}`
  if (sex === 'female' && ofMen.test(words)) return false
  if (sex === 'male' && ofWomen.test(words)) return false
  if (ageYears === null) return true
  if (ageYears < tellsFromYears && toldOnly.test(id)) return false
  if (
    ageYears < adultFromYears &&
    ofAdults.test(`${name} ${question}`) &&
    !/\bsmoke (?:or|and|from|breathed)|breathe in smoke/i.test(`${name} ${question}`)
  )
    return false
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
