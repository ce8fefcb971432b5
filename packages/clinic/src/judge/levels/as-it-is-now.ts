import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { asEnded } from './over-now.ts'
import { asExamined } from './seen-by-clinician.ts'

/** A rule as it stands by now: lower where a clinician has examined the patient since, or where what it rests on is over (docs/decisions/0053-when-a-level-falls.md). */
export function asItIsNow(index: ReasoningIndex, rule: HeldRule, consultation: ConsultationCase): HeldRule {
  return asEnded(index, asExamined(rule, consultation), consultation)
}
