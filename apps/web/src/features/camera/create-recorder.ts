import { maximumVideoBytes, recording } from '@dr-ai/contract/limits'
import { chooseRecordingType } from './choose-recording-type.ts'
import { noStreamText, recordingFailedText } from './recorder-state.ts'

/** The recording stops by itself a little under the server's limit, so that it can still be analysed. */
const fullBytes = maximumVideoBytes * 0.97

interface RecorderEvents {
  onTick: () => void
  /** It stopped by itself: it is as long as it may be. */
  onFull: () => void
  /** The recording, whole. */
  onFinished: (video: Blob) => void
  onFailed: (sentence: string) => void
}

export type Recorder = { stop: () => void; discard: () => void }

/** Begins to record a stream, with the description's bit rates and chunks. Out: how to stop it; null where it could not begin. */
export function startRecorder(stream: MediaStream | null, events: RecorderEvents): Recorder | null {
  if (!stream?.active) {
    events.onFailed(noStreamText)
    return null
  }
  try {
    return begin(stream, events)
  } catch (error) {
    events.onFailed(recordingFailedText(error instanceof Error ? error.message : String(error)))
    return null
  }
}

function begin(stream: MediaStream, { onTick, onFull, onFinished, onFailed }: RecorderEvents): Recorder {
  if (typeof MediaRecorder === 'undefined') throw new Error('this browser cannot record video')
  const type = chooseRecordingType((each) => MediaRecorder.isTypeSupported(each))
  const recorder = new MediaRecorder(stream, {
    ...(type && { mimeType: type }),
    videoBitsPerSecond: recording.videoBitsPerSecond,
    audioBitsPerSecond: recording.audioBitsPerSecond,
  })
  const pieces: Blob[] = []
  let bytes = 0
  let isDiscarded = false
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0 || isDiscarded) return
    pieces.push(data)
    bytes += data.size
    if (bytes < fullBytes || recorder.state === 'inactive') return
    onFull()
    stop()
  })
  const clock = setInterval(onTick, 1_000)
  recorder.addEventListener('stop', () => {
    clearInterval(clock)
    if (!isDiscarded) onFinished(new Blob(pieces, { type: recorder.mimeType || type || recording.fallbackMimeType }))
  })
  recorder.addEventListener('error', (event) => {
    if (isDiscarded) return
    discard()
    const { error } = event as Event & { error?: Error }
    onFailed(recordingFailedText(error?.message || 'the recorder stopped'))
  })
  function discard() {
    isDiscarded = true
    clearInterval(clock)
    stop()
  }
  try {
    recorder.start(recording.chunkInterval)
  } catch (error) {
    clearInterval(clock)
    throw error
  }
  return { stop, discard }
}
