/** Speech recognition: listening or not, with what was heard. */
export interface RecognitionState {
  phase: 'off' | 'starting' | 'listening' | 'stopping'
  /** Heard and still open to change. */
  interim: string
  /** Heard for good since listening began. */
  final: string
  /** The code of the last error; null after the next start. */
  error: string | null
}

export type RecognitionAction =
  | { type: 'start' }
  | { type: 'started' }
  | { type: 'heard'; interim: string; final: string }
  | { type: 'stop' }
  /** What was heard is used elsewhere. */
  | { type: 'clear' }
  /** Some browsers send no end after an error: it ends here. */
  | { type: 'failed'; code: string }
  | { type: 'ended' }

export const notListening: RecognitionState = { phase: 'off', interim: '', final: '', error: null }

/** The next state; pure. */
export function recognitionReducer(state: RecognitionState, action: RecognitionAction): RecognitionState {
  switch (action.type) {
    case 'start':
      return state.phase === 'off' ? { phase: 'starting', interim: '', final: '', error: null } : state
    case 'started':
      return state.phase === 'starting' ? { ...state, phase: 'listening' } : state
    case 'heard': {
      if (state.phase === 'off') return state
      const phase = state.phase === 'starting' ? 'listening' : state.phase
      return { ...state, phase, interim: action.interim, final: joinWords(state.final, action.final) }
    }
    case 'stop':
      return state.phase === 'off' ? state : { ...state, phase: 'stopping' }
    case 'clear':
      return { ...state, interim: '', final: '' }
    case 'failed':
      return { ...state, phase: 'off', interim: '', error: action.code }
    case 'ended':
      return { ...state, phase: 'off', interim: '' }
  }
}

/** Two pieces of speech with one space between. */
export function joinWords(before: string, after: string): string {
  const words = after.trim()
  if (words === '') return before
  return before.trim() === '' ? words : `${before.trimEnd()} ${words}`
}

/** What stands above the input: everything heard, the open end last. Empty while nothing was. */
export const liveTranscript = ({ final, interim }: RecognitionState): string => joinWords(final, interim)
