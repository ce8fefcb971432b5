/** What is spoken now and what comes after it. Between two utterances there is a gap in which the doctor still counts as speaking. */
export type SpeechQueue = {
  /** Counts utterances, so that one that ends late ends no other. */
  turn: number
} & ({ kind: 'silent' } | { kind: 'speaking'; text: string; waiting: readonly string[] } | { kind: 'gap'; waiting: readonly string[] })

export type SpeechAction =
  | { type: 'say'; chunks: readonly string[] }
  /** The utterance of this turn has ended, well or with an error. */
  | { type: 'ended'; turn: number }
  /** The gap is over. */
  | { type: 'next'; turn: number }
  | { type: 'stop' }

export const silence: SpeechQueue = { kind: 'silent', turn: 0 }

/** The next state; pure. */
export function speechReducer(queue: SpeechQueue, action: SpeechAction): SpeechQueue {
  switch (action.type) {
    case 'say':
      if (queue.kind !== 'silent') return { ...queue, waiting: [...queue.waiting, ...action.chunks] }
      return begin(queue.turn, action.chunks)
    case 'ended':
      if (queue.kind !== 'speaking' || queue.turn !== action.turn) return queue
      return queue.waiting.length === 0 ? { kind: 'silent', turn: queue.turn } : { kind: 'gap', turn: queue.turn, waiting: queue.waiting }
    case 'next':
      return queue.kind === 'gap' && queue.turn === action.turn ? begin(queue.turn, queue.waiting) : queue
    case 'stop':
      return { kind: 'silent', turn: queue.turn }
  }
}

function begin(turn: number, [text, ...waiting]: readonly string[]): SpeechQueue {
  return text === undefined ? { kind: 'silent', turn } : { kind: 'speaking', turn: turn + 1, text, waiting }
}
