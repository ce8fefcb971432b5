import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'

const asksOfMarks = /\b(?:scars?|scarring|marks?|pits?|pock(?:s|marks?)?|stains?)\b/i
const sentencesShown = 2

/** "Will it leave marks?": what is known of the very illness; null where nothing is. */
export const marksLeft: Answer = ({ text }, state) => {
  if (!asksOfMarks.test(text)) return null
  const { condition, facts } = illnessOf(text, state)
  if (condition === null) return null
  const advice = suitedAdvice(state.base.knowledge, condition.id, state.now)
  const texts = [facts?.lasts ?? '', condition.summary, ...(advice?.avoid ?? []), ...(advice?.home ?? []), ...(advice?.doctor ?? [])]
  const said = texts.flatMap((each) => each.split(/(?<=[.!?])\s+/)).filter((each) => asksOfMarks.test(each))
  const source = facts?.sources[0] ?? advice?.sources[0]
  const words = said.slice(0, sentencesShown).join(' ')
  return words === '' ? null : `${words}${source === undefined ? '' : ` (${source})`}`
}
