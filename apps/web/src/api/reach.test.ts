import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { reachOfServer, watchReach } from './reach.ts'

let answer: () => Promise<Response>
const health = () => Promise.resolve(Response.json({ status: 'ok' }))
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => answer())
})
afterEach(async () => {
  answer = health
  await call('health')
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A call that may be repeated is, before it fails. */
async function tryToCall(): Promise<void> {
  const failed = call('health').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
}

test('a server that does not answer is silent until a look finds it again', async () => {
  const listener = vi.fn()
  stops.push(watchReach(listener))
  expect(reachOfServer()).toBe('reached')
  answer = away
  await tryToCall()
  expect(reachOfServer()).toBe('silent')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reachOfServer()).toBe('silent')
  expect(listener).toHaveBeenCalledTimes(1)
  answer = health
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reachOfServer()).toBe('reached')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a gateway that answers in the place of the server is silence, a refusal of the server is not', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 502 }))
  await tryToCall()
  expect(reachOfServer()).toBe('silent')
  answer = () => Promise.resolve(new Response(null, { status: 403 }))
  await tryToCall()
  expect(reachOfServer()).toBe('reached')
})

test('who gave a call up has learned nothing of the server', async () => {
  const given = new AbortController()
  answer = () => {
    given.abort()
    return Promise.reject(new DOMException('Given up.', 'AbortError'))
  }
  await call('health', { signal: given.signal }).catch(() => undefined)
  expect(reachOfServer()).toBe('reached')
})

test('what the browser says of its network comes first', () => {
  const listener = vi.fn()
  stops.push(watchReach(listener))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(reachOfServer()).toBe('offline')
  network.mockRestore()
})
