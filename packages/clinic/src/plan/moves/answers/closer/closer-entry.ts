import type { Citation } from '../../../../knowledge/sources.ts'
import type { TurnState } from '../../../../turn/turn-state.ts'
import type { Told } from '../told.ts'

/** What an answer rests on that what was told decides: the case, the question, and all that was written so far. */
export interface Known extends Told {
  /** The question. */
  text: string
  /** All that the patient has written, with this message. */
  story: string
  /** What was asked before, without what was told. */
  before: string
  state: TurnState
}

/** A question whose answer depends on what was told: it comes before every general one, also beside a danger. */
export interface CloserFact {
  asked: RegExp
  /** Answered also where it is only told: "he'll skip his insulin". */
  isTold?: true
  holds(known: Known): boolean
  /** `{number}` is replaced by the ambulance's number of the country. Null where another answer has to say it. */
  answer(known: Known): string | null
  sources: readonly Citation[]
}
