import type { Citation } from '../../../knowledge/sources.ts'

/** One stretch of values: everything below `below` that no stretch before it holds. */
export interface Band {
  below: number
  means: string
}

/** What the numbers of a measurement mean for an adult at rest, from the lowest up. */
export interface NumberFacts {
  id: string
  /** As it stands in a sentence: "An HbA1c of 49 mmol/mol". */
  name: string
  asked: RegExp
  unit: string
  /** Values between these are in this unit. */
  from: number
  to: number
  bands: readonly Band[]
  sources: readonly Citation[]
}

export const noLimit = Number.POSITIVE_INFINITY
