/** A linear model of many heads, each with few weights: for every bucket the heads it speaks for and a small whole number for each. */
export interface SparseWeights {
  heads: readonly string[]
  scales: readonly number[]
  biases: readonly number[]
  /** Rising. */
  buckets: Uint32Array
  /** How many heads each bucket speaks for. */
  counts: Uint16Array
  /** For each bucket its heads, rising, and their numbers. */
  columns: Uint16Array
  numbers: Int8Array
}

export type SparseHeader = Pick<SparseWeights, 'heads' | 'scales' | 'biases'> & { rows: number; cells: number }

const low = 0xff

/** In: the weights. Out: what stands in the header of the file, and the bytes behind it; equal bytes for equal weights. */
export function packSparse({ heads, scales, biases, ...cells }: SparseWeights): { header: SparseHeader; bytes: Uint8Array } {
  const { buckets, counts, columns, numbers } = cells
  const steps = buckets.map((bucket, row) => bucket - (row === 0 ? 0 : (buckets[row - 1] ?? 0)))
  // Small bytes beside small bytes: that is what packs well.
  const planes = [
    plane(steps, 0),
    plane(steps, 8),
    plane(steps, 16),
    plane(counts, 0),
    plane(counts, 8),
    plane(columns, 0),
    plane(columns, 8),
  ]
  const bytes = new Uint8Array(planes.reduce((sum, { length }) => sum + length, numbers.length))
  let at = 0
  for (const each of [...planes, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.length)]) {
    bytes.set(each, at)
    at += each.length
  }
  return { header: { heads, scales, biases, rows: buckets.length, cells: numbers.length }, bytes }
}

/** The weights again. */
export function unpackSparse({ rows, cells, ...model }: SparseHeader, bytes: Uint8Array): SparseWeights {
  const at = (row: number, place: number) => bytes[place + row] ?? 0
  const buckets = new Uint32Array(rows)
  let bucket = 0
  for (let row = 0; row < rows; row++) {
    bucket += at(row, 0) | (at(row, rows) << 8) | (at(row, 2 * rows) << 16)
    buckets[row] = bucket
  }
  const counts = Uint16Array.from({ length: rows }, (_, row) => at(row, 3 * rows) | (at(row, 4 * rows) << 8))
  const columns = Uint16Array.from({ length: cells }, (_, cell) => at(cell, 5 * rows) | (at(cell, 5 * rows + cells) << 8))
  const from = 5 * rows + 2 * cells
  return { ...model, buckets, counts, columns, numbers: Int8Array.from(bytes.subarray(from, from + cells)) }
}

function plane(values: Uint32Array | Uint16Array, shift: number): Uint8Array {
  return Uint8Array.from(values, (value) => (value >>> shift) & low)
}
