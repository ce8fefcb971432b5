/** The recorder: not recording, recording for some seconds, or done with a video that waits to be analysed. */
export type RecorderState =
  | { kind: 'idle'; error: string | null }
  | { kind: 'recording'; seconds: number }
  /** Stopped; the last piece is still being written. */
  | { kind: 'stopping' }
  | { kind: 'recorded' }

export type RecorderAction =
  | { type: 'record' }
  | { type: 'tick' }
  | { type: 'stop' }
  | { type: 'finished' }
  | { type: 'failed'; error: string }
  | { type: 'clear' }

export const recorderIdle: RecorderState = { kind: 'idle', error: null }

export const noStreamText = 'No camera stream available'
export const recordingFailedText = (message: string): string => `Failed to start recording: ${message}`

/** The next state; pure. What does not fit the state changes nothing. */
export function recorderReducer(state: RecorderState, action: RecorderAction): RecorderState {
  switch (action.type) {
    case 'record':
      return state.kind === 'idle' ? { kind: 'recording', seconds: 0 } : state
    case 'tick':
      return state.kind === 'recording' ? { kind: 'recording', seconds: state.seconds + 1 } : state
    case 'stop':
      return state.kind === 'recording' ? { kind: 'stopping' } : state
    case 'finished':
      return state.kind === 'recording' || state.kind === 'stopping' ? { kind: 'recorded' } : state
    case 'failed':
      return { kind: 'idle', error: action.error }
    case 'clear':
      return recorderIdle
  }
}

/** mm:ss */
export const formatDuration = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
