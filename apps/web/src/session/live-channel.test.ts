import { expect, test } from 'vitest'
import type { LiveSocket } from '../api/live.ts'
import type { Session } from './create-session.ts'
import { createLiveChannel } from './live-channel.ts'

/** A session whose secret the test changes, and sockets that are only noted. */
function place() {
  let secret: string | null = 'first'
  const listeners = new Set<() => void>()
  const opened: string[] = []
  const closed: string[] = []
  let touch: () => void = () => undefined
  const channel = createLiveChannel(
    {
      getState: () => ({ access: secret === null ? { kind: 'locked' } : { kind: 'open', patient: { secret } } }),
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => undefined
      },
    } as unknown as Session,
    async (of) => {
      opened.push(of)
      const socket = { connected: true, on: () => socket, onAny: () => socket, emit: () => socket, disconnect: () => void closed.push(of) }
      return socket as unknown as LiveSocket
    },
    new Promise<void>((resolve) => {
      touch = resolve
    }),
  )
  const become = (next: string | null) => {
    secret = next
    for (const listener of listeners) listener()
  }
  return { channel, opened, closed, become, touch: () => touch() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('the channel opens with the first touch, not before', async () => {
  const { channel, opened, touch } = place()
  await settled()
  expect(opened).toEqual([])
  expect(channel.isConnected()).toBe(false)
  touch()
  await settled()
  expect(opened).toEqual(['first'])
  expect(channel.isConnected()).toBe(true)
})

test('a reply under way does not wait for a touch', async () => {
  const { channel, opened } = place()
  channel.hurry()
  await settled()
  expect(opened).toEqual(['first'])
})

test('who has gone before the first touch is never connected', async () => {
  const { opened, become, touch } = place()
  become('second')
  touch()
  await settled()
  expect(opened).toEqual(['second'])
})

test('another patient gets another connection, and nobody none', async () => {
  const { channel, opened, closed, become, touch } = place()
  touch()
  await settled()
  become('second')
  await settled()
  expect([opened, closed]).toEqual([['first', 'second'], ['first']])
  become(null)
  await settled()
  expect(closed).toEqual(['first', 'second'])
  expect(channel.isConnected()).toBe(false)
})
