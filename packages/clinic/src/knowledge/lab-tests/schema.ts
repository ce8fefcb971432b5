/** The shape of what the doctor knows about laboratory tests. Literals only, as everywhere under `knowledge/`. */
import type { Citation } from '../sources.ts'

/** A usual range in the test's main unit; null is open. The first that fits sex and age counts. */
export interface UsualRange {
  sex?: 'female' | 'male'
  fromYears?: number
  toYears?: number
  /** In pregnancy this one counts instead of the others. */
  isPregnancy?: true
  low: number | null
  high: number | null
}

export interface LabTest {
  id: string
  /** The plain name, and what it tells, in words for a patient. */
  name: string
  about: string
  /** Names and abbreviations on reports, UK and US, lower case. */
  aliases: readonly string[]
  /** LOINC code of the common serum, blood or urine test; null where no single code fits. */
  loinc: string | null
  /** The unit of the ranges below, as written on reports; '' for ratios and counts without one. */
  unit: string
  /** Other units that reports use, each as "one main unit is so many of these"; a value is never converted, only the range is. `loinc` where such a unit has a code of its own (moles instead of mass). */
  otherUnits?: readonly { unit: string; perMain: number; loinc?: string | null }[]
  ranges: readonly UsualRange[]
  /** Values outside cannot be right, in the main unit: a misread digit or a wrong unit. */
  plausible: readonly [number, number]
  /** Findings of the doctor's vocabulary that a low or high value means; `veryHigh`: beyond the limit that needs a hospital (`critical-values.ts`). */
  findings?: { low?: string; high?: string; veryHigh?: string }
  sources: readonly Citation[]
}
