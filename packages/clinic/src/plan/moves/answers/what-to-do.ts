import { scopeTest } from '../../../judge/advice-scope.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { isCaredFor } from '../../../judge/questions/state-of-help.ts'
import { emergencyContacts } from '../../../say/emergency-contacts.ts'
import { levelSteps } from '../../../say/level-words.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import { suitedLines } from '../../../say/suited-lines.ts'
import { isBackground, type TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { illnessOf, namedIn } from './illness.ts'

const asks =
  /\bwhat (?:else )?(?:(?:should|can|shall|do|could|must) (?:i|we|he|she|you) (?:do|try|take)|helps?|works|exercises?|happens (?:next|now))\b|\bhow (?:do|can|should|to) (?:i |we |you )?(?:treat|get rid|help|cure|stop|ease|fix|manage|relieve|sort)\b|\bhow (?:is|are)\b[^?]{2,40}\btreated\b|\b(?:best|good|quick(?:est)?|fast(?:est)?) (?:way|thing) to (?:treat|stop|ease|get rid|help|cure|do|take)\b|\bneed to do (?:anything|something)\b|\b(?:treatment|remed(?:y|ies)|cure|exercises?|home care|what now)\b/i
const helpWhere =
  /\bwhere (?:can|do|should) (?:i|we) (?:go|get|find)\b|\bwho (?:can|should|do) (?:i|we) (?:call|see|ask|ring|speak|talk)\b/i
const stepsShown = 4

/** "What should I do?", "what helps?": the steps of the level so far and of the illness; null where something else is asked. */
export const whatToDo: Answer = ({ text }, state) => {
  const { now } = state
  const level = levelOf(now.held)
  const number = emergencyContacts(now.country).ambulance
  if (helpWhere.test(text) && !isCaredFor(now.help))
    return level !== null && isEmergency(level)
      ? `Call ${number}, or go to the nearest emergency department.`
      : `For advice at any hour: your doctor's out-of-hours line or a nurse line; a pharmacist can help with everyday things without an appointment. In an emergency call ${number}. Tell me what is wrong and I can say which of them you need.`
  return asks.test(text) ? whatHelps(text, state) : null
}

const unknownIllness =
  'That depends on what it is. Tell me what you notice and since when, and I can tell you what helps and how soon somebody should look at it.'

/** The steps of a standing emergency, or what helps with the illness named or likeliest. */
export function whatHelps(text: string, state: TurnState): string {
  const { now, base, judged } = state
  const level = levelOf(now.held)
  const number = emergencyContacts(now.country).ambulance
  if (level !== null && isEmergency(level) && isCaredFor(now.help))
    return 'Do what the people there tell you, say when something changes, and ask when you do not understand. That is all you need to do now.'
  if (level !== null && isEmergency(level)) return levelSteps(level, now.person, number).join(' ')
  const { condition, isNamed } = illnessOf(text, state)
  const [leader] = judged.ranking.ranked
  const about =
    namedIn(text, state) ??
    condition ??
    (now.complaints.some((id) => !isBackground(base, id)) && leader ? base.knowledge.conditions.get(leader.condition) : undefined)
  if (about === undefined || about === null) return unknownIllness
  const advice = suitedAdvice(base.knowledge, about.id, now)
  const steps =
    advice === null
      ? suitedLines(about.selfCare, scopeTest(base.knowledge, now), now).slice(0, stepsShown)
      : [...advice.home.slice(0, stepsShown - 1), ...advice.medicines.slice(0, 2), ...advice.avoid.slice(0, 2)]
  if (steps.length === 0) return unknownIllness
  const lead =
    isNamed || now.verdictTurn !== null ? 'What helps:' : `So far this sounds most like ${spokenCondition(about.name)}. For that:`
  return `${lead}\n\n${steps.map((step) => `- ${step}`).join('\n')}${now.verdictTurn === null && !isNamed ? '\n\nA few more answers will make me surer.' : ''}`
}
