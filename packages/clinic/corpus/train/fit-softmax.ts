import type { Fit } from './logistic.ts'
import type { Matrix } from './matrix.ts'
import { seeded, shuffle } from './random.ts'

/** One row to learn from: what it is, in shares that sum to one, and how much it counts. */
export interface SharedRow {
  heads: readonly (readonly [head: number, share: number])[]
  count: number
}

const seed = 20_262
const firstRate = 0.3
const ridge = 1e-4
const smallest = 1e-3

/**
 * One classifier that shares a whole among its heads (multinomial logistic regression with a small ridge), by gradient steps whose size falls for
 * each weight as it is used (AdaGrad, Duchi and others 2011). Deterministic.
 */
export function fitSoftmax({ buckets, columns, values }: Matrix, rows: readonly SharedRow[], heads: number, rounds: number): Fit {
  const biasAt = buckets.length * heads
  const weights = new Float64Array(biasAt + heads)
  const squares = new Float64Array(weights.length).fill(smallest)
  const order = Int32Array.from(rows.keys())
  const random = seeded(seed)
  const slopes = new Float64Array(heads)
  const step = (at: number, slope: number): void => {
    squares[at] = (squares[at] as number) + slope * slope
    weights[at] = (weights[at] as number) - (firstRate * slope) / Math.sqrt(squares[at] as number)
  }
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const place of order) {
      const row = rows[place] as SharedRow
      const [own, value] = [columns[place] as Int32Array, values[place] as Float32Array]
      slopes.set(weights.subarray(biasAt))
      for (let at = 0; at < own.length; at++)
        for (let head = 0, from = (own[at] as number) * heads; head < heads; head++)
          slopes[head] = (slopes[head] as number) + (value[at] as number) * (weights[from + head] as number)
      toShares(slopes)
      for (const [head, share] of row.heads) slopes[head] = (slopes[head] as number) - share
      for (let head = 0; head < heads; head++) {
        const slope = row.count * (slopes[head] as number)
        slopes[head] = slope
        step(biasAt + head, slope)
      }
      for (let at = 0; at < own.length; at++)
        for (let head = 0, from = (own[at] as number) * heads; head < heads; head++) {
          const slope = (slopes[head] as number) * (value[at] as number) + ridge * (weights[from + head] as number)
          step(from + head, slope)
        }
    }
  }
  return { heads, weights }
}

/** Logits as shares of one, in place. */
function toShares(logits: Float64Array): void {
  const most = logits.reduce((a, b) => Math.max(a, b))
  let sum = 0
  for (let head = 0; head < logits.length; head++) {
    logits[head] = Math.exp((logits[head] as number) - most)
    sum += logits[head] as number
  }
  for (let head = 0; head < logits.length; head++) logits[head] = (logits[head] as number) / sum
}
