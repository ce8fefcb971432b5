import { expect, test } from 'vitest'
import type { Records } from './records.ts'
import { StorageUnavailable } from './records.ts'
import { resumeClock } from './resume-clock.ts'

const day = 86_400_000

/** A store that remembers one number. */
function numbers(): Pick<Records, 'raise'> {
  let stands = 0
  return {
    raise: async (_, value) => {
      stands = Math.max(stands, value)
      return stands
    },
  }
}

test('a clock that was set back while the server was down goes on after what it said last', async () => {
  const records = numbers()
  let now = Date.UTC(2026, 10, 23)
  const before = await resumeClock(records, () => now)
  const last = [before.clock(), before.clock(), before.clock()].at(-1) ?? 0
  await before.stop()
  now -= 30 * day
  const after = await resumeClock(records, () => now)
  expect(after.clock()).toBeGreaterThan(last)
  await after.stop()
})

test('after a kill it goes on after what was given out behind its last note', async () => {
  const records = numbers()
  let now = Date.UTC(2026, 10, 23)
  const killed = await resumeClock(records, () => now, 20)
  killed.clock()
  await expect.poll(() => records.raise('newest', 0)).toBeGreaterThan(0)
  const last = killed.clock()
  now -= day
  const after = await resumeClock(records, () => now, 20)
  expect(after.clock()).toBeGreaterThan(last)
  await Promise.all([killed.stop(), after.stop()])
})

test('a machine whose clock is right keeps to it', async () => {
  const records = numbers()
  let now = Date.UTC(2026, 10, 23)
  const before = await resumeClock(records, () => now)
  before.clock()
  await before.stop()
  now += day
  const after = await resumeClock(records, () => now)
  expect(after.clock()).toBe(now * 1_000)
  await after.stop()
})

test('records that cannot be written keep no server from starting', async () => {
  const full: Pick<Records, 'raise'> = {
    raise: async () => {
      throw new StorageUnavailable('the disk is full')
    },
  }
  const { clock, stop } = await resumeClock(full, () => 5)
  expect(clock()).toBe(5_000)
  await stop()
})
