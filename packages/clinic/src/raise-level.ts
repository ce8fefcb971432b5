import { emergencyContacts } from './advice/emergency-contacts.ts'
import { emergencyText } from './advice/question-reply.ts'
import { recommendationsOf } from './advice/verdict-reply.ts'
import { triageSoFar } from './build-reply.ts'
import type { Consultation } from './clinic.ts'
import type { TriageLevel } from './knowledge/schema.ts'
import { levelOf } from './triage/decide-triage.ts'
import { compareLevels, isEmergency } from './triage/level-order.ts'

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
