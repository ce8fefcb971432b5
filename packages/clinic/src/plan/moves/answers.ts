import { isSaidBefore } from '../../case/said-before.ts'
import { asksNothing, isQuestion, isRequest, tellsOnly } from '../../hear/act-cues.ts'
import type { Clause } from '../../hear/clause.ts'
import { lastRead } from '../../hear/last-read.ts'
import { isNarrated } from '../../hear/narrated.ts'
import { noQuestion, type Topic } from '../../hear/topics.ts'
import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { namesDocument } from '../../records/documents/answer-from-documents.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import type { Part } from '../part.ts'
import { speaksOfIt } from './answers/another-answer.ts'
import { advisedAnswer, answerOfOwn, answerTo, answerToTold, closeAnswer, wantsAnswer } from './answers/answer-of-clause.ts'
import { frameOf } from './answers/asked-words.ts'
import { answerOfTopic, closestAnswer } from './answers/by-topic.ts'
import { closerAnswer, isAsking } from './answers/closer/closer-answer.ts'
import { emergencyContraception } from './answers/emergency-contraception.ts'
import { fitsQuestion, fitsTopic } from './answers/fits-question.ts'
import { isHardlyAsked, reports, tells } from './answers/hardly-asked.ts'
import { namedIn } from './answers/illness.ts'
import { inCountry } from './answers/in-country.ts'
import { joinedMedicines } from './answers/joined-medicines.ts'
import { medicineAnswer } from './answers/medicine-answer.ts'
import { onceASentence } from './answers/once-a-sentence.ts'
import { decisionOn } from './answers/ruled-out/decided-medicine.ts'
import { standingLevel } from './answers/standing-level.ts'
import { withThatNamed } from './answers/that-illness.ts'
import { withToldResults } from './answers/told-results.ts'
import { isTopicCertain, sentencesByPlace, topicAsked } from './answers/topic-asked.ts'
import { isSurelyElse } from './answers/topic-in-danger.ts'
import { isUnsure, unsureAnswer } from './answers/unsure-answer.ts'
import { bodilyTriage } from './danger.ts'

/** More answers than this nobody reads, and more questions than this no person asks at once: the rest stays unanswered. */
const mostAnswers = 12
const mostQuestions = 30
/** Characters that are read for the answers to one message, each of which looks through all of it; so many questions have one, however long it is. */
const mostRead = 120_000
const leastQuestions = 6

/** How many of a message's questions are looked at: the longer it is, the fewer. */
export function mostQuestionsIn(words: string): number {
  return Math.min(mostQuestions, Math.max(leastQuestions, Math.floor(mostRead / Math.max(1, words.length))))
}

/** A topic whose object is not in the question gives way to the next, from this share on. */
const nextTopic = 0.15

/** What is not taken up where a likelier topic has nothing to do with the words. */
const idle: ReadonlySet<Topic> = new Set([noQuestion, 'smalltalk'])

/** Somebody who opens the talk tells; what has no form of a question and wishes nothing is asked only where the clause is heard so from this share on. */
const surelyAsked = 0.9

const telling: ReadonlySet<Clause['act']> = new Set(['fact', 'answer', 'change', 'past', 'denial', 'unreadable', 'bye', 'help', 'opinion'])

/** Whether a clause is of a sentence that only tells: by its form, or where somebody opens the talk with what ails him. */
function isOnlyTold(clause: Clause, sentence: string, state: TurnState): boolean {
  const { act } = clause
  // "Is next week soon enough" has no other mark of a question.
  if (isQuestion(clause.text) && standingLevel(clause, state) !== null) return false
  return (
    telling.has(act) &&
    (opensTalk(state.now) || act === 'denial' || tells.test(sentence) || reports.test(sentence)) &&
    asksNothing(sentence)
  )
}

const opensTalk = ({ turns, complaints }: TurnState['now']): boolean => turns <= 1 && complaints.length > 0

/** "Aches in bed when I lie on it", of somebody who opens the talk: told, whatever it sounds like. */
const isOpeningStory = ({ sureness }: Clause, sentence: string, { now }: TurnState): boolean =>
  opensTalk(now) && sureness < surelyAsked && tellsOnly(sentence)

