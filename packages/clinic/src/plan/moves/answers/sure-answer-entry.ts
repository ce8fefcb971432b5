import type { Citation } from '../../../knowledge/sources.ts'

/** A question with one sure answer: how it is asked, and what must have been told in this message or before it. */
export interface SureAnswer {
  asked: RegExp
  told?: RegExp
  /** What says that something else is meant. */
  unless?: RegExp
  answer: string
  sources: readonly Citation[]
}
