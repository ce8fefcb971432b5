import type { Citation } from '../../knowledge/sources.ts'

/** The usual unwanted effects of a group of medicines, as patients ask about them: "is it the tablet?". */
export interface SideEffects {
  /** Classes of the medicine knowledge, and the finding that says it is taken. */
  classes: readonly string[]
  /** Single ingredients, where a class holds others too. */
  ingredients?: readonly string[]
  taken?: string
  /** What the group is called in everyday words. */
  named?: RegExp
  /** The group in a sentence: "tablets such as ramipril". */
  name: string
  usual: string
  /** Findings that it can cause. */
  causes: readonly string[]
  /** Those of them it is best known for: named among the causes wherever both are told. */
  typical?: readonly string[]
  /** Usual effects that are no finding, as they are told: "my pee is brown". */
  toldAs?: RegExp
  /** What to do about them, without stopping it alone where that is dangerous. */
  advice: string
  /** Effects that need help the same day. */
  grave: string
  sources: readonly Citation[]
}
