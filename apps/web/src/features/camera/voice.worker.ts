import { measureVoice } from '@dr-ai/senses/voice/measure-voice'
import { createSoundStore, type SoundStore } from './sound-store.ts'
import type { VoiceAnswer, VoiceOrder } from './voice-messages.ts'

/** Seconds of sound that are kept and measured, the newest: twice what a measurement needs to be as sure as it gets. */
const keptSeconds = 60

let sampleRate = 48_000
let store: SoundStore | null = null

addEventListener('message', ({ data: order }: MessageEvent<VoiceOrder>) => {
  switch (order.kind) {
    case 'listen':
      sampleRate = order.sampleRate
      order.port.onmessage = ({ data }: MessageEvent<Float32Array>) => store?.add(data)
      return
    case 'begin':
      store = createSoundStore(keptSeconds * sampleRate)
      return
    case 'finish': {
      const measurements = store ? measureVoice(store.samples(), sampleRate) : null
      store = null
      postMessage({ kind: 'measured', measurements } satisfies VoiceAnswer)
    }
  }
})
