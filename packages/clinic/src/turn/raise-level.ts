import type { ConsultationCase } from '../case/case.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { compareLevels, isEmergency } from '../judge/levels/level-order.ts'
import { emergencyCheck } from '../judge/questions/emergency-check.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { Part } from '../plan/part.ts'
import { triageSoFar } from '../say/build-reply.ts'
import { chooseFirstAid } from '../say/cards/choose-first-aid.ts'
import { firstAidPart } from '../say/cards/first-aid-text.ts'
import { emergencyContacts } from '../say/emergency-contacts.ts'
import { levelCard } from '../say/level-card.ts'
import { recommendationsOf } from '../say/verdict-reply.ts'
import type { Consultation } from './consultation.ts'

/**
 * Another doctor sees more urgency than this one: the level rises, and stays. A level that is not higher changes nothing.
 * In: the turn as this doctor answered it, the level and what it is based on ("because ..."). Out: the turn with that
 * level; where it now is an emergency, with this doctor's own emergency card in the place of the words.
 */
export function raiseLevel({ case: before, reply }: Consultation, level: TriageLevel, because: string): Consultation {
  const floor = reply.triage?.level ?? levelOf(before.held)
  if (floor !== null && compareLevels(level, floor) <= 0) return { case: before, reply }
  const held = [
    ...before.held.filter(({ rule }) => rule !== 'second-opinion'),
    { rule: 'second-opinion', name: because, level, findings: [] },
  ]
  const raised = { ...before, held }
  const triage = triageSoFar(raised)
  if (triage === null || !isEmergency(level)) return { case: raised, reply: { ...reply, triage } }
  const number = emergencyContacts(raised.country).ambulance
  const question = emergencyCheck(raised, number)
  const parts: Part[] = [
    { kind: 'level', text: levelCard(triage, raised.person, number, false, null) },
    firstAidPart(chooseFirstAid(raised, ''), raised),
    { kind: 'question', text: question.text },
  ]
  const asking: ConsultationCase = { ...raised, pending: question, emergency: 'told' }
  return {
    case: asking,
    reply: {
      ...reply,
      kind: 'emergency',
      text: parts.map(({ text }) => text).join('\n\n'),
      parts,
      question,
      triage,
      recommendations: recommendationsOf({
        consultation: asking,
        triage,
        causes: [],
        conditions: [],
        advice: [],
        suits: () => true,
        ambulance: number,
      }),
    },
  }
}
