import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is known of a clip of a face: a loop that is played again and again. */
export interface FaceTruth {
  seconds: number
  blinks_per_loop: number
  /** Times in seconds and where the eyes look from then on. */
  gaze_keys: readonly (readonly [number, number])[]
  /** Times in seconds and whether there is a smile from then on: 1 or 0. */
  smile_keys: readonly (readonly [number, number])[]
}

/** What is known of a voice. */
export interface VoiceTruth {
  voice: string
  espeak_s: number
  /** Syllables a minute. */
  spm: number
  /** Signal to noise in dB; null for a clean voice. */
  snr_db: number | null
}

export interface Media {
  faces: { name: string; path: string; truth: FaceTruth }[]
  voices: { name: string; path: string; truth: VoiceTruth }[]
}

/** In: a folder with `faces/` and `voices/`, each with its truth.json. Out: what there is of both. */
export function readMedia(folder: string): Media {
  const read = <Truth>(kind: string, ending: string) => {
    const truths: Record<string, Truth> = JSON.parse(readFileSync(join(folder, kind, 'truth.json'), 'utf8'))
    return Object.entries(truths)
      .map(([name, truth]) => ({ name, truth, path: join(folder, kind, `${name}.${ending}`) }))
      .filter(({ path }) => existsSync(path))
  }
  return { faces: read<FaceTruth>('faces', 'mjpeg'), voices: read<VoiceTruth>('voices', 'wav') }
}

export const isWhispered = ({ voice }: VoiceTruth): boolean => voice.includes('whisper')

/** How often the gaze changes in one loop, its jump back to the beginning included. */
export function gazeChanges({ gaze_keys }: FaceTruth): number {
  return gaze_keys.filter(([, gaze], index) => gaze !== gaze_keys.at(index - 1)?.[1]).length
}

/** The share of a loop with a smile. */
export function smileShare({ smile_keys, seconds }: FaceTruth): number {
  const ends = [...smile_keys.slice(1).map(([at]) => at), seconds]
  return smile_keys.reduce((sum, [at, smile], index) => sum + smile * ((ends[index] ?? seconds) - at), 0) / seconds
}
