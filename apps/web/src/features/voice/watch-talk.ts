import { createTalkDetector, levelOf } from './detect-talk.ts'

/** Milliseconds between two looks at the microphone's level. */
const interval = 20

/**
 * Opens the microphone, with the echo of all that the device plays taken out where the browser can, and calls back when somebody
 * talks over the doctor. Out: how to close it. A microphone that cannot be opened watches nothing.
 */
export function watchTalk(onTalk: () => void, onLive: (isLive: boolean) => void): () => void {
  let isOver = false
  let stop: () => void = () => undefined
  void open()

  async function open() {
    try {
      // 'all' takes out the speech output too; browsers that do not know the word read it as true.
      const echoCancellation = 'all' as unknown as boolean
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation, noiseSuppression: true } })
      const context = new AudioContext()
      const analyser = new AnalyserNode(context, { fftSize: 1_024 })
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Float32Array(analyser.fftSize)
      const detector = createTalkDetector()
      const begun = performance.now()
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples)
        if (detector.add((performance.now() - begun) / 1_000, levelOf(samples))) {
          close()
          onTalk()
        }
      }, interval)
      const close = () => {
        clearInterval(timer)
        for (const track of stream.getTracks()) track.stop()
        if (context.state !== 'closed') void context.close()
        onLive(false)
        stop = () => undefined
      }
      stop = close
      onLive(true)
      if (isOver) close()
    } catch {
      // Without a second look at the microphone the doctor is stopped with the button.
    }
  }

  return () => {
    isOver = true
    stop()
  }
}
