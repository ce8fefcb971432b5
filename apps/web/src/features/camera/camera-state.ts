/** The camera: off, starting, on, or off with what went wrong. */
export type CameraState =
  | { kind: 'off'; error: string | null }
  | { kind: 'starting' }
  /** `hasSound`: there is a microphone at all; `isSoundOn` and `isPictureOn`: neither is muted. */
  | { kind: 'on'; hasSound: boolean; isSoundOn: boolean; isPictureOn: boolean }

export type CameraAction =
  | { type: 'start' }
  | { type: 'started'; hasSound: boolean }
  | { type: 'failed'; error: string }
  | { type: 'toggle sound' }
  | { type: 'toggle picture' }
  /** Stopped by the patient: clears the error. */
  | { type: 'stop' }
  /** The device went away. */
  | { type: 'lost'; error: string }

export const cameraOff: CameraState = { kind: 'off', error: null }

/** The next state; pure. What does not fit the state changes nothing. */
export function cameraReducer(state: CameraState, action: CameraAction): CameraState {
  switch (action.type) {
    case 'start':
      return state.kind === 'off' ? { kind: 'starting' } : state
    case 'started':
      return state.kind === 'starting' ? { kind: 'on', hasSound: action.hasSound, isSoundOn: action.hasSound, isPictureOn: true } : state
    case 'failed':
      return state.kind === 'starting' ? { kind: 'off', error: action.error } : state
    case 'toggle sound':
      return state.kind === 'on' && state.hasSound ? { ...state, isSoundOn: !state.isSoundOn } : state
    case 'toggle picture':
      return state.kind === 'on' ? { ...state, isPictureOn: !state.isPictureOn } : state
    case 'stop':
      return cameraOff
    case 'lost':
      return state.kind === 'on' ? { kind: 'off', error: action.error } : state
  }
}
