/** The shape of what the doctor knows about medicines. Literals only, as everywhere under `knowledge/`. */
import type { Citation } from '../sources.ts'

/** A group of ingredients that act alike (therapeutic), or share a property that matters for safety. */
export interface DrugClass {
  /** Plain plural, as it stands in a sentence: "blood thinners". */
  name: string
  /** International non-proprietary names, lower case. */
  members: readonly string[]
  sources: readonly Citation[]
  /** Two medicines of this class at once are a doubled treatment that a doctor should have decided on. */
  warnWhenDoubled?: true
}

/**
 * contraindicated: do not take together without the prescriber's word; serious: ask before the next dose;
 * caution: safe only with care or checks. Only the first two interrupt the patient.
 */
export type InteractionSeverity = 'contraindicated' | 'serious' | 'caution'

export interface InteractionRule {
  id: string
  /** Classes or ingredients of one side and of the other; `class:` marks a class. */
  between: readonly [readonly string[], readonly string[]]
  severity: InteractionSeverity
  /** Plain: what may happen. */
  effect: string
  /** Plain: what the patient should do. */
  advice: string
  sources: readonly Citation[]
}

export interface CautionRule {
  id: string
  medicines: readonly string[]
  /** When it applies; all given fields must hold. */
  when: {
    pregnant?: true
    breastfeeding?: true
    fromYears?: number
    toYears?: number
    /** Condition or finding names from the patient's profile, matched on whole words. */
    conditions?: readonly string[]
  }
  severity: InteractionSeverity
  effect: string
  advice: string
  sources: readonly Citation[]
}

/** A stated allergy and the classes that may cross-react with it. */
export interface AllergyRule {
  id: string
  /** Words by which patients name the allergy. */
  named: readonly string[]
  medicines: readonly string[]
  severity: InteractionSeverity
  effect: string
  advice: string
  sources: readonly Citation[]
}

/** The most that an adult takes of an over-the-counter ingredient without a doctor, as labels state it. */
export interface DoseLimit {
  ingredient: string
  maximumMilligramsPerDay: number
  leastHoursBetween: number
  sources: readonly Citation[]
}
