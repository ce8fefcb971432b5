import { expect, it } from 'vitest'
import { fitMargins, type MarginRow } from './fit-margins.ts'
import { matrixOf } from './matrix.ts'

/** Bucket 1 tells head 0, bucket 2 tells head 1; bucket 3 stands everywhere. */
const buckets = Array.from({ length: 40 }, (_, at) => [3, ...(at % 2 === 0 ? [1] : []), ...(at % 5 === 0 ? [2] : [])])
const matrix = matrixOf(
  buckets.map((own) => [Uint32Array.from(own).sort()]),
  [{ weight: 1, byRarity: false }],
)
const rowOf = (own: readonly number[]): MarginRow => ({
  wanted: [...(own.includes(1) ? [0] : []), ...(own.includes(2) ? [1] : [])],
  unsaid: [],
  count: 1,
  silence: 1,
})
const rows = buckets.map(rowOf)
const all = [...rows.keys()]
const marginOf = (fit: ReturnType<typeof fitMargins>, row: number, head: number) =>
  Array.from(matrix.columns[row] ?? []).reduce(
    (sum, column, at) => sum + (matrix.values[row]?.[at] ?? 0) * (fit.weights[column * fit.heads + head] ?? 0),
    fit.biases[head] ?? 0,
  )

it('puts every row on its side of every head', () => {
  const fit = fitMargins(matrix, rows, all, 2, 10, 40)
  for (const row of all) for (const head of [0, 1]) expect(marginOf(fit, row, head) > 0).toBe(rows[row]?.wanted.includes(head))
})

it('learns nothing of a head from rows that leave it unsaid, and the same from the same rows', () => {
  const silent = rows.map((row) => ({ ...row, wanted: row.wanted.filter((head) => head === 0), unsaid: [1] }))
  const fit = fitMargins(matrix, silent, all, 2, 10, 20)
  expect(fit.biases[1]).toBe(0)
  expect(fit.biases[0]).not.toBe(0)
  expect(fitMargins(matrix, silent, all, 2, 10, 20)).toEqual(fit)
})
