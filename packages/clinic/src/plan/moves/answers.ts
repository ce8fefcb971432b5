import { isQuestion, isRequest, opensAsQuestion, questionCues } from '../../hear/act-cues.ts'
import type { Act, Clause } from '../../hear/clause.ts'
import { isHardlyPoisonous } from '../../hear/lexicon/crisis/hardly-poisonous.ts'
import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { answerFromDocuments, answerOwnValue, namesDocument } from '../../records/documents/answer-from-documents.ts'
import { patientOf } from '../../records/documents/explain-for-patient.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import { medicationAnswer } from '../../say/medication-answer.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { aboutIllness } from './answers/about-illness.ts'
import { type Answer, isLean } from './answers/answer.ts'
import { askedAgain } from './answers/asked-again.ts'
import { careAnswer } from './answers/care-answer.ts'
import { causeAnswer, takenBack } from './answers/cause-answer.ts'
import { contagion } from './answers/contagion.ts'
import { dailyFacts } from './answers/daily-facts.ts'
import { dailyLife } from './answers/daily-life.ts'
import { dangerAnswer } from './answers/danger-answer.ts'
import { doubleDose } from './answers/double-dose.ts'
import { emergencyContraception } from './answers/emergency-contraception.ts'
import { everydayFact } from './answers/everyday-facts.ts'
import { everydayObstacle } from './answers/everyday-obstacles.ts'
import { foodWithMedicine } from './answers/food-with-medicines.ts'
import { forThisPerson } from './answers/for-this-person.ts'
import { howLikely } from './answers/how-likely.ts'
import { howSure } from './answers/how-sure.ts'
import { namedIn } from './answers/illness.ts'
import { inTime } from './answers/in-time.ts'
import { joinedMedicines } from './answers/joined-medicines.ts'
import { labAnswer } from './answers/lab-answer.ts'
import { medicineAnswer } from './answers/medicine-answer.ts'
import { medicineEffects } from './answers/medicine-effects.ts'
import { medicineFact } from './answers/medicine-facts.ts'
import { medicineKinds } from './answers/medicine-kinds.ts'
import { medicineUse } from './answers/medicine-use.ts'
import { needsTreatment } from './answers/needs-treatment.ts'
import { numberAnswer } from './answers/number-answer.ts'
import { outlook } from './answers/outlook.ts'
import { pharmacist } from './answers/pharmacist.ts'
import { pillAndStomach } from './answers/pill-and-stomach.ts'
import { prescribed } from './answers/prescribed.ts'
import { recordAnswer, testAnswer } from './answers/record-answer.ts'
import { remedy } from './answers/remedies.ts'
import { service, visitCost } from './answers/service.ts'
import { fromPharmacy } from './answers/shelf.ts'
import { signOfIllness } from './answers/sign-of-illness.ts'
import { somebodyElsesMedicine } from './answers/somebody-elses-medicine.ts'
import { sureAnswer } from './answers/sure-answer.ts'
import { tooMuch } from './answers/too-much.ts'
import { trigger } from './answers/triggers.ts'
import { twoNamed } from './answers/two-named.ts'
import { isUnsure } from './answers/unsure-answer.ts'
import { whatToDo } from './answers/what-to-do.ts'
import { withoutPrescription } from './answers/without-prescription.ts'
import { bodilyTriage } from './danger.ts'

const asksMeaning = /\bwhat (?:does|do|did|would|could) (?:that|this|it|these|those|they) (?:mean|say|tell|show)\b|\bmeaning\b/i

/** Why something is asked; what a number, a result or an illness of the message means is another matter. */
const why: Answer = (clause, state) => {
  const { before, words } = state
  const meaning = asksMeaning.test(clause.text) ? (numberAnswer(clause.text, words) ?? labAnswer(words, state.now)) : null
  return meaning ?? before.pending?.why ?? conversationTexts.whyGeneral
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

/** A taste of something hardly poisonous is no question, and yet wants an answer. */
const tasted: Answer = (_clause, { words }) => (isHardlyPoisonous(words) ? hardlyPoisonous : null)
const hardlyPoisonous =
  'That is hardly poisonous: a bite or a lick of it passes on its own, at most with a loose stool. Wipe the mouth, give some water to drink, and carry on as usual. Call the poison line if it was a lot, if it was something else as well, or if there is vomiting, drowsiness, a rash or trouble breathing. Coughing, drooling or trouble swallowing after it: emergency department. (NHS: Poisoning)'

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
  fact: [tasted, emergencyContraception, everydayObstacle],
  answer: [tasted, emergencyContraception, everydayObstacle],
  obstacle: [everydayObstacle],
  refusal: [everydayObstacle],
  feeling: [everydayObstacle],
  plan: [everydayObstacle],
}

