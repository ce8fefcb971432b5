import type { ListenedClause, ListeningBrief } from '@dr-ai/clinic'
import type { LanguageModel } from 'ai'
import { askModel } from './ask-model.ts'
import { hearingInstructions } from './instructions.ts'
import { ModelHearing } from './model-reply.ts'

/** Milliseconds at most, and the share of the time for a whole answer: the patient still waits for the words. */
const patience = 8_000
const shareOfTime = 0.4
/** Tokens for the answer; the longest that is of use has some hundreds, and some models count their thinking with it. */
const mostTokens = 2_048
const longestWords = 4_000

interface HearingQuestion {
  brief: ListeningBrief
  words: string
  /** Milliseconds that the model has for a whole answer. */
  timeout: number
  signal: AbortSignal | null
}

/**
 * What an outside model hears in the patient's words, as claims to be held against them.
 * @throws ModelFailure and nothing else.
 */
export async function hearWithModel(
  connect: () => Promise<LanguageModel>,
  { brief, words, timeout, signal }: HearingQuestion,
): Promise<readonly ListenedClause[]> {
  const { asked, about, complaints, candidates } = brief
  const content = JSON.stringify({
    doctor_asked: asked,
    about,
    complaints_so_far: complaints,
    list: Object.fromEntries(candidates.map(({ id, name }) => [id, name])),
    patient_says: words.slice(0, longestWords),
  })
  const { clauses } = await askModel(connect, {
    instructions: hearingInstructions,
    messages: [{ role: 'user', content }],
    schema: ModelHearing,
    timeout: Math.min(patience, Math.round(timeout * shareOfTime)),
    mostTokens,
    signal,
  })
  return clauses
}
