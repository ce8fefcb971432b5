import type { Consultation } from '../clinic.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { compareLevels, isEmergency } from '../judge/levels/level-order.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import { triageSoFar } from '../say/build-reply.ts'
import { emergencyContacts } from '../say/emergency-contacts.ts'
import { emergencyText } from '../say/question-reply.ts'
import { recommendationsOf } from '../say/verdict-reply.ts'

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
  const parts = { consultation: raised, triage, conditions: [], ambulance: emergencyContacts(raised.country).ambulance }
  const text = emergencyText(raised, triage, raised.pending)
  return { case: raised, reply: { ...reply, kind: 'emergency', text, triage, recommendations: recommendationsOf(parts) } }
}
