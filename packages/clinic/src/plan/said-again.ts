import { freshOf, hasNoWords, isSaidBefore, sentencesOf, timesSaid, wasAskedBefore } from '../case/said-before.ts'
import { isQuestion } from '../hear/act-cues.ts'
import type { Clause } from '../hear/clause.ts'
import { stillListening } from '../say/cards/feelings.ts'
import { ownsChange } from '../say/changed-mind.ts'
import { unsureAgain, whoToAsk } from '../say/who-to-ask.ts'
import type { TurnState } from '../turn/turn-state.ts'
import { anotherAnswer, speaksOfIt } from './moves/answers/another-answer.ts'
import { closerAnswer } from './moves/answers/closer/closer-answer.ts'
import { isDecision } from './moves/answers/ruled-out/ruled-out.ts'
import { isUnsure } from './moves/answers/unsure-answer.ts'
import { asksYesOrNo } from './moves/answers/yes-or-no-form.ts'
import { bodilyTriage } from './moves/danger.ts'
import type { Part } from './part.ts'

/** So much of an answer must have been said before for it to be the same one. */
const mostlySaid = 0.6

/**
 * No sentence of a talk comes back word for word: a recap or a word of sympathy that was said is left out or said otherwise; a question that
 * gets the same answer once more gets its heart, and from the next time on who knows more. What a danger calls for is left as it is.
 */
export function inOtherWords(parts: readonly Part[], state: TurnState): Part[] {
  const { now, judged } = state
  if (now.said === undefined || judged.crisis !== 'none') return sentencesOnce(parts)
  const isDanger = bodilyTriage(now) !== null
  return sentencesOnce(parts).flatMap((part) => {
    if (part.kind === 'understood') return isSaidBefore(part.text, now) ? [] : [part]
    if (part.kind === 'sympathy' && isSaidBefore(part.text, now) && !isCourtesy(part, state))
      return parts.length > 1 ? [] : [{ ...part, text: freshOf(stillListening, { ...now, turns: 0 }) }]
    if (part.kind === 'answer' && isDanger) return [inShort(part, state)]
    return part.kind === 'answer' ? [{ ...part, text: answerInTurn(part, state) }] : [part]
  })
}

/** What is said for an answer: itself the first time, and something else or less where it comes again. */
function answerInTurn({ text, clause: place }: Part, state: TurnState): string {
  const { now } = state
  const clause = place === undefined ? undefined : state.heard.clauses[place]
  // Why something is asked is said as often as it is asked for: it belongs to the question that stands.
  if (clause === undefined || clause.act === 'ask-why') return text
  if (ownsChange(text) || isDecision(text, state)) return text
  if (isUnsure(text) && wasAskedBefore(clause.text, now) && !hasNoWords(clause.text)) return unsureAgain(clause.text, now)
  if (isBeside(text, clause, state)) return elseOf(text, clause, state)
  return isSame(text, state) && isAskedFor(text, clause, state) ? answeredAgain(text, clause, state) : text
}

/** Whether an answer that was given is wanted once more. */
function isAskedFor(text: string, { act, text: words }: Clause, state: TurnState): boolean {
  const asks = act.startsWith('ask-') || isQuestion(words)
  const isAgain = (asks && (isUnsure(text) || wasAskedBefore(words, state.now))) || isSaidEnough(text, state)
  return isAgain && !(hasNoWords(words) && refusal(text) !== null)
}

/** Whether a question is asked again, and its answer speaks of nothing that it names. */
function isBeside(text: string, clause: Clause, state: TurnState): boolean {
  if (!isQuestion(clause.text) || !wasAskedBefore(clause.text, state.now) || hasNoWords(clause.text)) return false
  return !speaksOfIt(text, clause) && closerAnswer(clause, state) === null
}

/** Another answer to a question whose answer was beside the point, else who can give one. */
const elseOf = (text: string, clause: Clause, state: TurnState): string =>
  anotherAnswer(clause, state, text, (said) => isSame(said, state)) ?? unsureAgain(clause.text, state.now)

const courteous: ReadonlySet<string> = new Set(['thanks', 'bye', 'greeting', 'about-doctor', 'help'])
/** Thanks and goodbyes are answered as often as they are said. */
const isCourtesy = ({ clause }: Part, { heard }: TurnState): boolean =>
  clause !== undefined && courteous.has(heard.clauses[clause]?.act ?? '')

/** A new question may have the same answer in full once more; one who objects, or asks on, has its heart. */
const inFullAtMost = 2
const objecting: ReadonlySet<string> = new Set(['correction', 'refusal', 'about-doctor'])
const objects = /\?\?|!!|\b(?:you (?:said|wrote|told)|i (?:said|told you|meant)|already|not what i|why on earth|again)\b/i

function isSaidEnough(text: string, { now, heard, words }: TurnState): boolean {
  const sentences = sentencesOf(text)
  const isObjecting = objects.test(words) || heard.clauses.some(({ act }) => objecting.has(act))
  const most = isObjecting ? 1 : inFullAtMost
  return sentences.length > 1 && sentences.every((sentence) => timesSaid(sentence, now) >= most)
}

/** So many sentences are said again in full while a danger stands. */
const saidInFull = 2

