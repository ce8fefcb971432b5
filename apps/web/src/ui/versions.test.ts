import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const day = 86_400_000
const start = Date.parse('2026-01-01T08:00:00Z')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: start })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The application as it begins in a browser whose service worker asks the server for a newer version by `update`. */
async function beginWith(update: () => Promise<void>) {
  vi.resetModules()
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration, controller: null } })
  const { newVersion, isVersionOld } = await import('./versions.ts')
  newVersion.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(6_000)
  return isVersionOld
}

const reached = async () => undefined
const unreachable = async () => Promise.reject(new TypeError('no network'))

test('a version that was compared with the server counts as old after more than 60 days', async () => {
  const isVersionOld = await beginWith(reached)
  expect(isVersionOld(start + 59 * day)).toBe(false)
  expect(isVersionOld(start + 61 * day)).toBe(true)
})

test('one that never could be compared counts from the day it came', async () => {
  const isVersionOld = await beginWith(unreachable)
  expect(isVersionOld(start + 59 * day)).toBe(false)
  expect(isVersionOld(start + 61 * day)).toBe(true)
})

test('opening it again without a network makes it no younger, and one comparison does', async () => {
  await beginWith(reached)
  vi.setSystemTime(start + 50 * day)
  const withoutNetwork = await beginWith(unreachable)
  expect(withoutNetwork(start + 61 * day)).toBe(true)
  const again = await beginWith(reached)
  expect(again(start + 61 * day)).toBe(false)
  expect(again(start + 111 * day)).toBe(true)
})

test('a browser in which the application was never kept says nothing of its age', async () => {
  const { isVersionOld } = await import('./versions.ts')
  expect(isVersionOld(start + 1_000 * day)).toBe(false)
})
