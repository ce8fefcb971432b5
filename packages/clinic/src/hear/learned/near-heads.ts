import type { LinearWeights } from './weights-file.ts'

/** A weight counts up to this size where others are guessed by it, and what stood in its row before it up to that. */
const [mostOfOne, mostOfRow] = [2, 4]
/** The kinds of a weight, and of a row so far. */
export const [kindsOfWeight, kindsOfRow] = [2 * mostOfOne + 1, mostOfRow + 1]
/** A weight is guessed by at most so many others of its row. */
export const mostNear = 4

export const kindOfWeight = (weight: number): number => Math.max(-mostOfOne, Math.min(mostOfOne, weight)) + mostOfOne
export const kindOfRow = (size: number): number => Math.min(mostOfRow, size)

/** So many rows show what tells what. */
const rowsLookedAt = 12_000

/** For every head of a model the heads before it by whose weights its own are told best: where it saves the most bits, one after the other. */
export function nearHeads({ heads, buckets, weights }: Pick<LinearWeights, 'heads' | 'buckets' | 'weights'>): number[][] {
  const width = heads.length
  const stride = Math.max(1, Math.floor(buckets.length / rowsLookedAt))
  const sizes = new Uint32Array(Math.floor(buckets.length / stride))
  const weightAt = (row: number, head: number) => weights[row * stride * width + head] ?? 0
  const columns = heads.map((_, head) => {
    const column = new Uint8Array(sizes.length)
    for (let row = 0; row < column.length; row++) column[row] = kindOfWeight(weightAt(row, head))
    return column
  })
  const nothing = new Uint8Array(sizes.length)
  return columns.map((own, head) => {
    let around = Uint16Array.from(sizes, kindOfRow)
    let least = bitsOf(own, around, nothing)
    const near: number[] = []
    while (near.length < mostNear) {
      let best: number | null = null
      const further = around.map((context) => context * kindsOfWeight)
      for (const [other, column] of columns.slice(0, head).entries()) {
        if (near.includes(other)) continue
        const bits = bitsOf(own, further, column)
        if (bits >= least) continue
        least = bits
        best = other
      }
      if (best === null) break
      near.push(best)
      const column = columns[best] as Uint8Array
      around = further.map((context, row) => context + (column[row] as number))
    }
    for (const row of sizes.keys()) sizes[row] = (sizes[row] ?? 0) + Math.abs(weightAt(row, head))
    return near
  })
}

const counts = new Float64Array(kindsOfRow * kindsOfWeight ** mostNear * (kindsOfWeight + 1))

/** Bits that the kinds of weights take, each guessed by how often it came where the same stood around it: what was known, and one column more. Every row, of every pair of heads, so without a step too many. */
function bitsOf(kinds: Uint8Array, around: Uint16Array, column: Uint8Array): number {
  counts.fill(0)
  const unseen = 0.1
  let bits = 0
  for (let row = 0; row < kinds.length; row++) {
    const from = ((around[row] as number) + (column[row] as number)) * (kindsOfWeight + 1)
    const one = from + (kinds[row] as number)
    const [count, all] = [counts[one] as number, counts[from + kindsOfWeight] as number]
    bits -= Math.log2((count + unseen) / (all + unseen * kindsOfWeight))
    counts[one] = count + 1
    counts[from + kindsOfWeight] = all + 1
  }
  return bits
}
