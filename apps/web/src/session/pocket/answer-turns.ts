import { answerOf, type CaseState, clinicTurn } from '@dr-ai/clinic/answer/clinic-turn'
import type { DoctorContext } from '@dr-ai/clinic/answer/doctor-context'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import type { ChatResponse, QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'

/** What the patient said in one turn. */
export interface Turn {
  words: string
  answer: QuickAnswer | null
}

/** What the doctor says to the last of some turns. */
export interface AnsweredTurn {
  response: string
  doctor: ChatResponse['doctor']
  clinical: Clinical
}

const embedded: AnsweredTurn['doctor'] = { kind: 'embedded', model: null, fallback: false }
/** More conversations than this are not held open at once. */
const mostMinds = 60

/**
 * Answers the last of a consultation's turns as the server would. The engine is deterministic, so what the doctor has in mind is what comes of
 * the same turns again; the minds of turns already answered are remembered, so that a conversation costs one turn at a time.
 */
export function createTurnMemory(thinking: Thinking) {
  const known = new Map<string, AnsweredTurn & { mind: CaseState }>()
  return async ({ turns, context }: { turns: readonly Turn[]; context: DoctorContext }): Promise<AnsweredTurn> => {
    let mind: CaseState = null
    let last: AnsweredTurn | null = null
    for (const [index, { words, answer }] of turns.entries()) {
      const name = JSON.stringify([context, turns.slice(0, index + 1)])
      const made = known.get(name) ?? answerOf(await clinicTurn(thinking, mind, words, { ...context, answer }), embedded)
      if (known.size >= mostMinds && !known.has(name)) known.clear()
      known.set(name, made)
      mind = made.mind
      last = { response: made.response, doctor: made.doctor, clinical: made.clinical }
    }
    if (!last) throw new Error('Nothing was said.')
    return last
  }
}
