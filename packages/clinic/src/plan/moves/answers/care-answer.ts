import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'
import { whatHelps } from './what-to-do.ts'

const asksRelief =
  /\bwhat (?:can|could|would|will|do) (?:you|u) (?:give|recommend|suggest|advise)\b|\b(?:anything|something) (?:(?:i|we|he|she) can (?:take|use|do)|you can (?:give|recommend|suggest)|to (?:take|use|relieve|ease|soothe|stop|help)|for (?:the|this|my|his|her|it)\b(?! (?:doctor|gp)))|\bhome (?:remed(?:y|ies)|treatments?|cures?)\b|\bhow (?:do|can|could|to) (?:i |we |you )?(?:soothe|calm|numb|settle|make (?:it|this|him|her) (?:better|comfortable|stop))\b/i
const asksForDoctor =
  /\bwhat (?:would|will|could|can|do|does|might) (?:an?|the|my|they|doctors?|gps?|hospitals?)\b(?: (?:doctor|gp|hospital|nurse|specialist|surgery)s?)?(?: \w+){0,2} (?:do|give|prescribe|look for|offer)\b/i
const doctorLines = 3

/** "What helps?", "what would a doctor do?": asked so closely that the kind of question does not matter. */
export const careAnswer: Answer = (clause, state) => {
  const { text } = clause
  const level = levelOf(state.now.held)
  if (asksRelief.test(text)) return whatHelps(text, state)
  if (level !== null && isEmergency(level)) return null
  return asksForDoctor.test(text) ? doctorsPart(text, state) : null
}

function doctorsPart(text: string, state: TurnState): string {
  const { condition } = illnessOf(text, state)
  const lines = condition === null ? [] : (suitedAdvice(state.base.knowledge, condition.id, state.now)?.doctor ?? []).slice(0, doctorLines)
  if (condition === null || lines.length === 0)
    return 'A doctor would ask as I do, look at the place, measure what can be measured, and then say whether a test or a treatment is needed. I can say more once it is clearer what it is.'
  return `With ${spokenCondition(condition.name)}, this is what a doctor may do:\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}
