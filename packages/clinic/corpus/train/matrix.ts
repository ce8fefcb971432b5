import type { FeatureGroup, GroupShape } from '../../src/hear/learned/linear-model.ts'

/** The features of all rows, rare ones left out: columns by number, each value ready to be multiplied. */
export interface Matrix {
  /** The bucket of each column, ascending. */
  buckets: Uint32Array
  /** What the values of a column were multiplied by: rare features weigh more. */
  rarity: Float64Array
  columns: readonly Int32Array[]
  values: readonly Float32Array[]
}

/** A feature must stand in this many rows to be learned from. */
const leastRows = 2
const rarityScale = 4

/** In: the feature groups of each row and their shapes. Out: the matrix; a group of n features counts by its weight over the root of n. */
export function matrixOf(rows: readonly (readonly FeatureGroup[])[], shapes: readonly GroupShape[] = [], least = leastRows): Matrix {
  const counts = new Map<number, number>()
  for (const groups of rows) for (const group of groups) for (const bucket of group) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  const buckets = Uint32Array.from([...counts].filter(([, count]) => count >= least).map(([bucket]) => bucket)).sort()
  const columnOf = new Map([...buckets].map((bucket, column) => [bucket, column]))
  const even = new Set(rows.flatMap((groups) => groups.flatMap((group, place) => (shapes[place]?.byRarity === false ? [...group] : []))))
  const rarity = Float64Array.from(buckets, (bucket) =>
    even.has(bucket) ? 1 : Math.log(rows.length / (counts.get(bucket) ?? 1)) / rarityScale,
  )
  const columns: Int32Array[] = []
  const values: Float32Array[] = []
  for (const groups of rows) {
    const own: number[] = []
    const valuesOfRow: number[] = []
    for (const [place, group] of groups.entries()) {
      const share = (shapes[place]?.weight ?? 1) / Math.sqrt(Math.max(1, group.length))
      for (const bucket of group) {
        const column = columnOf.get(bucket)
        if (column === undefined) continue
        own.push(column)
        valuesOfRow.push(share * (rarity[column] ?? 0))
      }
    }
    columns.push(Int32Array.from(own))
    values.push(Float32Array.from(valuesOfRow))
  }
  return { buckets, rarity, columns, values }
}
