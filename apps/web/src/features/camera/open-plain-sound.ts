export interface PlainSound {
  stream: MediaStream
  /** Whether the browser leaves the sound as the microphone gives it. */
  isPlain: boolean
  /** Lets go of what was opened for it beside the recording's own microphone. */
  release: () => void
}

const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/**
 * The microphone of a stream once more, for measuring: noise suppression, which the recording has, makes a noisy voice read as clear.
 * Where the browser gives no second track of the same microphone, the recording's own is measured and `isPlain` is false.
 */
export async function openPlainSound(recorded: MediaStream): Promise<PlainSound> {
  const [track] = recorded.getAudioTracks()
  const own = { stream: recorded, isPlain: track?.getSettings().noiseSuppression === false, release: () => undefined }
  if (!track || own.isPlain || !navigator.mediaDevices.getSupportedConstraints().noiseSuppression) return own
  const { deviceId } = track.getSettings()
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { ...plain, ...(deviceId && { deviceId: { exact: deviceId } }) } })
    const isPlain = stream.getAudioTracks()[0]?.getSettings().noiseSuppression === false
    const release = () => {
      for (const each of stream.getTracks()) each.stop()
    }
    if (isPlain && !track.muted) return { stream, isPlain, release }
    release()
  } catch {
    // The browser shares the microphone with nobody: the recording's own sound it is.
  }
  return own
}
