import type { VoiceMeasurements } from '@dr-ai/senses/voice/measure-voice'

/** What the page tells the worker that measures the voice. */
export type VoiceOrder =
  /** The sound comes through this port, in batches of samples. */
  { kind: 'listen'; port: MessagePort; sampleRate: number } | { kind: 'begin' } | { kind: 'finish' }

export type VoiceAnswer = { kind: 'measured'; measurements: VoiceMeasurements | null }
