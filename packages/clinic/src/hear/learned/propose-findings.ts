import type { Token } from '../lexicon/token.ts'
import { bucketBits } from './features.ts'
import { distinctBuckets, findingFeatures } from './finding-features.ts'
import type { SparseWeights } from './sparse-weights.ts'

/** A finding that the words of a message speak for. */
export interface Proposal {
  finding: string
  /** How far the words are on its side: from 1 on as far as those of rows that tell it, from -1 down as those that do not. */
  margin: number
  /** The tokens that weigh most for it, close together, in order. */
  used: readonly number[]
}

/** Finds what the words of a whole message tell, in whatever words it is told. */
export interface Proposer {
  /** Whether the finding was told often enough to be learned. */
  knows(finding: string): boolean
  /** What the tokens of a message speak for, the likeliest first. Time grows with their number alone. */
  propose(tokens: readonly Token[]): Proposal[]
}

/** Further off than this nothing is proposed. */
const leastMargin = -0.8
const mostProposals = 16
/** So far from the heaviest token another one belongs to the same words. */
const reach = 3
const longestText = 1200

/** Makes the proposer of its weights. */
export function createProposer({ heads, scales, biases, buckets, counts, columns, numbers }: SparseWeights): Proposer {
  const places = new Int32Array(1 << bucketBits).fill(-1)
  const from = new Uint32Array(buckets.length + 1)
  buckets.forEach((bucket, row) => {
    places[bucket] = row
    from[row + 1] = (from[row] ?? 0) + (counts[row] ?? 0)
  })
  const known = new Set(heads)
  const add = (sums: Float64Array, bucket: number): void => {
    const row = places[bucket] ?? -1
    if (row < 0) return
    for (let cell = from[row] ?? 0, end = from[row + 1] ?? 0; cell < end; cell++) {
      const head = columns[cell] ?? 0
      sums[head] = (sums[head] ?? 0) + (numbers[cell] ?? 0)
    }
  }
  const weightOf = (bucket: number, head: number): number => {
    const row = places[bucket] ?? -1
    if (row < 0) return 0
    for (let cell = from[row] ?? 0, end = from[row + 1] ?? 0; cell < end; cell++) if (columns[cell] === head) return numbers[cell] ?? 0
    return 0
  }
  const propose = (given: readonly Token[]): Proposal[] => {
    const tokens = given.slice(0, longestText)
    const features = findingFeatures(tokens)
    const distinct = distinctBuckets(features)
    if (distinct.length === 0) return []
    const sums = new Float64Array(heads.length)
    for (const bucket of distinct) add(sums, bucket)
    const share = 1 / Math.sqrt(distinct.length)
    const near: { head: number; margin: number }[] = []
    for (let head = 0; head < sums.length; head++) {
      const margin = (biases[head] ?? 0) + (sums[head] ?? 0) * (scales[head] ?? 0) * share
      if (margin >= leastMargin) near.push({ head, margin })
    }
    near.sort((a, b) => b.margin - a.margin || a.head - b.head)
    return near.slice(0, mostProposals).map(({ head, margin }) => ({
      finding: heads[head] ?? '',
      margin,
      used: heaviest(
        tokens,
        features.map((own) => own.reduce((sum, bucket) => sum + weightOf(bucket, head), 0)),
      ),
    }))
  }
  return { knows: (finding) => known.has(finding), propose }
}

/** The token that weighs most, and those near it in its sentence that weigh at least a third as much. */
function heaviest(tokens: readonly Token[], weights: readonly number[]): number[] {
  let best = 0
  for (let at = 1; at < weights.length; at++) if ((weights[at] ?? 0) > (weights[best] ?? 0)) best = at
  const used: number[] = []
  for (let at = Math.max(0, best - reach); at <= Math.min(tokens.length - 1, best + reach); at++)
    if (tokens[at]?.sentence === tokens[best]?.sentence && (weights[at] ?? 0) * 3 >= (weights[best] ?? 0) && (weights[at] ?? 0) > 0)
      used.push(at)
  return used.length === 0 ? [best] : used
}
