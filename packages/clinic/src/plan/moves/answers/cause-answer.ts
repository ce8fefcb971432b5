import { conditionAnswer } from '../../../say/condition-answer.ts'
import { findHealthFact } from '../../../say/health-facts.ts'
import type { Answer } from './answer.ts'
import { causesSoFar, couldItBe, ofOrgan } from './could-it-be.ts'
import { namedIn } from './illness.ts'
import { labAnswer } from './lab-answer.ts'
import { numberAnswer } from './number-answer.ts'

const suspects = /\b(?:could|can|might|is|may|do (?:you think|i have)|have i|does (?:he|she)|sounds? like|think)\b/i
const general = /\b(?:what (?:is|are|causes?)|what['’]s|tell me about|explain|define|meaning of)\b/i

/** What it is and what it comes from: of a named illness, or of what was told. */
export const causeAnswer: Answer = ({ text }, state) => {
  const number = state.now.complaints.length === 0 || /\d|\bdiabet/i.test(text) ? numberAnswer(text, state.words) : null
  if (number !== null) return number
  const named = namedIn(text, state) ?? (suspects.test(text) ? ofOrgan(text, state) : null)
  if (named !== null && state.now.complaints.length > 0 && suspects.test(text) && !general.test(text)) return couldItBe(named, state)
  return (
    conditionAnswer(state.base.knowledge, text) ??
    findHealthFact(text)?.answer ??
    labAnswer(text, state.now) ??
    causesSoFar(state) ??
    'I can say more once I know what you feel. Where is it, since when, and what comes with it?'
  )
}
