import { bandPass } from './band-pass.ts'
import { analysisRate } from './resample.ts'
import type { PitchFrame } from './track-pitch.ts'
import { hopSeconds, pitchWindowSeconds } from './track-pitch.ts'

/** The band that carries vowels, in hertz. */
const vowelBand = { low: 300, high: 3_300 }
/** A nucleus rises at least this far (dB) above the dip before it (De Jong and Wempe 2009). */
const leastDip = 2
/** A nucleus is at most this far (dB) under the loud vowels (De Jong and Wempe 2009). */
const belowLoudest = 25
/** The energy contour: windows of 40 ms in the middle of the pitch's, smoothed over one hop to each side. More blurs fast speech. */
const windowSeconds = 0.04
const smoothing = 1

/**
 * Syllable nuclei: voiced, band-passed energy peaks with a dip before each.
 * In: sound at `analysisRate` and its pitch frames. Out: the times of the nuclei in seconds.
 */
export function findSyllables(samples: Float32Array, frames: readonly PitchFrame[]): number[] {
  const contour = smooth(energyContour(bandPass(samples, analysisRate, vowelBand.low, vowelBand.high), frames.length))
  const loud = [...contour].sort((a, b) => a - b)[Math.floor(contour.length * 0.99)] ?? 0
  const nuclei: number[] = []
  let dip = Number.POSITIVE_INFINITY
  let peak = { level: Number.NEGATIVE_INFINITY, index: -1 }
  const accept = (): void => {
    const isVoiced = frames.slice(Math.max(0, peak.index - 2), peak.index + 3).some((frame) => frame.pitch !== null)
    if (peak.index >= 0 && peak.level > loud - belowLoudest && isVoiced) nuclei.push(peak.index * hopSeconds)
  }
  for (const [index, level] of contour.entries()) {
    if (level > peak.level && level - dip >= leastDip) peak = { level, index }
    else if (peak.index >= 0 && peak.level - level >= leastDip) {
      accept()
      peak = { level: Number.NEGATIVE_INFINITY, index: -1 }
      dip = level
    }
    if (peak.index < 0) dip = Math.min(dip, level)
  }
  accept()
  return nuclei
}

function energyContour(samples: Float32Array, frames: number): number[] {
  const hop = Math.round(analysisRate * hopSeconds)
  const window = Math.round(analysisRate * windowSeconds)
  const margin = Math.round((analysisRate * (pitchWindowSeconds - windowSeconds)) / 2)
  return Array.from({ length: frames }, (_, index) => {
    let energy = 0
    const start = index * hop + margin
    for (let place = start; place < start + window; place++) energy += (samples[place] ?? 0) ** 2
    return 10 * Math.log10(energy / window + 1e-12)
  })
}

function smooth(levels: readonly number[]): number[] {
  return levels.map((_, index) => {
    const near = levels.slice(Math.max(0, index - smoothing), index + smoothing + 1)
    return near.reduce((sum, level) => sum + level, 0) / near.length
  })
}
