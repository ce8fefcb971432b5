import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'

/** Whether one of some findings says the same more closely: "a headache in the morning" beside "headache". */
export function isSaidCloser(findings: ReadonlyMap<string, PackedFinding>, finding: string, others: readonly string[]): boolean {
  return others.some(
    (other) => other !== finding && (other.startsWith(`${finding}.`) || findings.get(other)?.parents.includes(finding) === true),
  )
}
