import type { Question } from '../../case/model.ts'
import type { Part } from '../part.ts'

/** What ends the reply: a question that stays open, the verdict, or nothing. `mark` is kept among what was asked. */
export interface Ending {
  parts: readonly Part[]
  pending: Question | null
  isVerdict: boolean
  mark?: string
}

/** Nothing more is said or asked. */
export const silence: Ending = { parts: [], pending: null, isVerdict: false }

/** Asks a question and keeps it open. In: the question, and what is kept among what was asked. */
export const ask = (question: Question, mark?: string): Ending => ({
  parts: [{ kind: 'question', text: question.text }],
  pending: question,
  isVerdict: false,
  ...(mark === undefined ? {} : { mark }),
})
