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
  const at = (row: number, head: number) => weights[row * stride * width + head] ?? 0
  return heads.map((_, head) => {
    const own = Uint8Array.from(sizes, (_, row) => kindOfWeight(at(row, head)))
    let around = Uint16Array.from(sizes, kindOfRow)
    let bits = bitsOf(own, around)
    const near: number[] = []
    while (near.length < mostNear) {
      const tried = heads.slice(0, head).flatMap((_, other) => {
        if (near.includes(other)) return []
        const further = around.map((context, row) => context * kindsOfWeight + kindOfWeight(at(row, other)))
        return [{ other, further, bits: bitsOf(own, further) }]
      })
      const best = tried.reduce<(typeof tried)[number] | null>((least, each) => (each.bits < (least?.bits ?? bits) ? each : least), null)
      if (best === null) break
      near.push(best.other)
      around = best.further
      bits = best.bits
    }
    for (const row of sizes.keys()) sizes[row] = (sizes[row] ?? 0) + Math.abs(at(row, head))
    return near
  })
}

/** Bits that the kinds of weights take, each guessed by how often it came where the same stood around it. */
function bitsOf(kinds: Uint8Array, around: Uint16Array): number {
  const counts = new Float64Array(kindsOfRow * kindsOfWeight ** mostNear * (kindsOfWeight + 1))
  const unseen = 0.1
  let bits = 0
  for (const [row, kind] of kinds.entries()) {
    const from = (around[row] as number) * (kindsOfWeight + 1)
    const [count, all] = [counts[from + kind] as number, counts[from + kindsOfWeight] as number]
    bits -= Math.log2((count + unseen) / (all + unseen * kindsOfWeight))
    counts[from + kind] = count + 1
    counts[from + kindsOfWeight] = all + 1
  }
  return bits
}
