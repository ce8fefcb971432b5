import type { Consultation } from '@dr-ai/clinic'
import { afterEach, expect, test } from 'vitest'
import { createEmbeddedDoctor } from '../doctor/embedded-doctor.ts'
import { newPatient, serve } from '../testing/serve.ts'
import { startThinker } from './thinker.ts'
import { createThinkerPool, type ThinkerPool, thinkingBounds, tooHardToRead } from './thinker-pool.ts'

const stubborn = new URL('../testing/stubborn.worker.ts', import.meta.url)
const bounds = { ...thinkingBounds, message: 200, conversation: 400 }
const pools: ThinkerPool[] = []
const open = (threads: number, script?: URL, own = bounds): ThinkerPool => {
  const pool = createThinkerPool(threads, own, script)
  pools.push(pool)
  return pool
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

/** What a stubborn thinker answers to these words. */
const say = async ({ thinking }: ThinkerPool, words: string): Promise<unknown> => await thinking.consult({} as Consultation['case'], words)

test.each(['endless', 'exponential', 'exit'])('a thought that is %s is cut off, and the next one is answered', async (words) => {
  const pool = open(1, stubborn)
  await expect(say(pool, words)).rejects.toMatchObject({ code: 'too-hard-to-read', message: tooHardToRead })
  expect(await say(pool, 'hello')).toEqual({ said: 'hello' })
  expect(pool.cutOff()).toBe(1)
})

test('a slow machine has as much longer to think as it takes for a plain turn, and no thought for ever', async () => {
  const pool = open(1, new URL('../testing/slow.worker.ts', import.meta.url))
  expect(await say(pool, 'hello')).toEqual({ said: 'hello' })
  await expect(say(pool, 'endless')).rejects.toMatchObject({ code: 'too-hard-to-read' })
  expect(pool.cutOff()).toBe(1)
})

test('what waits behind an endless thought is answered by another thread, or by the one that takes its place', async () => {
  const pool = open(2, stubborn)
  await pool.ready()
  const endless = ['endless', 'endless', 'endless'].map((words) => say(pool, words).catch(({ code }) => code))
  const others = Array.from({ length: 20 }, (_, place) => say(pool, `word ${place}`))
  expect(await Promise.all(others)).toEqual(Array.from({ length: 20 }, (_, place) => ({ said: `word ${place}` })))
  expect(await Promise.all(endless)).toEqual(['too-hard-to-read', 'too-hard-to-read', 'too-hard-to-read'])
})

test('long texts never take the last thread', async () => {
  const pool = open(2, stubborn)
  await say(pool, 'hello')
  const order: string[] = []
  const long = ['1', '2', '3'].map((place) => say(pool, `endless ${place}${' '.repeat(bounds.long)}`).catch(() => order.push('long')))
  const short = Array.from({ length: 5 }, () => say(pool, 'short').then(() => order.push('short')))
  await Promise.all([...long, ...short])
  expect(order.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'short'))
})

test('a method that throws is an accident like any other, and its words stay behind', async () => {
  const pool = open(1, stubborn)
  await expect(say(pool, 'throw my secret illness')).rejects.toMatchObject({ name: 'RangeError', message: 'The clinic failed.' })
  await expect((pool.thinking as unknown as { steal(): Promise<void> }).steal()).rejects.toMatchObject({ name: 'TypeError' })
})

test('more than may wait is refused with a time to come back', async () => {
  const pool = open(1, stubborn, { ...bounds, waiting: 3 })
  await say(pool, 'hello')
  const all = await Promise.allSettled(Array.from({ length: 6 }, (_, place) => say(pool, `word ${place}`)))
  expect(all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code, each.reason.retryAfter] : []))).toContain('busy')
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
})

test('a clinic that cannot be loaded keeps the server from starting', async () => {
  await expect(open(2, new URL('../testing/missing.worker.ts', import.meta.url)).ready()).rejects.toThrow()
})

test('a thread of the doctor is warm before it is asked, and has found its pace', async () => {
  const thinker = startThinker(new URL('thinker.worker.ts', import.meta.url))
  expect(await thinker.ready).toBeGreaterThan(0)
  await thinker.end()
}, 300_000)

test('the doctor thinks in threads as in the server itself: a conversation, a correction, an analysis, and words that are too hard', async () => {
  const pool = open(1, undefined, { ...thinkingBounds, message: 5_000 })
  const server = await serve({ doctor: createEmbeddedDoctor(async () => pool.thinking) })
  const here = await serve()
  try {
    const { id: user_id, headers } = await newPatient()
    const messages = ['I have had a headache for three days', 'it throbs on one side', 'no fever']
    for (const message of messages) {
      const [far, near] = await Promise.all([server, here].map((each) => each.call('POST', '/api/chat', { message, user_id }, headers)))
      expect(far?.json().response).toBe(near?.json().response)
    }
    const analysed = await server.call('POST', '/api/chat/analyze-history', {
      messages: messages.map((content) => ({ type: 'user', content })),
    })
    expect(analysed.json().success).toBe(true)
  } finally {
    await Promise.all([server.close(), here.close()])
  }
}, 300_000)

test('words that are too hard are refused with a sentence, and nothing is kept of them', async () => {
  const pool = open(1, stubborn)
  const server = await serve({ doctor: createEmbeddedDoctor(async () => pool.thinking) })
  try {
    const { id: user_id, headers } = await newPatient()
    const refused = await server.call('POST', '/api/chat', { message: 'endless', user_id, message_id: crypto.randomUUID() }, headers)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toEqual({ error: { code: 'too-hard-to-read', message: tooHardToRead } })
    const { consultations } = (await server.call('GET', '/api/consultations', undefined, headers)).json()
    expect(consultations).toEqual([])
  } finally {
    await server.close()
  }
})
