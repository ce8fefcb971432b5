import type { VoiceMeasurements } from '@dr-ai/senses/voice/measure-voice'
import tapUrl from './sound-tap.worklet.ts?worker&url'
import type { VoiceAnswer, VoiceOrder } from './voice-messages.ts'

/** Milliseconds the worker is given to measure a minute of sound. */
const patience = 30_000

export type VoiceWatch = Awaited<ReturnType<typeof createVoiceWatch>>

/** Listens to a stream's sound: it flows from the audio thread straight into a worker, past the page. */
export async function createVoiceWatch(stream: MediaStream) {
  const worker = new Worker(new URL('./voice.worker.ts', import.meta.url), { type: 'module' })
  const order = (message: VoiceOrder, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const context = new AudioContext()
  let handOver: ((measurements: VoiceMeasurements | null) => void) | null = null
  function end() {
    handOver?.(null)
    worker.terminate()
    if (context.state !== 'closed') void context.close()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<VoiceAnswer>) => handOver?.(data.measurements))
  worker.addEventListener('error', () => handOver?.(null))
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
        const timer = setTimeout(() => handOver?.(null), patience)
        handOver = (measurements) => {
          clearTimeout(timer)
          handOver = null
          resolve(measurements)
        }
        order({ kind: 'finish' })
      }),
    end,
  }
}
