import { bucketBits } from './features.ts'
import type { LinearWeights } from './weights-file.ts'

/** A group of features of one text that share their length: each counts by one over the root of their number. */
export type FeatureGroup = Uint32Array

/** How a group counts: as a whole beside the others, and whether what is rare in it weighs more when it is learned from. */
export interface GroupShape {
  weight: number
  byRarity: boolean
}

/** A linear model ready to score: the place of each bucket is found at once. */
export interface LinearModel {
  heads: readonly string[]
  /** The calibrated logit of every head. */
  score(groups: readonly FeatureGroup[]): Float64Array
  /** What one bucket adds to one head, before its group's length is taken into account. */
  weightOf(bucket: number, head: number): number
}

/** Makes the model of its weights. `shapes` are those that it was trained with; a group without one counts whole. */
export function linearModel(
  { heads, scales, biases, calibration, buckets, weights }: LinearWeights,
  shapes: readonly GroupShape[] = [],
): LinearModel {
  const places = new Int32Array(1 << bucketBits).fill(-1)
  buckets.forEach((bucket, row) => {
    places[bucket] = row
  })
  const width = heads.length
  // The sums of the groups that are at hand: the clauses of one reply and the readings of one message share some of theirs.
  const summed = new WeakMap<FeatureGroup, Float64Array>()
  const sumsOf = (group: FeatureGroup): Float64Array => {
    const known = summed.get(group)
    if (known !== undefined) return known
    const own = new Float64Array(width)
    for (let at = 0; at < group.length; at++) {
      const row = places[group[at] as number] as number
      if (row < 0) continue
      const from = row * width
      for (let head = 0; head < width; head++) own[head] = (own[head] as number) + (weights[from + head] as number)
    }
    summed.set(group, own)
    return own
  }
  const score = (groups: readonly FeatureGroup[]): Float64Array => {
    const sums = Float64Array.from(biases)
    for (const [place, group] of groups.entries()) {
      if (group.length === 0) continue
      const own = sumsOf(group)
      const share = (shapes[place]?.weight ?? 1) / Math.sqrt(group.length)
      for (let head = 0; head < width; head++) sums[head] = (sums[head] ?? 0) + share * (own[head] ?? 0) * (scales[head] ?? 0)
    }
    return sums.map((sum, head) => {
      const [slope, offset] = calibration[head] ?? [1, 0]
      return slope * sum + offset
    })
  }
  const weightOf = (bucket: number, head: number): number => {
    const row = places[bucket] ?? -1
    return row < 0 ? 0 : (weights[row * width + head] ?? 0) * (scales[head] ?? 0)
  }
  return { heads, score, weightOf }
}

export function shareOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
