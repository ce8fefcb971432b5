import type { Clause } from '../../../hear/clause.ts'
import { noQuestion } from '../../../hear/topics.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { advisedAnswer, answerTo, closeAnswer } from './answer-of-clause.ts'
import { frameOf, lineStems, objectsOf, speaksOf } from './asked-words.ts'
import { answerOfTopic, closestAnswer } from './by-topic.ts'
import { closerAnswer } from './closer/closer-answer.ts'
import { fitsQuestion } from './fits-question.ts'
import { inCountry } from './in-country.ts'
import { isUnsure } from './unsure-answer.ts'

/** So many of the topics that a question may be heard on are looked at. */
const topicsRead = 3
const likely = 0.15
/** As near as "beer" is to "alcohol". */
const byField = 0.7

const asksTime: ReadonlySet<string> = new Set(['how-long', 'how-often', 'when', 'will'])
const duration = /\b\d+ (?:to \d+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i

/** Whether a text speaks of anything that a question names; true where it names nothing. */
export function speaksOfIt(text: string, { text: question }: Pick<Clause, 'text'>): boolean {
  const objects = objectsOf(question)
  const stems = lineStems(text)
  if (asksTime.has(frameOf(question) ?? '') && duration.test(text)) return true
  return objects.length === 0 || objects.some((object) => speaksOf(object, stems) >= byField)
}

/**
 * Another answer to a question that did not get what it asked for: the first of all that is known that speaks of its very words and was not
 * said. In: the clause, the turn, the answer that was given, and whether a text was said. Out: the answer; null where there is none, or the given one was to the point.
 */
export function anotherAnswer(clause: Clause, state: TurnState, given: string, isSaid: (text: string) => boolean): string | null {
  const isOf = (text: string) => speaksOfIt(text, clause)
  if (objectsOf(clause.text).length === 0 || isOf(given) || closerAnswer(clause, state) !== null) return null
  const ofTopics: readonly Answer[] = (clause.topics ?? [])
    .filter(({ topic, share }) => topic !== noQuestion && share >= likely)
    .slice(0, topicsRead)
    .map(
      ({ topic }) =>
        (...asked: Parameters<Answer>) =>
          answerOfTopic(topic, ...asked),
    )
  for (const answer of [advisedAnswer, closestAnswer, closeAnswer, ...ofTopics, answerTo]) {
    const text = answer(clause, state)
    if (text === null || isUnsure(text) || isSaid(text) || !fitsQuestion(text, clause, state)) continue
    if (isOf(text)) return inCountry(text, state.now.country)
  }
  return null
}
