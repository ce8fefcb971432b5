import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import type { Fit } from './logistic.ts'
import type { Matrix } from './matrix.ts'

/** The largest number of a weight. */
const finest = 127

/**
 * Makes whole numbers of a fit's weights, rarity taken in, each head on a scale of its own that lets its heaviest few be
 * cut off; buckets without weight are left out. `largest`: the largest number.
 */
export function quantise(
  { buckets, rarity }: Matrix,
  { heads: width, weights }: Fit,
  heads: readonly string[],
  calibration: readonly (readonly [number, number])[],
  largest = finest,
): LinearWeights {
  const scales = heads.map((_, head) => {
    const sizes = Float64Array.from(buckets, (_bucket, column) =>
      Math.abs((weights[column * width + head] ?? 0) * (rarity[column] ?? 0)),
    ).sort()
    return ((sizes[Math.floor(sizes.length * 0.9995)] ?? 0) || 1) / largest
  })
  const kept: number[] = []
  const numbers: number[] = []
  buckets.forEach((bucket, column) => {
    const row = heads.map((_, head) => {
      const weight = (weights[column * width + head] ?? 0) * (rarity[column] ?? 0)
      return Math.max(-largest, Math.min(largest, Math.round(weight / (scales[head] ?? 1))))
    })
    if (row.every((number) => number === 0)) return
    kept.push(bucket)
    numbers.push(...row)
  })
  const biasAt = weights.length - width
  return {
    heads,
    scales: scales.map(rounded),
    biases: heads.map((_, head) => rounded(weights[biasAt + head] ?? 0)),
    calibration: calibration.map(([slope, offset]) => [rounded(slope), rounded(offset)]),
    buckets: Uint32Array.from(kept),
    weights: Int8Array.from(numbers),
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(8))
}
