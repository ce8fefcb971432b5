import type { Measurements } from '@dr-ai/contract/schemas/video'
import type { FaceWatch } from './create-face-watch.ts'
import { type Recorder, startRecorder } from './create-recorder.ts'
import { createVoiceWatch, type VoiceWatch } from './create-voice-watch.ts'
import { gatherMeasurements } from './gather-measurements.ts'
import { type RecorderAction, type RecorderState, recorderReducer } from './recorder-state.ts'

export interface RecordedVideo {
  video: Blob
  measurements: Measurements
}

interface RecordingPlaces {
  getStream: () => MediaStream | null
  getFaceWatch: () => FaceWatch | null
  /** Grows with every start and stop of the camera. */
  getTurn: () => number
  /** Whether the patient lets the microphone be heard. */
  isHeard: () => boolean
  getState: () => RecorderState
  setState: (state: RecorderState) => void
  onRecorded: (recorded: RecordedVideo) => void
  onFull: () => void
}

/** Records what a camera shows, and measures the voice meanwhile. */
export function createRecording(places: RecordingPlaces) {
  const { getStream, getFaceWatch, getTurn, isHeard, getState, setState, onRecorded, onFull } = places
  let recorder: Recorder | null = null
  let voiceWatch: VoiceWatch | null = null
  const act = (action: RecorderAction) => setState(recorderReducer(getState(), action))

  async function finish(video: Blob) {
    const mine = getTurn()
    recorder = null
    act({ type: 'finished' })
    const [face, voice] = await Promise.all([getFaceWatch()?.finish() ?? null, voiceWatch?.finish() ?? null])
    voiceWatch?.end()
    voiceWatch = null
    if (mine === getTurn()) onRecorded({ video, measurements: gatherMeasurements(face, voice) })
  }

  return {
    async record() {
      const stream = getStream()
      if (getState().kind !== 'idle') return
      act({ type: 'clear' })
      const started = startRecorder(stream, {
        onTick: () => act({ type: 'tick' }),
        onFull,
        onFinished: (video) => void finish(video),
        onFailed: (error) => act({ type: 'failed', error }),
      })
      if (!started || !stream) return
      recorder = started
      act({ type: 'record' })
      getFaceWatch()?.begin()
      if (stream.getAudioTracks().length === 0) return
      const mine = getTurn()
      // Without a measured voice the video is still a video.
      const watch = await createVoiceWatch(stream, isHeard).catch(() => null)
      if (mine !== getTurn() || recorder !== started) return watch?.end()
      watch?.setHeard(isHeard())
      voiceWatch = watch
      watch?.begin()
    },
    stop() {
      act({ type: 'stop' })
      recorder?.stop()
    },
    clear: () => act({ type: 'clear' }),
    setHeard: (isHeard: boolean) => voiceWatch?.setHeard(isHeard),
    /** The camera goes off: what was recorded is thrown away. */
    discard() {
      recorder?.discard()
      voiceWatch?.end()
      recorder = voiceWatch = null
    },
  }
}
