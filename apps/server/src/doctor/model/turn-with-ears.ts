import type { Consultation } from '@dr-ai/clinic'
import { briefFor, clinicTurn } from '@dr-ai/clinic/answer/clinic-turn'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import type { ConnectedModel } from './connected-model.ts'
import type { Asked, Underway } from './underway.ts'

/** The turn with what the model heard in it; the clinic's own where it heard nothing that holds, or could not be understood. */
export async function turnWithEars(
  { ears, metrics }: ConnectedModel,
  thinking: Thinking,
  own: Consultation,
  { mind, words, context, course: { signal } }: Asked,
  { mask, onUsage }: Underway,
): Promise<{ turn: Consultation; heard: number }> {
  if (context.answer) return { turn: own, heard: 0 }
  const brief = await briefFor(thinking, mind, words, context)
  const clauses = await ears.hear({ brief, words, mask, signal, onUsage })
  if (clauses.length === 0) return { turn: own, heard: 0 }
  const turn = await clinicTurn(thinking, mind, words, context, { clauses, candidates: brief.candidates.map(({ id }) => id) })
  if (turn.listener) metrics.heard(turn.listener)
  return { turn, heard: JSON.stringify(clauses).length }
}
