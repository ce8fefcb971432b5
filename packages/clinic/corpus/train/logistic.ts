import type { Matrix } from './matrix.ts'
import { seeded, shuffle } from './random.ts'

/** What the heads shall say of each row, 0 to 1, and how much each counts: rows.length * heads numbers each. */
export interface Targets {
  heads: number
  wanted: Float64Array
  counts: Float64Array
}

export interface Fit {
  heads: number
  /** Columns times heads, then a bias for each head. */
  weights: Float64Array
}

const seed = 20_260
/** The bias is the weight of a feature that every row has; this large, the ridge hardly holds it. */
const biasValue = 1
const closeEnough = 1e-3
const longestSearch = 12
const firstShare = 1e-6

/**
 * Logistic regressions of several heads at once over the given rows, with a ridge penalty: dual coordinate descent (Yu,
 * Huang and Lin 2011, algorithm 5). A target between 0 and 1 is a row that speaks for both sides.
 */
export function fitLogistic(matrix: Matrix, rows: readonly number[], targets: Targets, ridge: number, rounds: number): Fit {
  const { heads, wanted, counts } = targets
  const biasAt = matrix.buckets.length * heads
  const weights = new Float64Array(biasAt + heads)
  const order = Int32Array.from(rows)
  const places = new Map(rows.map((row, place) => [row, place]))
  // Two sides (yes, no) for each row and head.
  const shares = new Float64Array(rows.length * heads * 2)
  const squares = Float64Array.from(rows, (row) =>
    (matrix.values[row] as Float32Array).reduce((sum, value) => sum + value * value, biasValue ** 2),
  )
  const random = seeded(seed)
  const logits = new Float64Array(heads)
  const steps = new Float64Array(heads)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const row of order) {
      const columns = matrix.columns[row] as Int32Array
      const values = matrix.values[row] as Float32Array
      const place = places.get(row) as number
      scoreInto(logits, weights, columns, values, heads, biasAt)
      let moves = false
      for (let head = 0; head < heads; head++) {
        const count = (counts[row * heads + head] as number) / ridge
        const target = wanted[row * heads + head] as number
        const square = squares[place] as number
        const at = (place * heads + head) * 2
        let step = 0
        let logit = logits[head] as number
        if (target > 0) {
          const moved = moveShare(shares, at, count * target, square, logit)
          step += moved
          logit += moved * square
        }
        if (target < 1) step -= moveShare(shares, at + 1, count * (1 - target), square, -logit)
        steps[head] = step
        moves ||= step !== 0
      }
      if (moves) addInto(weights, steps, columns, values, heads, biasAt)
    }
  }
  return { heads, weights }
}

/** One step of the dual: the new share of a side of a row, kept; out: by how much it grew. `margin` is the logit from that side. */
function moveShare(shares: Float64Array, at: number, limit: number, square: number, margin: number): number {
  if (limit <= 0) return 0
  const stored = shares[at] as number
  const old = stored === 0 ? firstShare * limit : stored
  let share = old
  let slope = margin + Math.log(share / (limit - share))
  for (let search = 0; search < longestSearch && Math.abs(slope) > closeEnough; search++) {
    const next = share - slope / (square + limit / ((limit - share) * share))
    share = next <= 0 ? share * 0.1 : next >= limit ? share + (limit - share) * 0.9 : next
    slope = square * (share - old) + margin + Math.log(share / (limit - share))
  }
  shares[at] = share
  return share - stored
}

/** The logits of one row. */
export function scoreRow(matrix: Matrix, { heads, weights }: Fit, row: number): Float64Array {
  const logits = new Float64Array(heads)
  scoreInto(logits, weights, matrix.columns[row] as Int32Array, matrix.values[row] as Float32Array, heads, weights.length - heads)
  return logits
}

function scoreInto(
  logits: Float64Array,
  weights: Float64Array,
  columns: Int32Array,
  values: Float32Array,
  heads: number,
  biasAt: number,
): void {
  for (let head = 0; head < heads; head++) logits[head] = biasValue * (weights[biasAt + head] as number)
  for (let at = 0; at < columns.length; at++) {
    const from = (columns[at] as number) * heads
    const value = values[at] as number
    for (let head = 0; head < heads; head++) logits[head] = (logits[head] as number) + value * (weights[from + head] as number)
  }
}

function addInto(
  weights: Float64Array,
  steps: Float64Array,
  columns: Int32Array,
  values: Float32Array,
  heads: number,
  biasAt: number,
): void {
  for (let head = 0; head < heads; head++) weights[biasAt + head] = (weights[biasAt + head] as number) + biasValue * (steps[head] as number)
  for (let at = 0; at < columns.length; at++) {
    const from = (columns[at] as number) * heads
    const value = values[at] as number
    for (let head = 0; head < heads; head++) weights[from + head] = (weights[from + head] as number) + value * (steps[head] as number)
  }
}
