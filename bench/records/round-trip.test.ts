import { expect, test } from 'vitest'
import { readFolder } from '../../apps/web/src/features/taking-along/folder.ts'
import { readTakenRecord } from '../../apps/web/src/features/taking-along/taken-record.ts'
import { measureRoundTrip } from './round-trip.ts'

test('a whole record leaves as a folder and comes back without loss, and a second time adds nothing', async () => {
  const { rows, loss, twice, hasSecret } = await measureRoundTrip()
  expect(rows).toBeGreaterThan(140)
  expect({ loss, twice, hasSecret }).toEqual({ loss: 0, twice: 0, hasSecret: false })
})

test('what is no folder of ours is told apart', () => {
  expect(readFolder(new TextEncoder().encode('no zip'))).toBeNull()
  expect(readTakenRecord('{"format":"dr-ai-record","version":1}')).toBeNull()
  expect(readTakenRecord('not json')).toBeNull()
})
