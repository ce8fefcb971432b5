import { isQuestion, opensAsQuestion, questionCues } from '../../hear/act-cues.ts'
import type { Act, Clause } from '../../hear/clause.ts'
import { isHardlyPoisonous } from '../../hear/lexicon/crisis/hardly-poisonous.ts'
import { answerFromDocuments, namesDocument } from '../../records/documents/answer-from-documents.ts'
import { conversationTexts } from '../../say/conversation-text.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { aboutIllness } from './answers/about-illness.ts'
import { type Answer, isLean } from './answers/answer.ts'
import { careAnswer } from './answers/care-answer.ts'
import { causeAnswer, offTopic } from './answers/cause-answer.ts'
import { contagion } from './answers/contagion.ts'
import { dailyFacts } from './answers/daily-facts.ts'
import { dailyLife } from './answers/daily-life.ts'
import { dangerAnswer } from './answers/danger-answer.ts'
import { everydayFact } from './answers/everyday-facts.ts'
import { namedIn } from './answers/illness.ts'
import { labAnswer } from './answers/lab-answer.ts'
import { medicineAnswer } from './answers/medicine-answer.ts'
import { medicineEffects } from './answers/medicine-effects.ts'
import { medicineKinds } from './answers/medicine-kinds.ts'
import { medicineUse } from './answers/medicine-use.ts'
import { numberAnswer } from './answers/number-answer.ts'
import { outlook } from './answers/outlook.ts'
import { recordAnswer, testAnswer } from './answers/record-answer.ts'
import { remedy } from './answers/remedies.ts'
import { service } from './answers/service.ts'
import { trigger } from './answers/triggers.ts'
import { whatToDo } from './answers/what-to-do.ts'
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
const asksLeave = /\b(?:can|could|may|should|shall|must|avoid|allowed|ok|okay|safe|fine|best|better|need)\b/i

/** "How long off work?" asks for the days off, not for the course. */
const ofTimeOff: Answer = (clause, state) => (timeOff.test(clause.text) ? dailyLife({ ...clause, text: 'work' }, state) : null)
const timeOff = /\b(?:off work|days? off|time off|back (?:to|at) work|return to work)\b/i

/** A taste of something hardly poisonous is no question, and yet wants an answer. */
const tasted: Answer = (_clause, { words }) => (isHardlyPoisonous(words) ? hardlyPoisonous : null)
const hardlyPoisonous =
  'That is hardly poisonous: a bite or a lick of it passes by itself, at most with a loose stool. Wipe the mouth, give some water to drink, and carry on as usual. Call the poison line if it was a lot, if it was something else as well, or if there is vomiting, drowsiness, a rash or trouble breathing. Coughing, drooling or trouble swallowing after it: emergency department. (NHS: Poisoning)'

/** Each kind of question, and the answers that are tried in turn. */
const answers: Partial<Record<Act, readonly Answer[]>> = {
  'ask-why': [why],
  'ask-service': [service, causeAnswer],
  'ask-danger': [ofDailyLife, dangerAnswer],
  'ask-medicine': [medicineAnswer],
  'ask-record': [recordAnswer],
  'ask-test': [testAnswer],
  'ask-cause': [whatToDo, ofDailyLife, causeAnswer],
  'ask-outlook': [ofTimeOff, outlook],
  'ask-contagion': [contagion],
  'ask-daily': [dailyLife, whatToDo, causeAnswer],
  help: [whatToDo],
  fact: [tasted],
  answer: [tasted],
}

/** What is tried before the answers of its kind: questions that name their topic so closely that their kind does not matter. */
const closely: readonly Answer[] = [medicineEffects, medicineUse, remedy, everydayFact, aboutIllness, trigger]
/** In an emergency only what can do harm is answered beside the danger. */
const closelyInDanger: readonly Answer[] = [medicineEffects]
/** Kinds that are about nothing of the body. */
const ofTheTalk: ReadonlySet<Act> = new Set(['ask-why', 'ask-record', 'help'])

/** More answers than this nobody reads, and more questions than this no person asks at once: the rest stays unanswered. */
const mostAnswers = 12
const mostQuestions = 30

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
  for (const [place, clause] of state.heard.clauses.entries()) {
    if (state.judged.wantsVerdict && clause.act === 'ask-cause') continue
    // "It was just a bad day" takes a crisis back and asks nothing.
    if (crisis === 'released' && !isQuestion(clause.text)) continue
    if (asksToSpeak.test(clause.text)) continue
    const question = `${clause.act} ${clause.text}`
    if (asked.has(question) || !(asksAs(clause, state.words) in answers || namesDocument(clause.text))) continue
    asked.add(question)
    if (asked.size > mostQuestions || parts.length === mostAnswers) break
    const text = answerTo(clause, state)
    if (text === null || said.has(text)) continue
    said.add(text)
    parts.push({ kind: 'answer', text, clause: place })
  }
  return withoutIdle(parts)
}

/** "That is not something I can answer" is not said beside an answer. */
function withoutIdle(parts: readonly Part[]): readonly Part[] {
  const told = parts.filter(({ text }) => text !== offTopic)
  return told.length > 0 ? told : parts
}

/** What a clause asks: "what happens if ..." asks too, whatever else it does. A question that names a medicine and no other topic is about it. */
function asksAs({ act, text }: Clause, words: string): Act {
  const leavesOpen = (act === 'hypothetical' && opensAsQuestion(text)) || (act === 'ask-service' && asksToTell.test(text))
  const asks = leavesOpen ? topicByCue(text) : act
  if (asks === 'ask-why' && !whyCue.test(text) && !asksMeaning.test(text)) return 'ask-cause'
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

const leavesTopicOpen: ReadonlySet<Act> = new Set(['ask-danger', 'ask-cause', 'ask-outlook', 'help'])

function answerTo(clause: Clause, state: TurnState): string | null {
  const fromDocuments = namesDocument(clause.text) ? answerFromDocuments(clause.text, state.documents, state.time) : null
  if (fromDocuments !== null && clause.act !== 'ask-record' && clause.act !== 'ask-test') return fromDocuments
  const act = asksAs(clause, state.words)
  const near = bodilyTriage(state.now) === null ? closely : closelyInDanger
  const asks = act.startsWith('ask-') || act === 'help' || isQuestion(clause.text)
  for (const answer of [careAnswer, ...(ofTheTalk.has(act) || !asks ? [] : near), ...(answers[act] ?? [])]) {
    const text = answer(clause, state)
    if (text !== null) return text
  }
  return null
}
