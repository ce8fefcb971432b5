import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { TriageDecision } from '../../case/model.ts'
import { levelOf, soFar } from './decide-triage.ts'
import { compareLevels } from './level-order.ts'

/**
 * The case with a level as long as there is a complaint: once one was given, what the ordinary rules would say by now stands in the place of what fell, at least a booked visit
 * until the verdict. In: what those rules say, asked only where it is needed.
 */
export function withLevelSoFar(before: ConsultationCase, now: ConsultationCase, decide: () => TriageDecision): ConsultationCase {
  const isMissing = levelOf(now.held) === null && levelOf(before.held) !== null
  if (!isMissing || now.complaints.length === 0 || now.verdictTurn !== null) return now
  const { level, because } = decide()
  const [reason] = because
  const isLeast = compareLevels(level, 'appointment') <= 0
  const held: HeldRule = {
    rule: soFar,
    name:
      isLeast || reason === undefined ? 'what you told me should be looked at, though it is less likely to be an emergency' : reason.name,
    ...(!isLeast && reason?.sentence && { sentence: reason.sentence }),
    level: isLeast ? 'appointment' : level,
    findings: [],
  }
  return { ...now, held: [held] }
}
