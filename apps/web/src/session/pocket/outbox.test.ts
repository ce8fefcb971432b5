import type { ChatRequest, ChatResponse } from '@dr-ai/contract/schemas/chat'
import { expect, test } from 'vitest'
import { HttpError } from '../../api/http-error.ts'
import type { Session } from '../create-session.ts'
import { sendWaiting, waitForServer } from './outbox.ts'

type Answer = (body: ChatRequest) => Promise<ChatResponse>

/** A session that keeps in a map; `answer` is the server. */
function sessionWith(answer: Answer) {
  const kept = new Map<string, unknown>()
  let owner = 'patient'
  const session = {
    vault: () => ({ owner, list: async () => [...kept.values()] }),
    keep: async (_: string, id: string, change: (value: unknown) => unknown) => {
      const next = change(kept.get(id))
      if (next === undefined) kept.delete(id)
      else kept.set(id, next)
      return next
    },
    call: async (_: string, { body }: { body: ChatRequest }) => answer(body),
  } as unknown as Session
  return {
    session,
    kept,
    change: (next: string) => {
      owner = next
    },
  }
}

const message = (at: number, conversation: string, consultation_id: string | null = null) => ({
  at: `2026-01-01T00:00:0${at}.000Z`,
  conversation,
  body: { message: `words ${at}`, message_id: `m${at}`, consultation_id, new_consultation: consultation_id === null },
})
const answerTo = ({ message_id, consultation_id }: ChatRequest): ChatResponse => ({
  response: 'said',
  consultation_id: consultation_id ?? `consultation of ${message_id}`,
  message_id: message_id ?? '',
  doctor: { kind: 'embedded', model: null, fallback: false },
})

test('what waits goes out in order, each conversation into a consultation of its own', async () => {
  const sent: [string, string | null | undefined, boolean | null | undefined][] = []
  const { session, kept } = sessionWith(async (body) => {
    sent.push([body.message, body.consultation_id, body.new_consultation])
    return answerTo(body)
  })
  for (const each of [message(2, 'a'), message(1, 'a'), message(4, 'c', 'known'), message(3, 'b')]) await waitForServer(session, each)
  await sendWaiting(session, async () => undefined)
  expect(sent).toEqual([
    ['words 1', null, true],
    ['words 2', 'consultation of m1', false],
    ['words 3', null, true],
    ['words 4', 'known', false],
  ])
  expect(kept.size).toBe(0)
})

test('what the network cuts off goes on waiting, in the consultation that has begun', async () => {
  let isCut = true
  const sent: string[] = []
  const { session, kept } = sessionWith(async (body) => {
    if (isCut && body.message_id === 'm2') throw new TypeError('no network')
    sent.push(`${body.message_id} ${body.consultation_id}`)
    return answerTo(body)
  })
  for (const at of [1, 2, 3]) await waitForServer(session, message(at, 'a'))
  await expect(sendWaiting(session, async () => undefined)).rejects.toThrow('no network')
  expect([...kept.keys()]).toEqual(['m2', 'm3'])
  isCut = false
  await sendWaiting(session, async () => undefined)
  expect(sent).toEqual(['m1 null', 'm2 consultation of m1', 'm3 consultation of m1'])
})

test('what the server refuses for good is told and waits no more', async () => {
  const told: [string, boolean][] = []
  const { session, kept } = sessionWith(async (body) => {
    if (body.message_id === 'm1') throw new HttpError(422)
    return answerTo(body)
  })
  for (const at of [1, 2]) await waitForServer(session, message(at, 'a'))
  await sendWaiting(session, async (id, answer) => void told.push([id, answer !== null]))
  expect(told).toEqual([
    ['m1', false],
    ['m2', true],
  ])
  expect(kept.size).toBe(0)
})

test('nothing of one patient is sent for another who signs in meanwhile', async () => {
  const sent: string[] = []
  const { session, change } = sessionWith(async (body) => {
    sent.push(body.message)
    change('somebody else')
    return answerTo(body)
  })
  for (const at of [1, 2]) await waitForServer(session, message(at, 'a'))
  await expect(sendWaiting(session, async () => undefined)).rejects.toThrow('Another patient')
  expect(sent).toEqual(['words 1'])
})
