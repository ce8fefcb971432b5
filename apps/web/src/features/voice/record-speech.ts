export interface SpeechRecording {
  /** Ends it. Out: what was recorded. */
  finish(): Promise<Blob>
  /** Ends it and forgets what was recorded. */
  discard(): void
}

/**
 * Records from the microphone, for browsers that have no recognition of their own.
 * @throws DOMException where the microphone cannot be had
 */
export async function recordSpeech(): Promise<SpeechRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
  const recorder = new MediaRecorder(stream)
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.start()
  return {
    async finish() {
      end()
      await stopped
      return new Blob(pieces, { type: recorder.mimeType })
    },
    discard: end,
  }
}

/** The file's name by its type, since speech models tell formats by their endings. */
export function speechFileName(type: string): string {
  return type.startsWith('audio/mp4') ? 'speech.m4a' : type.startsWith('audio/ogg') ? 'speech.ogg' : 'speech.webm'
}
