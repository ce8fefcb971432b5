import type { CrisisKind } from '../../case/case.ts'
import type { Act } from '../clause.ts'
import type { UnderstandingContext } from '../lexicon/understand.ts'

/** What the learned reader takes out of one message. All shares are calibrated, 0 to 1. */
export interface LearnedReading {
  /** The share that the message needs at least: an appointment, a doctor within 24 hours, an emergency department, an ambulance. */
  danger: readonly [appointment: number, day: number, hospital: number, ambulance: number]
  /** The likeliest kind of crisis and its share; null kind where none reaches any. */
  crisis: { kind: CrisisKind | null; probability: number }
  /** Findings that are likely told, the likeliest first. */
  findings: readonly { finding: string; probability: number }[]
  /** The words that weighed most for danger or crisis, the heaviest first. */
  because: readonly string[]
}

/** What is taken where there is no learned reader. */
export const nothingLearned: LearnedReading = { danger: [0, 0, 0, 0], crisis: { kind: null, probability: 0 }, findings: [], because: [] }

/** The reader trained on the corpus (corpus/train); deterministic, pure. */
export interface LearnedReader {
  message(words: string, context: UnderstandingContext): LearnedReading
  acts(clause: string, question: string | null): readonly { act: Act; probability: number }[]
}
