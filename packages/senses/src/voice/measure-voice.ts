import type { Measurement } from '@dr-ai/contract/schemas/video'
import { findSyllables } from './find-syllables.ts'
import { resample } from './resample.ts'
import { hopSeconds, trackPitch } from './track-pitch.ts'

/** Shorter samples say nothing reliable about a voice. */
export const leastSeconds = 10
/** Whispered or creaky voices have fewer voiced windows than this share of the speech: pitch and clarity read N/A. */
const leastVoicedShare = 0.2
/**
 * A creaky voice drops syllables between the windows that have a pitch: under this share of them its pace reads N/A. Made with espeak-ng: plain voices keep 0.44 and
 * more, with noise of 5 dB too; creaky ones had 0.20 to 0.26, and 111 to 203 syllables a minute were counted of 245.
 */
const leastVoicedShareForPace = 0.35
/** A longer silence, in seconds, is no pause within speech: nobody was speaking (pauses between sentences last 0.4 to 1 s; Goldman-Eisler 1968). */
const longestPause = 1

export interface VoiceMeasurements {
  /** Hertz. */
  pitchMean: Measurement
  /** Standard deviation of pitch in semitones. */
  pitchSpread: Measurement
  syllablesPerMinute: Measurement
  /** Decibels; the median over the voiced windows. */
  harmonicsToNoise: Measurement
}

/**
 * Measures a voice. In: mono samples (-1 to 1) and their rate in hertz. Out: tone, pace and clarity in numbers, each with how sure it is
 * and on how many seconds of speech it rests; null where the sample is too short or hardly voiced.
 */
export function measureVoice(samples: Float32Array, sampleRate: number): VoiceMeasurements {
  const sound = resample(samples, sampleRate)
  const frames = trackPitch(sound)
  const voiced = frames.flatMap((frame, index) => (frame.pitch === null ? [] : [{ pitch: frame.pitch, clarity: frame.clarity, index }]))
  const first = voiced[0]
  const last = voiced[voiced.length - 1]
  const span = first && last ? (last.index - first.index + 1) * hopSeconds : 0
  const seconds = span - silences(voiced.map((frame) => frame.index))
  const voicedShare = seconds > 0 ? (voiced.length * hopSeconds) / seconds : 0
  const isEnough = samples.length / sampleRate >= leastSeconds && seconds >= leastSeconds * 0.6 && voicedShare >= leastVoicedShare
  const certainty = isEnough ? Math.min(1, seconds / 30) * Math.min(1, voicedShare / 0.5) : 0
  const measurement = (value: () => number): Measurement => ({ value: isEnough ? value() : null, certainty, seconds })
  const hasPace = voicedShare >= leastVoicedShareForPace
  const pace = measurement(() => (findSyllables(sound, frames).length * 60) / seconds)
  const pitches = voiced.map((frame) => frame.pitch)
  return {
    pitchMean: measurement(() => mean(pitches)),
    pitchSpread: measurement(() => deviation(pitches.map((pitch) => 12 * Math.log2(pitch)))),
    syllablesPerMinute: hasPace ? pace : { ...pace, value: null, certainty: 0 },
    harmonicsToNoise: measurement(() => median(voiced.map((frame) => harmonicsToNoise(frame.clarity)))),
  }
}

/** Seconds between voiced windows in which nobody was speaking. */
function silences(indices: readonly number[]): number {
  return indices.reduce((sum, index, at) => {
    const pause = (index - (indices[at - 1] ?? index)) * hopSeconds
    return pause > longestPause ? sum + pause : sum
  }, 0)
}

/** Boersma 1993: the peak r of the normalised autocorrelation gives 10 log10(r / (1 - r)) dB. */
const harmonicsToNoise = (clarity: number): number => 10 * Math.log10(clarity / (1 - Math.min(clarity, 0.9999)))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: readonly number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
