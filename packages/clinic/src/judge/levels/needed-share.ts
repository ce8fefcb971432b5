import type { ConsultationCase } from '../../case/case.ts'
import { isUsualDose } from '../../hear/doses/usual-dose.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { levelConstants } from '../constants.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { isChild } from '../questions/address-patient.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import { isEmergency } from './level-order.ts'
import { isWellChild } from './well-child.ts'

const { agreeing, explaining, leadersLookedAt, learnedExplained, learnedHospital, learnedUnexplained, wellBeing } = levelConstants

type Told = Pick<ConsultationCase, 'observations' | 'person' | 'prose'>

/**
 * The share of "needs a hospital" that the words must have by themselves. In: the case, its ranking, the share of "needs an ambulance". More is asked where a
 * harmless cause explains what was told, of a child that plays, and most of somebody who says how well he is by now.
 */
export function neededShare(base: KnowledgeBase, merged: Told, ranking: Ranking, ambulance: number): number {
  const isPlaying = isWellChild(merged) && !feltNow(base, merged).some(({ finding }) => isGrave(base, finding))
  const share = isPlaying ? wellBeing.explained : isWellChild(merged) ? learnedExplained : byCauses(base, ranking)
  return isWellNow(base, merged, ambulance) ? Math.max(share, wellShare(base, merged, ranking)) : share
}

/** By what the ranking makes of what was told. */
function byCauses({ index }: KnowledgeBase, { ranked }: Ranking): number {
  const causes = ranked.slice(0, leadersLookedAt).map(({ condition, probability }) => ({
    isDangerous: isEmergency(index.conditions[index.conditionNumbers.get(condition) ?? -1]?.triageFloor ?? 'self-care'),
    probability,
  }))
  const danger = causes.reduce((sum, { isDangerous, probability }) => sum + (isDangerous ? probability : 0), 0)
  if (danger >= agreeing) return learnedHospital
  return causes.some(({ isDangerous, probability }) => !isDangerous && probability >= explaining) ? learnedExplained : learnedUnexplained
}

const lasting: ReadonlySet<string> = new Set(['history', 'risk', 'medication', 'exposure'])

/** What is felt now, without what somebody has had or takes. */
function feltNow({ findings }: KnowledgeBase, { observations }: Told) {
  return Object.values(observations).filter(
    ({ finding, polarity, temporality }) =>
      polarity === 'present' && temporality === 'current' && !lasting.has(findings.get(finding)?.kind ?? ''),
  )
}

/** Whether something was read, nothing of it is grave by itself, and none of the leading causes needs a hospital. */
function isHarmlessPicture(base: KnowledgeBase, merged: Told, { ranked }: Ranking): boolean {
  const felt = feltNow(base, merged)
  const floors = ranked
    .slice(0, wellBeing.leaders)
    .map(({ condition }) => base.index.conditions[base.index.conditionNumbers.get(condition) ?? -1]?.triageFloor ?? 'self-care')
  return felt.length > 0 && !felt.some(({ finding }) => isGrave(base, finding)) && !floors.some(isEmergency)
}

function isGrave({ findings }: KnowledgeBase, finding: string): boolean {
  return findings.get(finding)?.grave === true || findings.get(finding.split('.')[0] ?? finding)?.grave === true
}

/** "Grapefruit with my simvastatin?": a medicine is all that was read and nothing is felt; the names of medicines keep grave company in the corpus. */
export function isOfMedicines(
  base: KnowledgeBase,
  merged: Told,
  { hospital, ambulance }: { hospital: number; ambulance: number },
): boolean {
  const told = Object.values(merged.observations).filter(({ polarity }) => polarity === 'present')
  const isMedicine = ({ finding }: { finding: string }) => base.findings.get(finding)?.kind === 'medication'
  if (!told.every(isMedicine) || ambulance >= wellBeing.ambulance) return false
  return isOneUsualDose(merged) || (told.length > 0 && hospital < wellBeing.ofMedicines)
}

/** "Took 4 to 6 units of my insulin": somebody grown tells of one usual dose, and of hardly anything else. */
const isOneUsualDose = ({ prose, person }: Told): boolean =>
  !isChild(person) && prose.split(/\s+/).length <= wellBeing.wordsOfADose && isUsualDose(prose)

/**
 * Whether a contact is all that was told ("a bat in the bedroom": seen within a day, CDC: Rabies): what must not wait has a rule of its own, and the sound
 * of the words alone makes it no more urgent.
 */
export function isOfExposure(base: KnowledgeBase, merged: Told, hospital: number): boolean {
  const told = Object.values(merged.observations).filter(({ polarity }) => polarity === 'present')
  const isContact = ({ finding }: { finding: string }) => base.findings.get(finding)?.kind === 'exposure' && finding.endsWith('-contact')
  return hospital < learnedExplained && told.length > 0 && told.every(isContact)
}