/** Beside a danger a long answer that was given word for word comes back as its heart. */
function inShort(part: Part, { now, heard }: TurnState): Part {
  if (sentencesOf(part.text).length <= saidInFull || !isSaidBefore(part.text, now)) return part
  const question = part.clause === undefined ? '' : (heard.clauses[part.clause]?.text ?? '')
  return { ...part, text: refusal(part.text) ?? inBrief(part.text, question) }
}

/** What is said in words of its own: cards and questions are left as they are. */
const inProse: ReadonlySet<Part['kind']> = new Set(['answer', 'obstacle', 'sympathy', 'understood'])

/** No sentence stands twice in one reply: what an earlier part says is left out of the later ones, and a part of which nothing is left. */
export function sentencesOnce(parts: readonly Part[]): Part[] {
  const said = new Set<string>()
  return parts.flatMap((part) => {
    if (!inProse.has(part.kind)) return [part]
    const own = sentencesOf(part.text)
    const again = own.filter((sentence) => said.has(sentence))
    for (const sentence of own) said.add(sentence)
    if (again.length === 0) return [part]
    if (again.length === own.length) return []
    const text = again.reduce((rest, sentence) => rest.replace(sentence, ''), part.text)
    return [
      {
        ...part,
        text: text
          .replace(/ {2,}/g, ' ')
          .replace(/^- *(?:\n|$)/gm, '')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
      },
    ]
  })
}

/** Whether most of an answer was given before. */
function isSame(text: string, { now }: TurnState): boolean {
  const sentences = sentencesOf(text)
  const said = sentences.filter((sentence) => timesSaid(sentence, now) > 0)
  return isUnsure(text) ? said.length > 0 : sentences.length > 0 && said.length >= sentences.length * mostlySaid
}

/** What is said to a question that was answered before with the same words: another answer where one is known, else its heart, else who can say it. */
function answeredAgain(text: string, clause: Clause, state: TurnState): string {
  const { now } = state
  const question = clause.text
  const inOrder = { ...now, turns: 0 }
  const refused = refusal(text)
  if (refused !== null && asksLeave.test(question)) return `${freshOf(refusedAgain, inOrder)} ${refused}`
  if (isUnsure(text)) return unsureAgain(question, now)
  if (refused === null && !wasAskedBefore(question, now)) return inBrief(text, question)
  const another = anotherAnswer(clause, state, text, (said) => isSame(said, state))
  if (another !== null) return another
  const heart = heartOf(text, question)
  const way = freshOf(
    briefly.map((each) => each.replace('{heart}', heart)),
    inOrder,
  )
  return way.startsWith('In short') ? `${way} ${handedOver.replace('{who}', whoToAsk(question, now))}` : way
}

/** The ways to say the heart of an answer once more. */
const briefly: readonly string[] = [
  'In short: {heart}',
  'Plainly: {heart}',
  'Once more, as clearly as I can: {heart}',
  'The answer is still: {heart}',
]

/** Why an answer said no: its first sentence that gives the reason; null where it said no such thing. */
function refusal(text: string): string | null {
  const item = /^- \*\*[^*]+\*\*: (.+?[.!])(?= |$)/m.exec(text)
  if (item?.[1] !== undefined) return item[1]
  if (!/^(?:no|not|please (?:no|not|do not|wait)|do not|better not)\b/i.test(text)) return null
  const [first = ''] = sentencesOf(text)
  return first.replace(/^no[,:] (?:please )?/i, '').replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

/** So many more words of the question a later sentence has to have to be said instead of the first, which mostly answers. */
const closerBy = 2

const inBrief = (text: string, question: string): string => `In short: ${heartOf(text, question)}`

/** The heart of an answer: its first sentence that says something, or a later one that is much closer to the question. */
function heartOf(text: string, question: string): string {
  const words = new Set(question.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  const shared = (sentence: string) => (sentence.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => words.has(word)).length
  const sentences = sentencesOf(text.replace(cited, '')).filter(
    (sentence) => !/:$|^So far this sounds|^The leaflet in the packet/.test(sentence),
  )
  const [first = ''] = sentences
  const isDecided = asksYesOrNo(question) !== null && /^(?:yes|no|not)\b/i.test(first)
  const heart = isDecided
    ? first
    : sentences.reduce((best, sentence) => (shared(sentence) >= shared(best) + closerBy ? sentence : best), first)
  return /^(?:[A-Z]{2}|I\b|[A-Z][a-z]+ing\b)/.test(heart) ? heart : heart.charAt(0).toLowerCase() + heart.slice(1)
}
const cited = / ?\((?:[A-Z][A-Za-z.&]+: [^()]*(?:\([^()]*\)[^()]*)*)\)/g

/** Who asks once more whether he may is told no once more; who only asks on is not. */
const asksLeave =
  /\b(?:can|could|may|should|shall|must|might) (?:i|we|he|she|they|my)\b|\b(?:ok|okay|safe|alright|all right|fine|allowed|harm|hurt|sure|really|please|but|just)\b|\bwhy (?:not|can['’]?t)\b/i

const refusedAgain: readonly string[] = [
  'It is still a no, for the same reason.',
  'I would not do it, and here is why once more.',
  'My answer has not changed, and I would rather you were cross with me than harmed by it.',
  'No, I cannot say yes to that one.',
]
/** Said under the heart of an answer that was asked for a second time. */
const handedOver = 'If that is not what you mean, tell me which part is missing; for more than that, ask {who}.'
