import { isQuestion, opensAsQuestion, questionCues } from '../../../hear/act-cues.ts'
import type { Act, Clause } from '../../../hear/clause.ts'
import { lastRead } from '../../../hear/last-read.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { answerFromDocuments, answerOwnValue, namesDocument } from '../../../records/documents/answer-from-documents.ts'
import { patientOf } from '../../../records/documents/explain-for-patient.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import { bodilyTriage } from '../danger.ts'
import { aboutIllness } from './about-illness.ts'
import { whyAsked } from './about-the-talk.ts'
import { type Answer, firstAnswer, isLean } from './answer.ts'
import { askedAgain } from './asked-again.ts'
import { careAnswer } from './care-answer.ts'
import { causeAnswer, takenBack } from './cause-answer.ts'
import { checkedFood, checkedRemedy } from './checked-remedies.ts'
import { isAsking } from './closer/closer-answer.ts'
import { contagion } from './contagion.ts'
import { dailyFacts } from './daily-facts.ts'
import { dailyLife } from './daily-life.ts'
import { dangerAnswer } from './danger-answer.ts'
import { doubleDose } from './double-dose.ts'
import { emergencyContraception } from './emergency-contraception.ts'
import { everydayFact } from './everyday-facts.ts'
import { everydayObstacle } from './everyday-obstacles.ts'
import { forThisPerson } from './for-this-person.ts'
import { howLikely } from './how-likely.ts'
import { howSure } from './how-sure.ts'
import { namedIn } from './illness.ts'
import { inTime } from './in-time.ts'
import { labAnswer } from './lab-answer.ts'
import { medicineAnswer } from './medicine-answer.ts'
import { medicineEffects } from './medicine-effects.ts'
import { medicineFact } from './medicine-facts.ts'
import { medicineKinds } from './medicine-kinds.ts'
import { medicineUse } from './medicine-use.ts'
import { needsTreatment } from './needs-treatment.ts'
import { numberAnswer } from './number-answer.ts'
import { outlook } from './outlook.ts'
import { ownAdvice } from './own-advice.ts'
import { pharmacist } from './pharmacist.ts'
import { pillAndStomach } from './pill-and-stomach.ts'
import { prescribed } from './prescribed.ts'
import { recordAnswer, testAnswer } from './record-answer.ts'
import { service, visitCost } from './service.ts'
import { asksForOne, fromPharmacy } from './shelf.ts'
import { signOfIllness } from './sign-of-illness.ts'
import { somebodyElsesMedicine } from './somebody-elses-medicine.ts'
import { sureAnswer } from './sure-answer.ts'
import { tooMuch } from './too-much.ts'
import { trigger } from './triggers.ts'
import { twoNamed } from './two-named.ts'
import { whatToDo } from './what-to-do.ts'
import { withoutPrescription } from './without-prescription.ts'

const asksMeaning = /\bwhat (?:does|do|did|would|could) (?:that|this|it|these|those|they) (?:mean|say|tell|show)\b|\bmeaning\b/i

/** Why something is asked; what a number, a result or an illness of the message means is another matter. */
const why: Answer = (clause, state) => {
  const { words } = state
  const meaning = asksMeaning.test(clause.text)
    ? (numberAnswer(clause.text, words, state.now.person.ageYears) ?? labAnswer(words, state.now))
    : null
  return meaning ?? whyAsked(clause, state)
}

/** "What foods should I avoid?": daily life, asked for in other words. */
const ofDailyLife: Answer = (clause, state) =>
  asksLeave.test(clause.text) && dailyFacts.some(({ asked }) => asked.test(clause.text)) && namedIn(clause.text, state) === null
    ? dailyLife(clause, state)
    : null
const asksLeave =
  /\b(?:can|could|may|should|shall|must|avoid|allowed|ok|okay|safe|fine|best|better|need)\b|\b(?:beers?|wine|pints?|alcohol|booze|whisky|gin|vodka)\b.*\?/i

/** "How long off work?" asks for the days off, not for the course. */
const ofTimeOff: Answer = (clause, state) => (timeOff.test(clause.text) ? dailyLife({ ...clause, text: 'work' }, state) : null)
const timeOff = /\b(?:off work|days? off|time off|back (?:to|at) work|return to work)\b/i