/** What somebody does who is well by now, or that it has been well since a time: activity, appetite, days that went well (NICE NG143, green signs; NHS 111). */
const doingWell =
  /\b(?:runn?ing (?:about|around|round|rings|wild)|runs (?:about|around|round)|(?:is|hes|shes|been|back) playing|on the trampoline|singing|bouncing (?:about|around|off)|right as rain|(?:ate|eaten|eating) (?:the|his|her|my|a|all|well|rest|like|fine|normally|toast|dinner|tea|breakfast)|had (?:a |my |his |her )?(?:smoothie|soup|full breakfast|big breakfast|roast)|baked|gardening all|(?:done|did|doing) the (?:big |weekly )?shop\w*|(?:back (?:at|to|in)|went (?:back )?to) (?:work|school|nursery|football)|(?:feel(?:ing|s)?|felt|been|all|am|im|is|hes|shes) (?:absolutely |perfectly |totally |quite |completely |otherwise )?(?:fine|normal|well|good|ok|okay|great)(?: (?:in (?:my|him|her)self|since|now|all day|otherwise|today|ever since))?|(?:is|are)? ?staying (?:inside|down|in)|(?:kept|keep(?:s|ing)?|hold(?:s|ing)?) (?:\w+ ){1,4}down|holding (?:small |some )?(?:sips|water|fluids)|(?:sips?|fluids?|drinks?|water|juice|squash|dioralyte) (?:\w+ ){0,2}stay(?:s|ing) (?:down|in)|(?:sips?|drinks?) (?:are )?(?:ok|fine)|gone (?:this morning|now|after|by (?:morning|today))|good as gold|happy as)\b/
/** A word of being well that is taken back by what comes after it, or is another one's. */
const yet =
  /\b(?:fine|well|ok|okay|good|normal|great)\b[^.!?]{0,12}\b(?:apart from|except|other than|besides|but|until|till|between)\b|\b(?:not|isnt|wasnt|dont|doesnt|never|cant|havent) (?:\w+ )?(?:feel\w* |eat\w* |been |play\w* )?(?:well|fine|ok|okay|right|normal|eating|playing)\b|\b(?:not|cant|cannot|couldnt|nothing|hardly|barely|unable to|wont|isnt|doesnt|didnt|hasnt|havent|never|no longer)(?: \w+){0,3} (?:keep\w*|kept|hold\w*|stay\w*)\b|\b(?:says?|said|tells?|insists?|claims?|reckons?|thinks?) (?:that )?(?:he|she|they|its|it|im|i)(?:s| is|m| am)? (?:is |am |feels? )?(?:fine|ok|okay|alright|well)\b|\b(?:was|were|seemed|felt) (?:fine|well|ok|okay|normal|good)\b[^.!?]{0,20}\b(?:then|yesterday|before|until|this morning)\b|\bnow (?:it|its|he|hes|she|shes|i|im|my|the|they)\b/

/** What makes it grave whatever somebody feels: a device or a stent in the heart, thin blood, a small baby, a pregnancy, weak defences. */
const graveFor =
  /^(?:history-(?:coronary|heart|valve|cardio|transplant|splenectomy|sickle|cancer|adrenal)|takes-(?:blood-thinner|chemotherapy|immunosuppressant|steroids|insulin)|immune-suppressed|pregnan|postpartum|recent-(?:surgery|birth|operation)|implanted|injecting)/

/** Whether somebody is well by now, and nothing that needs a hospital leads: then the first word of it is a question, and no level. */
export function isWellAndHarmless(base: KnowledgeBase, merged: Told, ranking: Ranking, ambulance: number): boolean {
  return isWellNow(base, merged, ambulance) && isHarmlessPicture(base, merged, ranking)
}

/**
 * Whether somebody who was told of is well by now: what is done and eaten says so, something was read and nothing of it is grave, and the words hardly
 * sound like an ambulance. A minimising word of another one ("he says he is fine"), and one that is taken back, are none.
 */
function isWellNow(base: KnowledgeBase, merged: Told, ambulance: number): boolean {
  const text = plainWords(merged.prose)
  if (!doingWell.test(text) || yet.test(text) || ambulance >= wellBeing.ambulance) return false
  const told = Object.values(merged.observations).filter(({ polarity }) => polarity === 'present')
  const isSmall = merged.person.ageYears !== null && merged.person.ageYears < 1
  if (told.length === 0 || isSmall || merged.person.pregnant === true) return false
  return !told.some(({ finding }) => graveFor.test(finding) || isGrave(base, finding))
}

function wellShare(base: KnowledgeBase, merged: Told, ranking: Ranking): number {
  return isHarmlessPicture(base, merged, ranking) ? wellBeing.explained : wellBeing.told
}
