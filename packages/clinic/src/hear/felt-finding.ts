import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** Whether a finding is of the illness itself, felt, seen or measured, and not of what somebody has been through, has or takes. */
export function isFelt({ findings }: Pick<KnowledgeIndex, 'findings'>, finding: string): boolean {
  return ['symptom', 'sign', 'measurement', 'result'].includes(findings.get(finding)?.kind ?? '')
}
