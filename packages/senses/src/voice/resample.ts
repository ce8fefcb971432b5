import { bandPass } from './band-pass.ts'

/** The rate at which voices are measured, in hertz: speech needs no more. */
export const analysisRate = 16_000

/** In: samples at any rate of at least 8 kHz. Out: the same sound at `analysisRate` (low-passed, then linearly interpolated). */
export function resample(samples: Float32Array, sampleRate: number): Float32Array {
  if (sampleRate === analysisRate) return samples
  const source = sampleRate > analysisRate ? bandPass(samples, sampleRate, 20, analysisRate * 0.42) : samples
  const ratio = sampleRate / analysisRate
  const resampled = new Float32Array(Math.floor(samples.length / ratio))
  for (let index = 0; index < resampled.length; index++) {
    const place = index * ratio
    const before = Math.floor(place)
    const share = place - before
    resampled[index] = (source[before] ?? 0) * (1 - share) + (source[before + 1] ?? 0) * share
  }
  return resampled
}
