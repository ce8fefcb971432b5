import { cameraConstraints } from '@dr-ai/contract/limits'
import type { Measurements } from '@dr-ai/contract/schemas/video'
import type { FaceProgress } from '@dr-ai/senses/face/measure-face'
import { createStore } from '../../store/create-store.ts'
import { cameraErrorText, lostCameraText, unsupportedCameraText } from './camera-error.ts'
import { type CameraAction, type CameraState, cameraOff, cameraReducer } from './camera-state.ts'
import { createFaceWatch, type FaceWatch } from './create-face-watch.ts'
import { type Recorder, startRecorder } from './create-recorder.ts'
import { createVoiceWatch, type VoiceWatch } from './create-voice-watch.ts'
import { gatherMeasurements } from './gather-measurements.ts'
import { type RecorderAction, type RecorderState, recorderIdle, recorderReducer } from './recorder-state.ts'

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

export interface RecordedVideo {
  video: Blob
  measurements: Measurements
}

export type Camera = ReturnType<typeof createCamera>

const nothing: CameraView = { camera: cameraOff, recorder: recorderIdle, face: null, isFaceFollowed: true, isSoundLive: false }

/**
 * The camera of one screen: its stream, its recorder and what measures them. Every device is released when nobody follows it any more, or the
 * page is left.
 */
export function createCamera({ onRecorded, onFull }: { onRecorded: (recorded: RecordedVideo) => void; onFull: () => void }) {
  const view = createStore(nothing, () => {
    // A page that is left for another address, or frozen in the background cache, lets go of the camera too.
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  })
  let stream: MediaStream | null = null
  let recorder: Recorder | null = null
  let faceWatch: FaceWatch | null = null
  let voiceWatch: VoiceWatch | null = null
  /** Grows with every start and stop: what comes late belongs to a camera that is off already. */
  let turn = 0

  const set = (change: Partial<CameraView>) => view.set({ ...view.get(), ...change })
  const camera = (): CameraState => view.get().camera
  const act = (action: CameraAction) => set({ camera: cameraReducer(camera(), action) })
  const record = (action: RecorderAction) => set({ recorder: recorderReducer(view.get().recorder, action) })

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
    recorder?.discard()
    faceWatch?.end()
    voiceWatch?.end()
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = recorder = faceWatch = voiceWatch = null
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

  async function finish(video: Blob) {
    const mine = turn
    recorder = null
    record({ type: 'finished' })
    const [face, voice] = await Promise.all([faceWatch?.finish() ?? null, voiceWatch?.finish() ?? null])
    voiceWatch?.end()
    voiceWatch = null
    if (mine === turn) onRecorded({ video, measurements: gatherMeasurements(face, voice) })
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
      voiceWatch?.setHeard(isHeard())
      followSound()
    },
    togglePicture() {
      act({ type: 'toggle picture' })
      const state = camera()
      if (state.kind === 'on') mute('video', state.isPictureOn)
    },
    /** The preview plays: follow the face in it. */
    watch: (preview: HTMLVideoElement) => faceWatch?.follow(preview),
    async record() {
      if (view.get().recorder.kind !== 'idle') return
      record({ type: 'clear' })
      const started = startRecorder(stream, {
        onTick: () => record({ type: 'tick' }),
        onFull,
        onFinished: (video) => void finish(video),
        onFailed: (error) => record({ type: 'failed', error }),
      })
      if (!started || !stream) return
      recorder = started
      record({ type: 'record' })
      faceWatch?.begin()
      if (stream.getAudioTracks().length === 0) return
      const mine = turn
      // Without a measured voice the video is still a video.
      const watch = await createVoiceWatch(stream, isHeard).catch(() => null)
      if (mine !== turn || recorder !== started) return watch?.end()
      watch?.setHeard(isHeard())
      voiceWatch = watch
      watch?.begin()
    },
    stop() {
      record({ type: 'stop' })
      recorder?.stop()
    },
    clear: () => record({ type: 'clear' }),
  }
}

const unsupported = Symbol('no camera access')

/** Camera and microphone as the description asks for them; the camera alone where there is no microphone. */
async function openStream(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw unsupported
  const { width, height, frameRate, sampleRate } = cameraConstraints
  const video = { width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: frameRate } }
  const audio = { echoCancellation: true, noiseSuppression: true, sampleRate }
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error
    return navigator.mediaDevices.getUserMedia({ video })
  }
}
