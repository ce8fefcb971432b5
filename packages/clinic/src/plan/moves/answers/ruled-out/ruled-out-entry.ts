import type { ConsultationCase } from '../../../../case/case.ts'
import type { Citation } from '../../../../knowledge/sources.ts'

/** What decides whether a medicine is ruled out for this patient. */
export interface Grounds {
  now: ConsultationCase
  /** All that the patient has written, with this message. */
  story: string
  /** The illness that was named or leads; null where none does. */
  leader: string | null
  /** Whether any of these findings, or a closer form of one, is present. */
  has(findings: readonly string[]): boolean
}

/** A medicine that this patient must not take now, whatever else is said of it; one decision, from whichever side it is asked. */
export interface RuledOut {
  id: string
  /** As it stands in a sentence: "Microgynon", "the combined pill". */
  name: string
  /** Words that mean it beside the names that the medicines' knowledge holds. */
  named: RegExp
  /** Whether an ingredient is one of those that are ruled out. */
  isOf(ingredient: string): boolean
  /** Whether the patient takes it, as far as is known. */
  isTaken: boolean
  /** How it is left: "stop Microgynon today, and do not wait until you are seen". In: its name. */
  stop(name: string): string
  /** What speaks against it, as a sentence without its stop. */
  why: string
  /** What to do in its place and what to watch for. `{number}` is replaced by the ambulance's number. */
  rest: string
  /** Asks what to use in its place, without naming it. */
  instead: RegExp
  sources: readonly Citation[]
}

export type Rule = (grounds: Grounds) => RuledOut | null
