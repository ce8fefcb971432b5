import type { ListenedClause } from '@dr-ai/clinic'
import { type HearingQuestion, hearWithModel } from './hear-with-model.ts'
import type { ModelFailure } from './model-failure.ts'
import { modelFailureOf } from './model-failure.ts'
import type { ModelLine } from './model-line.ts'

/** What a model that failed to listen in one of these ways may still say. */
const canStillSpeak: ReadonlySet<ModelFailure['kind']> = new Set(['bad-answer', 'half-answer', 'refusal', 'time-out'])
/** So often too late in a row, and it is not waited for during so many messages. */
const mostLate = 2
const restMessages = 10

/** Words in which the clinic's own readers leave nothing open. */
const plainWords =
  /^\W*(?:y(?:es|eah|ep|up)|no(?:pe|t really)?|nah|none(?: of (?:these|them|those))?|i (?:do not|don['’]t) know|not sure|ok(?:ay)?|sure|thanks?(?: you)?|hello|hi|hey|(?:sum|wrap) (?:it )?up(?: now)?|\d{1,3})\W*$/i

/** The model as a listener: who is too slow for it is left alone for a while, so that nobody waits twice for nothing. */
export interface Ears {
  /**
   * What it hears; nothing where it was not asked, was too late or could not be understood.
   * @throws ModelFailure where it cannot be reached, so that it need not be asked to speak either.
   */
  hear(question: Pick<HearingQuestion, 'brief' | 'words' | 'mask' | 'signal' | 'onUsage'>): Promise<readonly ListenedClause[]>
}

/** The ears of one model. `noted`: told of each failure. */
export function createEars(line: ModelLine, timeout: number, noted: (failure: ModelFailure) => void): Ears {
  let late = 0
  let resting = 0
  return {
    hear: async (question) => {
      if (plainWords.test(question.words)) return []
      if (resting > 0) {
        resting -= 1
        return []
      }
      try {
        const { clauses, isLate } = await hearWithModel(line, { ...question, timeout })
        late = isLate ? late + 1 : 0
        return clauses
      } catch (error) {
        const failure = modelFailureOf(error)
        if (!canStillSpeak.has(failure.kind)) throw failure
        noted(failure)
        if (failure.kind === 'time-out') late += 1
        return []
      } finally {
        if (late >= mostLate) {
          late = 0
          resting = restMessages
        }
      }
    },
  }
}
