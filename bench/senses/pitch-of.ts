import { readFileSync } from 'node:fs'

const window = 0.04
const hop = 0.01
const lowest = 65
const highest = 400
/** Least peak of the normalised autocorrelation, and least loudness against the loudest window, for a voiced window. */
const voicedPeak = 0.75
const audibleShare = 0.02

/**
 * The mean pitch of a clean voice by plain normalised autocorrelation: a second opinion that shares no code with what it judges.
 * In: the path of a 16 bit mono wav. Out: hertz.
 */
export function pitchOf(path: string): number {
  const { samples, rate } = readWav(path)
  const frames: { pitch: number; energy: number }[] = []
  const length = Math.round(rate * window)
  for (let start = 0; start + length + rate / lowest < samples.length; start += Math.round(rate * hop)) {
    const frame = strongestPeriod(samples, start, length, rate)
    if (frame) frames.push(frame)
  }
  const loudest = Math.max(...frames.map((frame) => frame.energy))
  const pitches = frames.filter((frame) => frame.energy > loudest * audibleShare).map((frame) => frame.pitch)
  const middle = [...pitches].sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
  const plausible = pitches.filter((pitch) => pitch > middle / 1.8 && pitch < middle * 1.8)
  return plausible.reduce((sum, pitch) => sum + pitch, 0) / plausible.length
}

function strongestPeriod(samples: Float32Array, start: number, length: number, rate: number) {
  const correlations: number[] = []
  const shortest = Math.floor(rate / highest)
  const longest = Math.ceil(rate / lowest)
  let energy = 0
  for (let index = 0; index < length; index++) energy += (samples[start + index] ?? 0) ** 2
  for (let lag = shortest; lag <= longest; lag++) {
    let product = 0
    let shifted = 0
    for (let index = 0; index < length; index++) {
      const later = samples[start + index + lag] ?? 0
      product += (samples[start + index] ?? 0) * later
      shifted += later * later
    }
    correlations.push(product / Math.sqrt(energy * shifted + 1e-12))
  }
  const best = Math.max(...correlations)
  if (best < voicedPeak) return null
  // The first peak that is nearly as high as the highest: its multiples are as high.
  const isPeak = (at: number) =>
    (correlations[at] ?? 0) >= (correlations[at - 1] ?? 0) && (correlations[at] ?? 0) >= (correlations[at + 1] ?? 0)
  const at = correlations.findIndex((each, index) => index > 0 && each > best * 0.93 && isPeak(index))
  return at < 0 ? null : { pitch: rate / (shortest + at), energy }
}

function readWav(path: string): { samples: Float32Array; rate: number } {
  const bytes = readFileSync(path)
  let place = 12
  while (bytes.toString('latin1', place, place + 4) !== 'data') place += 8 + bytes.readUInt32LE(place + 4)
  const size = Math.min(bytes.readUInt32LE(place + 4), bytes.length - place - 8)
  const samples = Float32Array.from({ length: Math.floor(size / 2) }, (_, index) => bytes.readInt16LE(place + 8 + index * 2) / 32_768)
  return { samples, rate: bytes.readUInt32LE(24) }
}
