import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { medicationText } from '../../../say/conversation-text.ts'
import { medicationAnswer } from '../../../say/medication-answer.ts'
import { type Answer, complaintName, listed, spokenCondition } from './answer.ts'
import { dailyLife } from './daily-life.ts'
import { illnessOf } from './illness.ts'
import { medicineKinds } from './medicine-kinds.ts'
import { toldIn } from './told.ts'

const antibiotics = /\bantibiotics?\b/i
const alcohol = /\b(?:alcohol|beers?|wine|vodka|whisky|gin|booze|pints?)\b/i
const asksNeed = /\b(?:need|help|work|get|have|should|want|require|prescri\w*|give me|for (?:this|that|it|a|the|my))\b/i

/** A question about medicines: antibiotics by the illness, a named medicine by what was told, else its kind. */
export const medicineAnswer: Answer = (clause, state) => {
  const { text } = clause
  const { words, now } = state
  if (antibiotics.test(text) && asksNeed.test(text) && medicationAnswer(text.replace(antibiotics, ' '), now) === null)
    return antibioticAnswer(text, state)
  if (alcohol.test(text)) return dailyLife({ ...clause, text: 'alcohol' }, state)
  const named = medicationAnswer(text, now, now.person, words)
  if (named !== null) return named
  const told = toldIn(state, text)
  const kind = medicineKinds.find(({ asked }) => asked.test(text))
  if (kind !== undefined) return `${kind.rules.find(({ holds }) => holds(told))?.answer ?? kind.otherwise} (${kind.sources.join('; ')})`
  const fromAll = medicationAnswer(words, now, now.person, words)
  if (fromAll !== null) return fromAll
  const level = levelOf(now.held)
  if (level !== null && isEmergency(level))
    return 'Please take nothing new now except what you always take. The crew or the hospital will choose what is safe. Take your packets along.'
  return medicationText(state.heard.drugs)
}

function antibioticAnswer(text: string, state: Parameters<Answer>[1]): string {
  const { condition, isNamed, facts } = illnessOf(text, state)
  const allergies = state.now.allergies.filter(Boolean)
  const allergy = allergies.length > 0 ? ` Tell whoever prescribes that you are allergic to ${listed(allergies)}.` : ''
  const lead = condition !== null && !isNamed ? `If this is ${spokenCondition(condition.name)}, which fits best so far: ` : ''
  if (facts !== null) return `${lead}${facts.antibiotics}${allergy} (${facts.sources.join('; ')})`
  const complaint = complaintName(state)
  const about = complaint === null ? 'it' : complaint
  return `Antibiotics only work against bacteria, not against viruses, pain or allergies. Whether ${about} needs them depends on the cause${complaint === null ? '' : ', which I do not know yet'}: a doctor decides by examining you, and sometimes by a swab or urine test.${allergy} (NHS: Antibiotics)`
}
