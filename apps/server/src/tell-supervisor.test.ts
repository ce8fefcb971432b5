import { afterEach, expect, test, vi } from 'vitest'
import { tellSupervisor } from './tell-supervisor.ts'

vi.useFakeTimers()
afterEach(() => vi.clearAllTimers())

function listen(told: Record<string, string>): { said: string[]; stop: () => void } {
  const said: string[] = []
  return { said, stop: tellSupervisor(told, (word) => said.push(word)) }
}

test('systemd is told that the server is ready, that it turns three times in the time it is given, and that it stops', () => {
  const { said, stop } = listen({ NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '30000000' })
  vi.advanceTimersByTime(30_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1', 'STOPPING=1'])
})

test('without a watch it is told once, and nothing where nobody listens', () => {
  const unwatched = listen({ NOTIFY_SOCKET: '/run/systemd/notify' })
  const alone = listen({ WATCHDOG_USEC: '30000000' })
  const other = listen({ NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '30000000', WATCHDOG_PID: '1' })
  vi.advanceTimersByTime(60_000)
  alone.stop()
  expect([unwatched.said, alone.said, other.said]).toEqual([['READY=1'], [], ['READY=1']])
})