/** What nobody answers: a cause beside the verdict that was asked for, a crisis that is taken back ("it was just a bad day"), what hardly asks. */
function isPassedBy(clause: Clause, { judged, words }: TurnState): boolean {
  if (judged.wantsVerdict && clause.act === 'ask-cause') return true
  const isTakenBack = judged.crisis === 'released' || judged.crisis === 'pictures-left' || judged.crisis === 'grief'
  if (isTakenBack && !isQuestion(clause.text)) return true
  return isHardlyAsked(clause) || isNarrated(words)
}

interface Asked {
  words: string
  /** The clause that is answered, where it is another one. */
  place?: number
  answer(): string | null
}

/** What a clause asks, by the topic of its sentence where that is heard, else by what kind of question it is; null where it asks nothing. */
function questionOf(clause: Clause, sentence: { words: string; place: number }, state: TurnState): Asked | null {
  const decision = decisionOn(clause, sentence.words, state)
  if (decision !== null) return { words: `decided ${decision.id}`, place: sentence.place, answer: () => decision.text }
  // What asks after the patient's own papers is answered out of them.
  const topic =
    bodilyTriage(state.now) === null && !namesDocument(clause.text) ? fittingTopic({ ...clause, text: sentence.words }, state) : null
  if (topic !== null && tellsOfNoMedicine(topic, clause.text)) return wantsAnswer(clause, state) ? ofKindOf(clause, state) : null
  const asksOn = askedAfter(clause, state)
  if (asksOn !== null) return { ...sentence, answer: () => medicineAnswer(asksOn, state) }
  if (isOnlyTold(clause, sentence.words, state)) return { ...sentence, answer: () => answerToTold(clause, state) }
  // "Urgent care or my own doctor?" may be cut in two.
  const whole = mayBeEither(sentence.words) ? { ...clause, text: sentence.words } : clause
  // What is cut in two ("does my husband need | the cream too") is asked as a whole.
  const ofSentence = () => (sentence.words === clause.text ? null : closerInSentence({ ...clause, text: sentence.words }, state))
  const closer = closerAnswer(clause, state) ?? ofSentence() ?? (bodilyTriage(state.now) === null ? ofWhole(whole, state) : null)
  if (closer !== null) return { ...sentence, answer: () => closer }
  if (isOpeningStory(clause, sentence.words, state)) return { ...sentence, answer: () => answerToTold(clause, state) }
  if (topic === noQuestion && !isQuestion(clause.text)) return null
  if (isLikelyNone(clause, sentence.words, state)) return { ...sentence, answer: () => answerOfOwn(clause, state) }
  if (topic !== null && topic !== noQuestion)
    return {
      ...sentence,
      answer: () =>
        answerOfSentence(topic, clause, { ...clause, text: sentence.words }, state) ??
        (wantsAnswer(clause, state) ? ofKind(clause, state) : null),
    }
  return wantsAnswer(clause, state) ? ofKindOf(clause, state) : null
}

/** What is more likely to ask nothing than anything else, and has no mark of a question, is told; beside a danger everything is taken up. */
const isLikelyNone = ({ topics: [first] = [] }: Clause, sentence: string, { now }: TurnState): boolean =>
  first?.topic === noQuestion && bodilyTriage(now) === null && !marksQuestion(sentence)
