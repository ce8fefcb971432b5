import type { ListenedClause, ListeningBrief } from '@dr-ai/clinic'
import { askModel, type ModelQuestion } from './ask-model.ts'
import { cutMiddle } from './cut-middle.ts'
import { hearingInstructions } from './instructions.ts'
import type { Mask } from './mask.ts'
import { modelFailureOf } from './model-failure.ts'
import type { ModelLine } from './model-line.ts'
import { ModelHearing, ModelHearingRead, readClauses } from './model-reply.ts'
import { withoutNothing } from './without-nothing.ts'

/** Milliseconds at most, and the share of the time for a whole answer: the patient still waits for the words. What it has said by then counts. */
const timeoutMs = 3_000
const shareOfTime = 0.25
/** Tokens for the answer; the longest that is of use has some hundreds, and some models count their thinking with it. */
const mostTokens = 2_048
/** Characters of what a listener gets beside its instructions: with those of the voice a turn stays within 3,000 tokens. */
const budget = { words: 1_500, list: 760, asked: 240 } as const

export interface HearingQuestion {
  brief: ListeningBrief
  words: string
  /** What the words go out and come back through. */
  mask: Mask
  /** Milliseconds that the model has for a whole answer. */
  timeout: number
  signal: AbortSignal | null
  onUsage?: ModelQuestion<unknown>['onUsage']
}

/**
 * What an outside model hears in the patient's words, as claims to be held against them. Where it breaks off or is too late, what it had
 * said whole by then; `isLate` tells of the latter.
 * @throws ModelFailure and nothing else, and only where it has said nothing whole.
 */
export async function hearWithModel(
  line: ModelLine,
  { brief, words, mask, timeout, signal, onUsage }: HearingQuestion,
): Promise<{ clauses: readonly ListenedClause[]; isLate: boolean }> {
  const { asked, about, complaints, candidates } = brief
  const patientSays = cutMiddle(mask.hide(words), budget.words)
  const content = JSON.stringify({
    ...mask.hide({
      ...(asked !== null && { doctor_asked: cutMiddle(asked, budget.asked) }),
      about: withoutNothing(about),
      ...(complaints.length > 0 && { complaints_so_far: complaints }),
      list: Object.fromEntries(shortList(candidates).map(({ name }, place) => [place + 1, name])),
    }),
    patient_says: patientSays,
  })
  const claims = (clauses: readonly ListenedClause[]): ListenedClause[] =>
    mask.restore(
      clauses.map((clause) => ({ ...clause, findings: clause.findings.map((each) => candidates[Number(each) - 1]?.id ?? each) })),
    )
  let whole: readonly ListenedClause[] = []
  try {
    const { clauses } = await askModel(line, {
      instructions: hearingInstructions,
      messages: [{ role: 'user', content }],
      schema: ModelHearingRead,
      asks: ModelHearing,
      timeout: Math.min(timeoutMs, Math.round(timeout * shareOfTime)),
      mostTokens,
      signal,
      ...(onUsage && { onUsage }),
      onGrowing: ({ clauses: growing }) => {
        whole = Array.isArray(growing) ? claims(readClauses(growing.slice(0, -1))) : []
      },
    })
    return { clauses: claims(clauses), isLate: false }
  } catch (error) {
    const { kind } = modelFailureOf(error)
    if (whole.length > 0 && (kind === 'time-out' || kind === 'half-answer')) return { clauses: whole, isLate: kind === 'time-out' }
    throw error
  }
}

/** The surest of the list, within its budget. */
function shortList(candidates: ListeningBrief['candidates']): ListeningBrief['candidates'] {
  let characters = 0
  const first = candidates.findIndex(({ name }) => {
    characters += name.length + '"12":"",'.length
    return characters > budget.list
  })
  return first < 0 ? candidates : candidates.slice(0, first)
}
