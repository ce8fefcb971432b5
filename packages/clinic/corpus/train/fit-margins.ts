import type { Matrix } from './matrix.ts'
import { seeded, shuffle } from './random.ts'

/** One row to learn from: the heads it speaks for, those it says nothing of, and how much it counts. */
export interface MarginRow {
  wanted: readonly number[]
  unsaid: readonly number[]
  count: number
  /** How much it counts that it does not speak for a head. */
  silence: number
}

export interface MarginFit {
  heads: number
  /** Columns times heads. */
  weights: Float32Array
  biases: Float64Array
}

const seed = 20_261

/**
 * Many linear classifiers at once by squared hinge loss with a ridge penalty: dual coordinate descent (Hsieh and others 2008, L2-SVM).
 * Where a row is on the right side of a head by a margin of 1 it costs nothing to pass, so hundreds of heads take seconds. Deterministic.
 */
export function fitMargins(
  matrix: Matrix,
  rows: readonly MarginRow[],
  chosen: readonly number[],
  heads: number,
  cost: number,
  rounds: number,
): MarginFit {
  const weights = new Float32Array(matrix.buckets.length * heads)
  const biases = new Float64Array(heads)
  const shares = new Float32Array(rows.length * heads)
  const order = Int32Array.from(chosen)
  const random = seeded(seed)
  const scores = new Float64Array(heads)
  const sides = new Int8Array(heads)
  const moved: number[] = []
  const steps: number[] = []
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const place of order) {
      const row = rows[place] as MarginRow
      const columns = matrix.columns[place] as Int32Array
      const values = matrix.values[place] as Float32Array
      let square = 1
      scores.set(biases)
      for (let at = 0; at < columns.length; at++) {
        const value = values[at] as number
        square += value * value
        const from = (columns[at] as number) * heads
        for (let head = 0; head < heads; head++) scores[head] = (scores[head] as number) + value * (weights[from + head] as number)
      }
      sides.fill(row.silence > 0 ? -1 : 0)
      for (const head of row.unsaid) sides[head] = 0
      for (const head of row.wanted) sides[head] = 1
      moved.length = 0
      steps.length = 0
      for (let head = 0; head < heads; head++) {
        const side = sides[head] as number
        if (side === 0) continue
        const slack = 1 / (2 * cost * (side > 0 ? row.count : row.silence))
        const at = place * heads + head
        const share = shares[at] as number
        const slope = side * (scores[head] as number) - 1 + slack * share
        if (share === 0 && slope >= 0) continue
        const next = Math.fround(Math.max(0, share - slope / (square + slack)))
        if (next === share) continue
        shares[at] = next
        moved.push(head)
        steps.push((next - share) * side)
      }
      for (let at = 0; at < columns.length; at++) {
        const value = values[at] as number
        const from = (columns[at] as number) * heads
        for (let step = 0; step < moved.length; step++) {
          const head = from + (moved[step] as number)
          weights[head] = (weights[head] as number) + value * (steps[step] as number)
        }
      }
      for (let step = 0; step < moved.length; step++) {
        const head = moved[step] as number
        biases[head] = (biases[head] as number) + (steps[step] as number)
      }
    }
  }
  return { heads, weights, biases }
}
