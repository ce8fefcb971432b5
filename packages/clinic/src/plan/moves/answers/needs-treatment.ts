import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { Answer } from './answer.ts'
import { namedIn } from './illness.ts'

const asksNeed =
  /\b(?:does|do|has|have|must|should|need|needs|got)\b.{0,40}\b(?:to be treated|be treated|treated|treatment|treating)\b|\btreatment\b.{0,20}\b(?:needed|necessary|required)\b|\bgo(?:es)? away (?:by itself|on its own|by themselves|without)\b/i
const treats =
  /\b(?:tablets?|antivirals?|antibiotics?|medicines?|inhalers?|steroids?|creams?|drops|injections?|ointment|surgery|operation|treat\w*)\b/i
const shown = 2

/** "Does herpes have to be treated?": whether it needs a doctor, what treatment does and what to expect without one, from its advice; null where none is written. */
export const needsTreatment: Answer = ({ text }, state) => {
  if (!asksNeed.test(text)) return null
  const condition = namedIn(text, state)
  const advice = condition === null ? null : suitedAdvice(state.base.knowledge, condition.id, state.now)
  if (condition === null || advice === null) return null
  const name = spokenCondition(condition.name)
  const lead =
    condition.triageFloor === 'self-care'
      ? `Often not by a doctor: ${name} can usually be looked after at home.`
      : `It is worth having ${name} seen and treated.`
  const lines = advice.doctor.filter((line) => treats.test(line)).slice(0, shown)
  const own = lines.length === 0 ? [...advice.home.slice(0, 1), ...advice.medicines.slice(0, 1)] : lines
  return `${lead} ${[...own, advice.course].filter(Boolean).join(' ')} (${advice.sources[0] ?? ''})`
}
