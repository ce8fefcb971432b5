import type { Observation } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** Whether this sex can have a finding, itself or what it implies: no man is pregnant because of words like a pregnant woman's. */
export function suitsSex(findings: ReadonlyMap<string, PackedFinding>, id: string, sex: 'female' | 'male' | null): boolean {
  const finding = findings.get(id)
  if (sex === null || finding === undefined) return true
  const own = finding.only?.sex
  return (own === undefined || own === sex) && finding.parents.every((parent) => suitsSex(findings, parent, sex))
}

/** Once the sex is known, what was told and cannot be of it falls: "blood when I wipe", then "44, male". Changes the observations. */
export function withoutOtherSex(
  findings: ReadonlyMap<string, PackedFinding>,
  observations: Record<string, Observation>,
  sex: 'female' | 'male' | null,
): void {
  for (const [id, { source, polarity }] of Object.entries(observations))
    if (source === 'told' && polarity === 'present' && !suitsSex(findings, id, sex)) delete observations[id]
}
