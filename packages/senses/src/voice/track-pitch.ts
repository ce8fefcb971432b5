import { PitchDetector } from 'pitchy'
import { analysisRate } from './resample.ts'

/** Windows of 50 ms every 10 ms: two to three periods of the lowest adult voice. */
export const pitchWindowSeconds = 0.05
const windowLength = Math.round(analysisRate * pitchWindowSeconds)
export const hopSeconds = 0.01
const hopLength = Math.round(analysisRate * hopSeconds)

/** The range of human speaking pitch, in hertz (adults and children). */
const lowestPitch = 65
const highestPitch = 500

/** Least peak of the normalised autocorrelation for a window to count as voiced; Praat's default voicing threshold is 0.45. */
const voicedClarity = 0.5
/** A window this far (dB) under the loud parts is silence, however periodic its hum. */
const silenceBelowLoud = 28

export interface PitchFrame {
  /** Hertz, or null where the window is not voiced. */
  pitch: number | null
  /** Height of the normalised autocorrelation's peak, 0 to 1. */
  clarity: number
  /** Loudness of the window in dB (full scale is 0). */
  level: number
}

/** In: sound at `analysisRate`. Out: one frame each 10 ms. */
export function trackPitch(samples: Float32Array): PitchFrame[] {
  const detector = PitchDetector.forFloat32Array(windowLength)
  const frames: PitchFrame[] = []
  for (let start = 0; start + windowLength <= samples.length; start += hopLength) {
    const window = samples.subarray(start, start + windowLength)
    let energy = 0
    for (const sample of window) energy += sample * sample
    const [pitch, clarity] = detector.findPitch(window, analysisRate)
    frames.push({ pitch, clarity: Math.min(1, clarity), level: 10 * Math.log10(energy / windowLength + 1e-12) })
  }
  return dropUnvoiced(frames)
}

function dropUnvoiced(frames: PitchFrame[]): PitchFrame[] {
  const levels = frames.map((frame) => frame.level).sort((a, b) => a - b)
  const loud = levels[Math.floor(levels.length * 0.95)] ?? 0
  const voiced = frames.map((frame) => {
    const isVoiced = frame.clarity >= voicedClarity && frame.level > loud - silenceBelowLoud
    const inRange = frame.pitch !== null && frame.pitch >= lowestPitch && frame.pitch <= highestPitch
    return isVoiced && inRange ? frame : { ...frame, pitch: null }
  })
  return dropOctaveErrors(voiced)
}

/** A window whose pitch is an octave away from the speaker's median is a detector's slip, not a voice. */
function dropOctaveErrors(frames: PitchFrame[]): PitchFrame[] {
  const pitches = frames.flatMap((frame) => (frame.pitch === null ? [] : [frame.pitch])).sort((a, b) => a - b)
  const median = pitches[Math.floor(pitches.length / 2)]
  if (median === undefined) return frames
  return frames.map((frame) =>
    frame.pitch !== null && (frame.pitch > median * 1.8 || frame.pitch < median / 1.8) ? { ...frame, pitch: null } : frame,
  )
}
