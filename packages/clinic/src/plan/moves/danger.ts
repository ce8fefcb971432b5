import { wantsAnswer } from '../../hear/clause.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { triageSoFar } from '../../say/build-reply.ts'
import { emergencyContacts } from '../../say/emergency-contacts.ts'
import { levelAgain, levelCard } from '../../say/level-card.ts'
import type { Move } from '../move.ts'

/** An emergency, when it is reached: the level, why, and what to do; while it stands, the level again whenever something is said to it. */
export const danger: Move = ({ before, now, heard, judged }) => {
  const triage = triageSoFar(now)
  if (triage === null || !isEmergency(triage.level) || judged.crisis === 'card') return []
  const number = emergencyContacts(now.country).ambulance
  if (judged.isNewEmergency)
    return [{ kind: 'level', text: levelCard(triage, now.person, number, judged.isProvisional), isProvisional: judged.isProvisional }]
  const isPressed = judged.emergency === 'obstacle' || heard.clauses.some(({ act }) => wantsAnswer(act))
  const stood = before.emergency ?? 'none'
  return stood !== 'none' && judged.emergency !== 'none' && (judged.emergency !== 'coming' || isPressed)
    ? [{ kind: 'level', text: levelAgain(triage.level, number, now.turns), isProvisional: false }]
    : []
}
