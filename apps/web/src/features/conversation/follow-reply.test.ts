import { expect, test } from 'vitest'
import type { LiveChannel } from '../../session/live-channel.ts'
import { createReplyFollower, type ReplySoFar } from './follow-reply.ts'

/** A channel whose server is the test. */
function channel() {
  let isConnected = true
  const listeners = new Map<string, (event: unknown) => void>()
  let connection: (isConnected: boolean) => void = () => undefined
  const sent: [string, unknown][] = []
  let hurried = 0
  const live = {
    isConnected: () => isConnected,
    on: (name: string, listener: (event: unknown) => void) => {
      listeners.set(name, listener)
      return () => undefined
    },
    onConnection: (listener: (isConnected: boolean) => void) => {
      connection = listener
      return () => undefined
    },
    hurry: () => void hurried++,
    emit: (name: string, event: unknown) => void sent.push([name, event]),
  } as unknown as LiveChannel
  return {
    live,
    sent,
    hurried: () => hurried,
    delta: (message_id: string, text: string, index: number) => listeners.get('reply:delta')?.({ message_id, text, index }),
    connect: (next: boolean) => {
      isConnected = next
      connection(next)
    },
  }
}

function following() {
  const server = channel()
  const shown: ReplySoFar[] = []
  const follower = createReplyFollower(server.live, (reply) => shown.push(reply))
  return { server, follower, last: () => shown.at(-1) }
}

test('deltas add up, and a withdrawn end is taken back', () => {
  const { server, follower, last } = following()
  follower.begin('1')
  server.delta('1', 'You should take ', 0)
  server.delta('1', 'rest.', 11)
  expect(last()).toEqual({ text: 'You should rest.', canStop: true })
})

test('the reply to another message is not shown', () => {
  const { server, follower, last } = following()
  follower.begin('1')
  server.delta('2', 'Something else', 0)
  expect(last()?.text).toBe('')
  follower.end()
  server.delta('1', 'late', 0)
  expect(last()).toEqual({ text: '', canStop: false })
})

test('after an interruption the server is asked for what stands', () => {
  const { server, follower, last } = following()
  follower.begin('1')
  server.delta('1', 'Half of', 0)
  server.connect(false)
  expect(last()).toEqual({ text: 'Half of', canStop: false })
  server.connect(true)
  expect(server.sent.at(-1)).toEqual(['reply:resume', { message_id: '1' }])
  server.delta('1', 'Half of it was lost', 0)
  expect(last()?.text).toBe('Half of it was lost')
})

test('a stop names the message; with nothing under way it says nothing', () => {
  const { server, follower } = following()
  follower.stop()
  expect(server.sent).toEqual([])
  follower.begin('1')
  follower.stop()
  expect(server.sent.at(-1)).toEqual(['reply:stop', { message_id: '1' }])
})

test('a reply under way wants the channel at once', () => {
  const { server, follower } = following()
  expect(server.hurried()).toBe(0)
  follower.begin('1')
  expect(server.hurried()).toBe(1)
})