/** What is tried before the answers of its kind: questions that name their topic so closely that their kind does not matter. */
const closely: readonly Answer[] = [
  somebodyElsesMedicine,
  askedAgain,
  inTime,
  prescribed,
  tooMuch,
  foodWithMedicine,
  needsTreatment,
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
  remedy,
  everydayFact,
  signOfIllness,
  aboutIllness,
  trigger,
]
/** In an emergency only what can do harm is answered beside the danger. */
const closelyInDanger: readonly Answer[] = [tooMuch, medicineEffects]
/** Kinds that are about nothing of the body. */
const ofTheTalk: ReadonlySet<Act> = new Set(['ask-why', 'ask-record', 'help'])

/** More answers than this nobody reads, and more questions than this no person asks at once: the rest stays unanswered. */
const mostAnswers = 12
const mostQuestions = 30
/** Characters that are read for the answers to one message, each of which looks through all of it; so many questions have one, however long it is. */
const mostRead = 120_000
const leastQuestions = 6

/** Below this share what has no form of a question is none: "no, chemist means the pharmacy!" */
const hardlyAsked = 0.3

/** "I drink a fair bit" tells of alcohol and asks for nothing. */
const tellsOfDrinking =
  /\b(?:i|he|she|we) (?:do |does |also |only )?(?:drinks?|like a drink)(?: (?:a (?:fair |good |little |quite a )?(?:bit|lot|few)|too much|heavily|most (?:days|nights)|every (?:day|night|weekend)|socially|at weekends))\b[^?]*$/i

function isHardlyAsked({ act, text, sureness }: Clause): boolean {
  if (tellsOfDrinking.test(text)) return true
  return act.startsWith('ask-') && sureness < hardlyAsked && !isQuestion(text) && !isRequest(text)
}

/** "Can I ask about my dad?" asks for nothing but an ear. */
const asksToSpeak =
  /^\W*(?:so|ok|and|also)?\W*(?:can|could|may|might) (?:i|we) (?:just |also |please )?(?:ask|talk|speak|tell|say)\b[^?]*\b(?:about|to you|you|something|a question)\b[^?]{0,30}[?.\s]*$/i

/** Every question of the message has its answer, on its own topic; two that are asked or answered alike are answered once. */
export const answerQuestions: Move = (state) => {
  const { crisis } = state.judged
  if (crisis === 'card' || crisis === 'question') return []
  const asked = new Set<string>()
  const said = new Set<string>()
  const parts: Part[] = []
  const most = Math.min(mostQuestions, Math.max(leastQuestions, Math.floor(mostRead / Math.max(1, state.words.length))))
  for (const [place, clause] of joinedMedicines(state.heard.clauses)) {
    if (state.judged.wantsVerdict && clause.act === 'ask-cause') continue
    // "It was just a bad day" takes a crisis back and asks nothing.
    if (crisis === 'released' && !isQuestion(clause.text)) continue
    if (asksToSpeak.test(clause.text) || isHardlyAsked(clause)) continue
    const question = `${clause.act} ${clause.text}`
    if (
      asked.has(question) ||
      !(
        asksAs(clause, state.words) in answers ||
        namesDocument(clause.text) ||
        ownValue(clause, state) !== null ||
        doubleDose(clause, state) !== null
      )
    )
      continue
    asked.add(question)
    if (asked.size > most || parts.length === mostAnswers) break
    const text = answerTo(clause, state)
    if (text === null || said.has(text)) continue
    said.add(text)
    parts.push({ kind: 'answer', text, clause: place })
  }
  return withoutRepeats(withoutIdle(parts))
}

/** What several answers end with alike is said once. */
function withoutRepeats(parts: readonly Part[]): readonly Part[] {
  const said = new Set<string>()
  return parts.flatMap((part) => {
    const blocks = part.text.split('\n\n').filter((block) => !said.has(block))
    for (const block of blocks) said.add(block)
    return blocks.length === 0 ? [] : [{ ...part, text: blocks.join('\n\n') }]
  })
}

/** "I do not have a sure answer" is not said beside an answer. */
function withoutIdle(parts: readonly Part[]): readonly Part[] {
  const told = parts.filter(({ text }) => !isUnsure(text))
  return told.length > 0 ? told : parts
}

