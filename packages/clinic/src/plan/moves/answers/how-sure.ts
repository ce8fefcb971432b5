import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'

const asked =
  /\b(?:are|r) (?:you|u) (?:really |absolutely |quite |100 ?% )?(?:sure|certain|positive)\b|\bwhat if (?:you['’]?re|you are|ur|youre) (?:wrong|mistaken|missing)|\bhow (?:sure|certain|confident) (?:are|r) (?:you|u)\b|\bcould (?:you|u) be wrong\b|\bcan i trust (?:you|this|that)\b/i
const signsShown = 2

/** "Are you sure?", "what if you're wrong?": how far words go, and what would change the doctor's mind. */
export const howSure: Answer = ({ text }, state) => {
  if (!asked.test(text)) return null
  const { condition } = illnessOf('', state)
  const advice = condition === null ? null : suitedAdvice(state.base.knowledge, condition.id, state.now)
  const signs = (advice?.callIf ?? []).slice(0, signsShown)
  const now = condition === null ? '' : ` So far ${spokenCondition(condition.name)} fits best.`
  const change = signs.length === 0 ? '' : ` I would think otherwise if ${spokenList(signs, 'or')}.`
  return `No, not certain: I have only your words and cannot examine you.${now}${change} If it worries you or does not get better, let a doctor look at it; that is no overreaction.`
}