/** "Should I have a test for tuberculosis?": how likely it is, and the test that settles it. */
const ofFearedIllness: Answer = ({ text }, state) => {
  const named = namedIn(text, state)
  const isFeared = named !== null && (named.mustNotMiss || named.severity >= 3) && state.now.complaints.length > 0
  return isFeared && /\b(?:tests?|tested|scan|x-?ray|swab)\b/i.test(text) && !/\d/.test(text) ? howLikely(named, state) : null
}

/** Each kind of question, and the answers that are tried in turn. */
const answers: Partial<Record<Act, readonly Answer[]>> = {
  'ask-why': [why],
  'ask-service': [service, causeAnswer],
  'ask-danger': [ofDailyLife, dangerAnswer],
  'ask-medicine': [medicineAnswer],
  'ask-record': [recordAnswer],
  'ask-test': [ofFearedIllness, testAnswer],
  'ask-cause': [whatToDo, ofDailyLife, causeAnswer],
  'ask-outlook': [ofTimeOff, outlook],
  'ask-contagion': [contagion],
  'ask-daily': [dailyLife, whatToDo, causeAnswer],
  help: [emergencyContraception, whatToDo],
  fact: [emergencyContraception, everydayObstacle],
  answer: [emergencyContraception, everydayObstacle],
  obstacle: [everydayObstacle],
  refusal: [everydayObstacle],
  feeling: [everydayObstacle],
  plan: [everydayObstacle],
}

/** What was asked before, the time, what is prescribed, too much of it, food with it, and whether it needs treatment. */
const ofTimeAndTreatment: readonly Answer[] = [askedAgain, inTime, prescribed, tooMuch, checkedFood, needsTreatment]

/** What is tried before the answers of its kind: questions that name their topic so closely that their kind does not matter. */
const closely: readonly Answer[] = [
  somebodyElsesMedicine,
  ...ofTimeAndTreatment,
  withoutPrescription,
  emergencyContraception,
  howSure,
  visitCost,
  pillAndStomach,
  pharmacist,
  fromPharmacy,
  medicineEffects,
  medicineUse,
  medicineFact,
  checkedRemedy,
  everydayFact,
  signOfIllness,
  aboutIllness,
  trigger,
]
/** In an emergency only what can do harm is answered beside the danger. */
const closelyInDanger: readonly Answer[] = [tooMuch, medicineEffects]
/** Kinds that are about nothing of the body. */
const ofTheTalk: ReadonlySet<Act> = new Set(['ask-why', 'ask-record', 'help'])

/** What a clause asks: "what happens if ..." asks too, whatever else it does. A question that names a medicine and no other topic is about it. */
function asksAs({ act, text }: Clause, words: string): Act {
  const leavesOpen = (act === 'hypothetical' && opensAsQuestion(text)) || (act === 'ask-service' && asksToTell.test(text))
  const asks = leavesOpen ? topicByCue(text) : act
  if (asks === 'ask-record' && asksForOne.test(text)) return 'ask-medicine'
  if (asks === 'ask-why' && !whyCue.test(text) && !asksMeaning.test(text)) return 'ask-cause'
  if (ofTaking.has(asks) && takes.test(text) && findMedicines(knownMedicines(), text).length > 0) return 'ask-medicine'
  const about = isLean(text) ? words : text
  return leavesTopicOpen.has(asks) && asksOfKind(about) ? 'ask-medicine' : asks
}

const asksOfKind = lastRead((about) => medicineKinds.some(({ asked }) => asked.test(about)))

/** The topic that the words name, whatever the reader took the clause for. */
function topicByCue(text: string): Act {
  return questionCues.find(([act, cue]) => act !== 'ask-service' && cue.test(text))?.[0] ?? 'ask-cause'
}

const asksToTell = /\b(?:tell|explain|advise|help|remind)\b (?:me |us )?(?:about|what|how|with|on|whether|if|why|more)\b/i

/** "Why do you ask": the form of it; any other why is about the body. */
const [, whyCue = /^$/] = questionCues.find(([act]) => act === 'ask-why') ?? []

