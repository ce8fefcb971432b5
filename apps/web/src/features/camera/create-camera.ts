import type { FaceProgress } from '@dr-ai/senses/face/measure-face'
import { createDeviceStore } from '../../store/create-device-store.ts'
import { cameraErrorText, lostCameraText, unsupportedCameraText } from './camera-error.ts'
import { type CameraAction, type CameraState, cameraOff, cameraReducer } from './camera-state.ts'
import { createFaceWatch, type FaceWatch } from './create-face-watch.ts'
import { createRecording, type RecordedVideo } from './create-recording.ts'
import { openStream, unsupported } from './open-stream.ts'
import { type RecorderState, recorderIdle } from './recorder-state.ts'

export interface CameraView {
  camera: CameraState
  recorder: RecorderState
  /** What is measured live; null before the first look. */
  face: FaceProgress | null
  /** Whether the face can be followed at all. */
  isFaceFollowed: boolean
  /** Whether the microphone's track takes in sound now: neither muted here nor by the device, and not ended. */
  isSoundLive: boolean
}

export type Camera = ReturnType<typeof createCamera>

const nothing: CameraView = { camera: cameraOff, recorder: recorderIdle, face: null, isFaceFollowed: true, isSoundLive: false }

/**
 * The camera of one screen: its stream, its recorder and what measures them. Every device is released when nobody follows it any more, or the
 * page is left.
 */
export function createCamera({ onRecorded, onFull }: { onRecorded: (recorded: RecordedVideo) => void; onFull: () => void }) {
  const view = createDeviceStore(nothing, end)
  let stream: MediaStream | null = null
  let faceWatch: FaceWatch | null = null
  /** Grows with every start and stop: what comes late belongs to a camera that is off already. */
  let turn = 0

  const set = (change: Partial<CameraView>) => view.set({ ...view.get(), ...change })
  const camera = (): CameraState => view.get().camera
  const act = (action: CameraAction) => set({ camera: cameraReducer(camera(), action) })
  const recording = createRecording({
    getStream: () => stream,
    getFaceWatch: () => faceWatch,
    getTurn: () => turn,
    isHeard,
    getState: () => view.get().recorder,
    setState: (recorder) => set({ recorder }),
    onRecorded,
    onFull,
  })

  function isHeard(): boolean {
    const state = camera()
    return state.kind === 'on' && state.isSoundOn
  }
  function followSound() {
    const [track] = stream?.getAudioTracks() ?? []
    set({ isSoundLive: track !== undefined && track.readyState === 'live' && track.enabled && !track.muted })
  }

  function release() {
    turn++
    recording.discard()
    faceWatch?.end()
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = faceWatch = null
    set({ recorder: recorderIdle, face: null, isFaceFollowed: true, isSoundLive: false })
  }

  async function start() {
    if (camera().kind !== 'off') return
    act({ type: 'start' })
    const mine = ++turn
    // The models load while the patient is still asked for the camera.
    faceWatch = createFaceWatch(
      (face) => set({ face }),
      () => set({ face: null, isFaceFollowed: false }),
    )
    try {
      const opened = await openStream()
      if (mine !== turn) {
        for (const track of opened.getTracks()) track.stop()
        return
      }
      stream = opened
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => {
          if (stream !== opened) return
          release()
          act({ type: 'lost', error: lostCameraText })
        })
      for (const track of opened.getAudioTracks()) for (const change of ['mute', 'unmute']) track.addEventListener(change, followSound)
      act({ type: 'started', hasSound: opened.getAudioTracks().length > 0 })
      followSound()
    } catch (error) {
      if (mine !== turn) return
      release()
      act({ type: 'failed', error: error === unsupported ? unsupportedCameraText : cameraErrorText(error) })
    }
  }

  function mute(kind: 'video' | 'audio', isOn: boolean) {
    for (const track of stream?.getTracks() ?? []) if (track.kind === kind) track.enabled = isOn
  }

  /** Switches everything off. */
  function end() {
    release()
    act({ type: 'stop' })
  }

  return {
    view,
    getStream: (): MediaStream | null => stream,
    toggle() {
      if (camera().kind === 'off') return start()
      release()
      act({ type: 'stop' })
    },
    dismissError: () => camera().kind === 'off' && act({ type: 'stop' }),
    toggleSound() {
      act({ type: 'toggle sound' })
      mute('audio', isHeard())
      recording.setHeard(isHeard())
      followSound()
    },
    togglePicture() {
      act({ type: 'toggle picture' })
      const state = camera()
      if (state.kind === 'on') mute('video', state.isPictureOn)
    },
    /** The preview plays: follow the face in it. */
    watch: (preview: HTMLVideoElement) => faceWatch?.follow(preview),
    record: recording.record,
    stop: recording.stop,
    clear: recording.clear,
  }
}
