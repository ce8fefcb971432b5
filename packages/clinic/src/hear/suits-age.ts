import { rankingConstants } from '../judge/constants.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** Whether somebody of this age can have what only babies and children, or only grown people, have: "38 woman, 3 weeks" tells of no newborn with a fever. */
export function suitsAge(findings: ReadonlyMap<string, PackedFinding>, id: string, ageYears: number | null): boolean {
  const finding = findings.get(id)
  const limit = finding?.only?.toYears
  // "Baby 6 weeks": nobody of that age has given birth.
  if (ageYears !== null && ageYears < childTo && (finding?.only?.fromYears ?? 0) >= teenFrom) return false
  if (ageYears === null || isOfPregnancy(finding)) return ageYears === null || ageYears <= rankingConstants.fertileYears.to
  return limit === undefined || limit > adultFrom || ageYears < limit
}

/** "Her leg is leaking", said of a woman of 82, tells of no broken waters. */
function isOfPregnancy(finding: PackedFinding | undefined): boolean {
  return finding !== undefined && (finding.only?.with === 'pregnant' || finding.parents.includes('pregnant'))
}

const adultFrom = 18
const teenFrom = 10
const childTo = 8
