import { expect, test } from 'vitest'
import type { Change } from './records.ts'
import { updateRecords } from './update-records.ts'

/** A row that others write to as often as is said before each of our own writes. */
function rowsWith(interruptions: number) {
  let [version, left] = [1, interruptions]
  return {
    version: () => version,
    commit: async ([change]: readonly Change[]) => {
      if (left > 0) {
        left -= 1
        version += 1
      }
      if (change?.kind !== 'replace' || change.row.version !== version + 1) return 'conflict' as const
      version += 1
      return 'written' as const
    },
  }
}

const next = (version: number): Change => ({
  kind: 'replace',
  collection: 'consultation',
  row: { id: 'one', at: 0, version: version + 1, sealed: new Uint8Array() },
})

test.each([0, 1, 7])('with %i writes of others in between the change is made once, of the row as it is then', async (interruptions) => {
  const rows = rowsWith(interruptions)
  const planned: number[] = []
  const made = await updateRecords(rows, async () => {
    planned.push(rows.version())
    return { changes: [next(rows.version())], result: rows.version() }
  })
  expect(made).toBe(1 + interruptions)
  expect(planned).toHaveLength(1 + interruptions)
  expect(rows.version()).toBe(2 + interruptions)
})

test('a row that others write to all the time is left as it is, and that is said', async () => {
  const rows = rowsWith(1_000)
  expect(await updateRecords(rows, async () => ({ changes: [next(rows.version())], result: 'made' }))).toBe('conflict')
})

test('where nothing is to be changed nothing is written', async () => {
  const commit = () => Promise.reject(new Error('written'))
  expect(await updateRecords({ commit }, async () => ({ changes: [], result: 'known already' }))).toBe('known already')
})
