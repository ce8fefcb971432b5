import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'

/** What was observed of a finding: itself and what lies below it. */
export function evidenceFor(index: ReasoningIndex, observations: ConsultationCase['observations'], finding: string): Observation[] {
  return Object.values(observations).filter(
    (observation) => observation.finding === finding || isBelow(index, observation.finding, finding),
  )
}

/** Whether a finding implies another: is a form, a place or a kind of it. */
export function isBelow(index: ReasoningIndex, finding: string, ancestor: string): boolean {
  const target = index.findingNumbers.get(ancestor)
  const climb = (number: number | undefined): boolean =>
    number !== undefined && (number === target || (index.parents[number] ?? []).some(climb))
  return target !== undefined && (index.parents[index.findingNumbers.get(finding) ?? -1] ?? []).some(climb)
}
