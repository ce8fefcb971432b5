import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** Whether this sex can have a finding, itself or what it implies: no man is pregnant because of words like a pregnant woman's. */
export function suitsSex(findings: ReadonlyMap<string, PackedFinding>, id: string, sex: 'female' | 'male' | null): boolean {
  const finding = findings.get(id)
  if (sex === null || finding === undefined) return true
  const own = finding.only?.sex
  return (own === undefined || own === sex) && finding.parents.every((parent) => suitsSex(findings, parent, sex))
}
