import { expect, test } from 'vitest'
import { measureSync } from './sync-schedules.ts'

test('in random schedules of edits, losses and reorderings nothing is lost, no dose counts twice, and all devices agree', async () => {
  expect(await measureSync(1_000)).toEqual({ schedules: 1_000, lost: 0, doubleDoses: 0, apart: 0 })
})
