import type { Mention, Understanding } from '../case/model.ts'
import type { Clause } from './clause.ts'
import type { Disowned } from './corrections/correction.ts'
import type { Span } from './later/of-others.ts'
import type { LearnedReading } from './learned/learned-reader.ts'
import type { Choice } from './read-quick-reply.ts'
import type { SecondPerson } from './second-person.ts'

/** Everything heard in one message: the lexicon reader's findings held to what their clauses do, and the learned reader's opinion. */
export interface Hearing extends Understanding {
  clauses: readonly Clause[]
  learned: LearnedReading
  /** The quick reply that the message is; null where the words are the patient's own. */
  choice: Choice | null
  /** Somebody else who is spoken of in the middle of the consultation; what is said of that person is no fact of the patient. */
  second: SecondPerson | null
  /** Medicines that the message names and the patient does not take, in lower case; absent where none is. */
  notTaken?: readonly string[]
  /** Where the message says an earlier sentence again as it was meant: what that no longer tells, and what it tells for it. */
  instead: { out: readonly string[]; into: readonly string[] } | null
  /** What the message disowns or asks the origin of, with what was read in it: none of that is told. */
  disowned?: readonly (Disowned & { read: readonly Mention[] })[]
  /** Where a later message tells of somebody beside the patient: no story of the patient's; absent where it tells of none. */
  beside?: readonly Span[]
  /** The amount or the word that the message puts right in what was told before; absent where it puts none right. */
  rewritten?: { former: string; now: string }
}
