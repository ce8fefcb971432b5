import type { TriageLevel } from '@dr-ai/clinic'

/** What a sentence is held against. */
export interface FilterView {
  /** The level that stands: the clinic's, or a higher one. */
  level: TriageLevel | null
  person: { ageYears: number | null; pregnant: boolean | null }
  /** Who the patient is to the one who writes: 'self', 'daughter'. */
  relation: string
  /** Lower-case names of conditions. */
  conditions: ReadonlySet<string>
  /** The passages of the patient's documents that may be cited. */
  passages: ReadonlyMap<string, string>
  /** What the patient takes and must not have, as the case knows it. */
  medications: readonly string[]
  allergies: readonly string[]
  illnesses: readonly string[]
  /** Words of the names of illnesses that the knowledge holds. */
  terms: ReadonlySet<string>
  /** Whether the case holds all that a claim about the patient says; a claim that cannot be read it does not hold. */
  holds(claim: string): boolean
}
