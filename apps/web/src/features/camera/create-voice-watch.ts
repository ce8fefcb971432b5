import type { VoiceMeasurements } from '@dr-ai/senses/voice/measure-voice'
import { openPlainSound } from './open-plain-sound.ts'
import tapUrl from './sound-tap.worklet.ts?worker&url'
import type { VoiceAnswer, VoiceOrder } from './voice-messages.ts'

/** Milliseconds the worker is given to measure a minute of sound. */
const timeoutMs = 30_000

export type VoiceWatch = Awaited<ReturnType<typeof createVoiceWatch>>

/**
 * Listens to the microphone of a stream: the sound flows from the audio thread straight into a worker, past the page.
 * @param isHeard whether the patient lets the microphone be heard now
 */
export async function createVoiceWatch(recorded: MediaStream, isHeard: () => boolean) {
  const { stream, isPlain, release } = await openPlainSound(recorded)
  const worker = new Worker(new URL('./voice.worker.ts', import.meta.url), { type: 'module' })
  const order = (message: VoiceOrder, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const context = new AudioContext()
  let handOver: ((measurements: VoiceMeasurements | null) => void) | null = null
  function end() {
    handOver?.(null)
    release()
    worker.terminate()
    if (context.state !== 'closed') void context.close()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<VoiceAnswer>) => handOver?.(data.measurements))
  worker.addEventListener('error', () => handOver?.(null))
  function setHeard(isOn: boolean) {
    for (const track of stream.getAudioTracks()) track.enabled = isOn
  }
  setHeard(isHeard())
  try {
    await context.audioWorklet.addModule(tapUrl)
    const source = context.createMediaStreamSource(stream)
    const tap = new AudioWorkletNode(context, 'sound-tap', { numberOfOutputs: 1 })
    const { port1, port2 } = new MessageChannel()
    tap.port.postMessage(port1, [port1])
    order({ kind: 'listen', port: port2, sampleRate: context.sampleRate }, [port2])
    // A node that leads nowhere is not run; its output is silence.
    source.connect(tap).connect(context.destination)
    await context.resume()
  } catch (error) {
    end()
    throw error
  }
  return {
    begin: () => order({ kind: 'begin' }),
    /** Out: what was measured since `begin`; null where that failed. */
    finish: () =>
      new Promise<VoiceMeasurements | null>((resolve) => {
        const timer = setTimeout(() => handOver?.(null), timeoutMs)
        handOver = (measurements) => {
          clearTimeout(timer)
          handOver = null
          resolve(measurements && !isPlain ? withoutClarity(measurements) : measurements)
        }
        order({ kind: 'finish' })
      }),
    setHeard,
    end,
  }
}

/** Sound that the browser has cleaned says nothing of how clear the voice was. */
const withoutClarity = (measurements: VoiceMeasurements): VoiceMeasurements => ({
  ...measurements,
  harmonicsToNoise: { ...measurements.harmonicsToNoise, value: null, certainty: 0 },
})