/** "Can I take Imodium, I am flying tomorrow?" asks for the medicine, whatever else the day brings. */
const ofTaking: ReadonlySet<Act> = new Set(['ask-daily', 'ask-danger', 'ask-cause'])
const takes =
  /\b(?:can|could|should|may|shall|ok(?:ay)? to|safe to) (?:i |we |he |she )?(?:still |just |also )?(?:take|use|have|try|give)\b/i

const leavesTopicOpen: ReadonlySet<Act> = new Set(['ask-danger', 'ask-cause', 'ask-outlook', 'help'])

/** Whether there is something in a clause that is answered at all. */
export function wantsAnswer(clause: Clause, state: TurnState): boolean {
  return (
    asksAs(clause, state.words) in answers ||
    namesDocument(clause.text) ||
    ownValue(clause, state) !== null ||
    doubleDose(clause, state) !== null
  )
}

/** What a value of the patient's own means; beside a danger only where its meaning is asked for. */
function ownValue({ text, act }: Clause, { documents, time, now }: TurnState): string | null {
  return bodilyTriage(now) === null || act === 'ask-test' ? answerOwnValue(text, documents, time, patientOf(now, documents)) : null
}

/** What the patient's own values and documents say to a clause; null where they say nothing, or where the record is asked for as a whole. */
export function answerOfOwn(clause: Clause, state: TurnState): string | null {
  const own = ownValue(clause, state)
  if (own !== null) return own
  const isOfRecord = clause.act === 'ask-record' || clause.act === 'ask-test'
  return namesDocument(clause.text) && !isOfRecord
    ? answerFromDocuments(clause.text, state.documents, state.time, patientOf(state.now, state.documents))
    : null
}

/** What is known of just this question: of the medicine and the food, of the time, of the treatment; it comes before the advice for the likeliest illness. */
const precisely: readonly Answer[] = [doubleDose, sureAnswer, twoNamed, forThisPerson, ...ofTimeAndTreatment, everydayFact]

/** What the advice for the likeliest illnesses says of the very thing that is asked, where nothing is known of just this question. */
export function advisedAnswer(clause: Clause, state: TurnState): string | null {
  return isAsking(clause) && firstAnswer(precisely, clause, state) === null ? ownAdvice(clause, state) : null
}

/** What names its topic so closely that neither kind nor topic of the question matters; null where nothing does. */
export function closeAnswer(clause: Clause, state: TurnState): string | null {
  return firstAnswer(closely, clause, state)
}

/** The answer to a clause by what kind of question it is; null where none fits. */
export function answerTo(clause: Clause, state: TurnState): string | null {
  const own = answerOfOwn(clause, state)
  if (own !== null) return own
  const act = asksAs(clause, state.words)
  const near = bodilyTriage(state.now) === null ? closely : closelyInDanger
  const asks = act.startsWith('ask-') || act === 'help' || isQuestion(clause.text)
  const isTagged = tag.test(clause.text) && namedIn(clause.text, state) !== null
  const tried = [
    doubleDose,
    sureAnswer,
    ...(bodilyTriage(state.now) === null ? [twoNamed] : []),
    ...(isTagged ? [causeAnswer] : []),
    takenBack,
    forThisPerson,
    careAnswer,
    ...(ofTheTalk.has(act) ? (act === 'ask-record' && !ofOneself.test(clause.text) ? [medicineFact] : []) : asks ? near : []),
    ...(answers[act] ?? []),
  ]
  return firstAnswer(tried, clause, state)
}

/** What is said to a clause that tells and asks nothing: to a value of the patient's own, a dose taken twice, a taste of something; null where nothing is. */
export function answerToTold(clause: Clause, state: TurnState): string | null {
  return answerOfOwn(clause, state) ?? firstAnswer([doubleDose, ...(answers.fact ?? [])], clause, state)
}

/** "What is my dose?" asks for the record, "what is Valtrex?" for the medicine. */
const ofOneself = /\b(?:my|mine|i|am|we|our)\b/i

/** "He's got sepsis, hasn't he?" */
const tag = /n['’]?t (?:it|he|she|they|i|we|that)\W*$|\binnit\W*$/i