const marksQuestion = lastRead((sentence) => /\?\W*$/.test(sentence) || wishesFor.test(sentence))
const wishesFor = /\b(?:i|we)(?: just| really| only)? (?:want|need|wish|would like|[’']d like)\b|\b(?:i|we)['’]d (?:like|love)\b/i

const closerInSentence = onceASentence(closerAnswer)

/** What the standing level, or the advice for the likeliest illness, answers to a question as a whole. */
const ofWhole = onceASentence(
  (clause, state) =>
    (isAsking(clause) ? standingLevel(clause, state) : null) ?? (asksOfNamed(clause, state) ? null : advisedAnswer(clause, state)),
)

const mayBeEither = lastRead((words) => / or /i.test(words))

const afterAnother = /^\W*(?:and|or|what about|how about)\s+(?:the |some |a )?[\w-]+\W*$/i

/** "And nurofen", after a question about another medicine, asks the same of this one; null where it is anything else. */
function askedAfter(clause: Clause, { before, now }: TurnState): Clause | null {
  const isNext = (before.medicinesNamed?.length ?? 0) > 0 && afterAnother.test(clause.text)
  if (!isNext || bodilyTriage(now) !== null || findMedicines(knownMedicines(), clause.text).length === 0) return null
  return {
    ...clause,
    act: 'ask-medicine',
    text: `How much can I take: ${clause.text.replace(/^\W*(?:and|or|what about|how about)\s+/i, '')}`,
  }
}

const ofMedicinesForTwo: ReadonlySet<Topic> = new Set(['medicine-in-pregnancy', 'medicine-breastfeeding'])

/** "I am 20 weeks pregnant and have a headache" asks for no medicine. */
function tellsOfNoMedicine(topic: Topic, text: string): boolean {
  const names = /\b(?:take|taking|tablets?|pills?|medic\w*|drugs?|safe|ok(?:ay)?|allowed)\b/i.test(text)
  return (
    ofMedicinesForTwo.has(topic) && !names && !isQuestion(text) && !isRequest(text) && findMedicines(knownMedicines(), text).length === 0
  )
}

/** What a clause asks, by what kind of question it is. */
const ofKindOf = (clause: Clause, state: TurnState): Asked => ({
  words: `${clause.act} ${clause.text}`,
  answer: () => ofKind(clause, state),
})

/** The answer by kind; beside a danger none to what is surely about something else: its own answer stands with the danger (`topic-in-danger.ts`). */
const ofKind = (clause: Clause, state: TurnState): string | null =>
  bodilyTriage(state.now) !== null && isSurelyElse(clause) ? null : fitting(answerTo(clause, state), clause, state)

/** What the clause asks, where its words hold what that is about; else the next likely topic of which they do. */
const fittingTopic = onceASentence(findTopic)

function findTopic(clause: Clause, state: TurnState): Topic | null {
  if (getsItToo.test(clause.text) || (clause.act === 'ask-contagion' && getsIt.test(clause.text))) return 'is-it-catching'
  if (asksOfNamed(clause, state)) return 'could-it-be'
  const topic = topicAsked(clause)
  if (topic === null || topic === noQuestion || fitsTopic(topic, clause, state)) return topic
  const next = clause.topics?.find((each) => !idle.has(each.topic) && each.share >= nextTopic && fitsTopic(each.topic, clause, state))
  return next?.topic ?? null
}

/** "Could it be the menopause?", "might that be gout": whether it is what is named. */
const asksOfNamed = ({ text }: Clause, state: TurnState): boolean => couldBeNamed.test(text) && namedIn(text, state) !== null
const couldBeNamed =
  /^\W*(?:(?:and|so|but|or)\W+)?(?:could|might|can) (?:it|this|that|these|they)(?: all)? (?:just |really |also |possibly )?be (?:an? |the |some |my |just )*[a-z' -]{3,40}\W*$/i

/** "Will my baby get it too?", "can they get it off me?" */
const getsItToo =
  /\b(?:will|can|could|might|does|do|would) (?!i\b|we\b)(?:\w+ ){1,3}?(?:get|catch|have|pick up) (?:it|this|that)\b[^?]{0,12}\b(?:too|as well|(?:off|from) (?:me|him|her|us))\b/i

/** "Can my girlfriend get it", "can hubby catch it" */
const getsIt =
  /^\W*(?:(?:and|so|but)\W+)?(?:will|can|could|might|does|do|would) (?!i\b|we\b)(?:\w+ ){1,3}?(?:get|catch|have) (?:it|this|that)\W*$/i

/** An answer that is one to the question; else, where no danger stands, the honest word that there is none. */
function fitting(answer: string | null, clause: Clause, state: TurnState): string | null {
  if (answer === null || (fitsQuestion(answer, clause, state) && !isBesideIt(answer, clause))) return answer
  return bodilyTriage(state.now) === null ? unsureAnswer(clause.text) : null
}

const ofWhatItIs = /^(?:So far this sounds|This sounds most like|What helps:|If this is [^:]+, which fits best so far: the pain)/
const asksOfDoing: ReadonlySet<string> = new Set(['may', 'will', 'who', 'where', 'helps'])

const tellsCatching = /^(?:If this is [^:]+: )?(?:No|Yes),? [^.]*\b(?:not )?(?:catching|contagious)\b/i
const asksCatching =
  /\b(?:catch\w*|contag\w*|infect\w*|spread\w*|pass\w*|give|gave|get|got|near|close|around|kiss\w*|hug\w*|cuddl\w*|shar\w*|visit\w*|school|nursery|work|swim\w*|pool|isolat\w*|baby to|stay|away|apart)\b/i

/** What an illness is, or what helps against it, is no answer to whether something else that is named may be done. */
const isBesideIt = (answer: string, clause: Clause): boolean =>
  (tellsCatching.test(answer) && asksOfDoing.has(frameOf(clause.text) ?? '') && !asksCatching.test(clause.text)) ||
  (ofWhatItIs.test(answer) && asksOfDoing.has(frameOf(clause.text) ?? '') && !speaksOfIt(answer, clause))

/** The answer where it is one to the question. */
const kept = (answer: string | null, clause: Clause, state: TurnState): string | null =>
  answer !== null && fitsQuestion(answer, clause, state) ? answer : null

/** The closest answer that there is: the patient's own values, what is known of just this question, what names its topic closely, then the topic. */
function answerOfSentence(topic: Topic, clause: Clause, sentence: Clause, state: TurnState): string | null {
  const close = isTopicCertain(clause) ? null : closeAnswer
  const known = answerOfOwn(clause, state) ?? closestAnswer(sentence, state)
  const ofTopic = kept(answerOfTopic(topic, sentence, state), clause, state)
  return (
    known ?? kept(close?.(clause, state) ?? null, clause, state) ?? (ofTopic !== null && isBesideIt(ofTopic, sentence) ? null : ofTopic)
  )
}

/** What runs out while one waits is said without being asked for: what still prevents a pregnancy. */
function toldInTime(clause: Clause, sentence: { words: string; place: number }, state: TurnState): Asked | null {
  const answer = isQuestion(clause.text) ? null : emergencyContraception(clause, state)
  return answer === null || isSaidBefore(answer, state.before) ? null : { ...sentence, answer: () => answer }
}

/** Every question of the message has its answer, on its own topic; two that are asked or answered alike are answered once. */
export const answerQuestions: Move = (state) => {
  const { crisis } = state.judged
  if (crisis === 'card' || crisis === 'question') return []
  const asked = new Set<string>()
  const lookedAt = new Set<string>()
  const said = new Set<string>()
  const parts: Part[] = []
  const sentences = sentencesByPlace(state.heard.clauses)
  const most = mostQuestionsIn(state.words)
  for (const [place, given] of joinedMedicines(state.heard.clauses)) {
    const clause = withThatNamed(given, state)
    const sentence = clause === given ? (sentences.get(place) ?? { words: clause.text, place }) : { words: clause.text, place }
    // What is said again and again in one sentence is looked at once.
    const saying = `${sentence.place} ${clause.act} ${clause.text}`
    if (lookedAt.has(saying)) continue
    lookedAt.add(saying)
    const question = toldInTime(clause, sentence, state) ?? (isPassedBy(clause, state) ? null : questionOf(clause, sentence, state))
    if (question === null || asked.has(question.words)) continue
    asked.add(question.words)
    if (asked.size > most || parts.length === mostAnswers) break
    const answer = question.answer()
    const text = answer === null ? null : withToldResults(inCountry(answer, state.now.country), state.now, state.documents, state.words)
    if (text === null || said.has(text)) continue
    said.add(text)
    parts.push({ kind: 'answer', text, clause: question.place ?? place })
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