/** What a clause asks: "what happens if ..." asks too, whatever else it does. A question that names a medicine and no other topic is about it. */
function asksAs({ act, text }: Clause, words: string): Act {
  const leavesOpen = (act === 'hypothetical' && opensAsQuestion(text)) || (act === 'ask-service' && asksToTell.test(text))
  const asks = leavesOpen ? topicByCue(text) : act
  if (asks === 'ask-why' && !whyCue.test(text) && !asksMeaning.test(text)) return 'ask-cause'
  if (ofTaking.has(asks) && takes.test(text) && findMedicines(knownMedicines(), text).length > 0) return 'ask-medicine'
  const about = isLean(text) ? words : text
  return leavesTopicOpen.has(asks) && medicineKinds.some(({ asked }) => asked.test(about)) ? 'ask-medicine' : asks
}

/** The topic that the words name, whatever the reader took the clause for. */
function topicByCue(text: string): Act {
  return questionCues.find(([act, cue]) => act !== 'ask-service' && cue.test(text))?.[0] ?? 'ask-cause'
}

const asksToTell = /\b(?:tell|explain|advise|help|remind)\b (?:me |us )?(?:about|what|how|with|on|whether|if|why|more)\b/i

/** "Why do you ask": the form of it; any other why is about the body. */
const [, whyCue = /^$/] = questionCues.find(([act]) => act === 'ask-why') ?? []

/** "Can I take Imodium, I am flying tomorrow?" asks for the medicine, whatever else the day brings. */
const ofTaking: ReadonlySet<Act> = new Set(['ask-daily', 'ask-danger', 'ask-cause'])
const takes = /\b(?:can|could|should|may|shall|ok(?:ay)? to|safe to) (?:i |we |he |she )?(?:take|use|have|try|give)\b/i

const leavesTopicOpen: ReadonlySet<Act> = new Set(['ask-danger', 'ask-cause', 'ask-outlook', 'help'])

/** What a value of the patient's own means; beside a danger only where its meaning is asked for. */
function ownValue({ text, act }: Clause, { documents, time, now }: TurnState): string | null {
  return bodilyTriage(now) === null || act === 'ask-test' ? answerOwnValue(text, documents, time, patientOf(now, documents)) : null
}

function answerTo(clause: Clause, state: TurnState): string | null {
  const own = ownValue(clause, state)
  if (own !== null) return own
  const fromDocuments = namesDocument(clause.text)
    ? answerFromDocuments(clause.text, state.documents, state.time, patientOf(state.now, state.documents))
    : null
  if (fromDocuments !== null && clause.act !== 'ask-record' && clause.act !== 'ask-test') return fromDocuments
  const act = asksAs(clause, state.words)
  const near = bodilyTriage(state.now) === null ? closely : closelyInDanger
  const asks = act.startsWith('ask-') || act === 'help' || isQuestion(clause.text)
  const isTagged = tag.test(clause.text) && namedIn(clause.text, state) !== null
  for (const answer of [
    doubleDose,
    sureAnswer,
    ...(bodilyTriage(state.now) === null ? [twoNamed] : []),
    ...(isTagged ? [causeAnswer] : []),
    takenBack,
    forThisPerson,
    careAnswer,
    ...(ofTheTalk.has(act) ? (act === 'ask-record' && !ofOneself.test(clause.text) ? [medicineFact] : []) : asks ? near : []),
    ...(answers[act] ?? []),
  ]) {
    const text = answer(clause, state)
    const isChecked = answer === remedy || (answer === foodWithMedicine && namesAnother(clause.text, state))
    if (text !== null) return isChecked ? withCheck(text, clause.text, state) : text
  }
  return null
}

/** "What is my dose?" asks for the record, "what is Valtrex?" for the medicine. */
const ofOneself = /\b(?:my|mine|i|am|we|our)\b/i

/** "He's got sepsis, hasn't he?" */
const tag = /n['’]?t (?:it|he|she|they|i|we|that)\W*$|\binnit\W*$/i

/** Whether a question about a food names one more remedy than the medicine that is taken. */
function namesAnother(text: string, { now }: TurnState): boolean {
  const taken = new Set(now.drugs.map((drug) => drug.toLowerCase()))
  return findMedicines(knownMedicines(), text).some(
    ({ name }) => !taken.has(name) && !/grapefruit|alcohol|cranberry|milk|calcium/.test(name),
  )
}

/** "Can I have cranberry juice and St John's wort?": what is named beside a remedy is checked as well. */
function withCheck(text: string, asked: string, { now, words }: TurnState): string {
  const checked = medicationAnswer(asked, now, now.person, words)
  return checked?.includes('- **') ? `${text}\n\n${checked}` : text
}
