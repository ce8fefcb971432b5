import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** Whether somebody of this age can have what only babies and children have: "38 woman, 3 weeks" tells of no newborn with a fever. */
export function suitsAge(findings: ReadonlyMap<string, PackedFinding>, id: string, ageYears: number | null): boolean {
  const limit = findings.get(id)?.only?.toYears
  return ageYears === null || limit === undefined || limit > adultFrom || ageYears < limit
}

const adultFrom = 18
