import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { LiveServerEvents } from '@dr-ai/contract/live'
import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toPdf } from '../../../../bench/documents/draw-content.ts'
import { someReport } from '../../../../bench/documents/layouts/some-report.ts'
import { loadClinic } from '../doctor/load-clinic.ts'
import { createModelMetrics } from '../doctor/model/model-metrics.ts'
import { createModelDoctor } from '../doctor/model-doctor.ts'
import { type FakeProvider, replyPieces, startFakeProvider } from '../testing/fake-provider.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'
import { smallWebm } from '../testing/small-webm.ts'

let fake: FakeProvider
let server: TestServer
let address: string
const sockets: Socket[] = []

beforeAll(async () => {
  fake = await startFakeProvider('google')
  server = await serve({ doctor: createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() }) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

const connect = (auth: object, extraHeaders: Record<string, string> = {}): Socket => {
  const socket = io(address, { path: '/socket.io', transports: ['websocket'], auth, extraHeaders, reconnection: false, forceNew: true })
  sockets.push(socket)
  return socket
}
const connected = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })
type PostAnswer = ChatResponse & { _id: string }
const post = async (url: string, body: object, headers: Record<string, string>): Promise<PostAnswer> => {
  const answer = await fetch(`${address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as PostAnswer
}
const follow = (socket: Socket) => {
  const seen = { text: '', deltas: 0, done: '', changed: [] as object[] }
  socket.on('reply:delta', ({ text, index }: Parameters<LiveServerEvents['reply:delta']>[0]) => {
    seen.text = seen.text.slice(0, index) + text
    seen.deltas++
  })
  socket.on('reply:done', ({ consultation_id }: Parameters<LiveServerEvents['reply:done']>[0]) => {
    seen.done = consultation_id
  })
  socket.on('record:changed', (event: object) => seen.changed.push(event))
  return seen
}
const words = 'A sore throat is often caused by a virus. Warm drinks can ease it.'

test('deltas come while the reply is made, and add up to the answer of the call', async () => {
  const { secret, headers } = await newPatient()
  const socket = connect({ secret })
  expect(await connected(socket)).toBe('connected')
  const seen = follow(socket)
  fake.next({ kind: 'says', pieces: replyPieces({ text: words }), pause: 5 })
  const answer = await post('/api/chat', { message: 'I have a sore throat', message_id: randomUUID(), outside_model: true }, headers)
  await expect.poll(() => seen.done).toBe(answer.consultation_id)
  expect(seen.text).toBe(answer.response)
  expect(seen.deltas).toBeGreaterThan(2)
})

test('another patient hears nothing of it', async () => {
  const [one, two] = [await newPatient(), await newPatient()]
  const other = connect({ secret: two.secret })
  await connected(other)
  const heard = follow(other)
  fake.next({ kind: 'says', pieces: replyPieces({ text: words }) })
  await post('/api/chat', { message: 'I have a sore throat', message_id: randomUUID(), outside_model: true }, one.headers)
  await post('/api/history/add', { diagnosis: { diagnosis: 'Flu' } }, one.headers)
  expect(heard).toEqual({ text: '', deltas: 0, done: '', changed: [] })
})

test('a stop ends the model, and the embedded doctor’s answer is what stands', async () => {
  const { secret, headers } = await newPatient()
  const socket = connect({ secret })
  await connected(socket)
  const message_id = randomUUID()
  fake.next({ kind: 'says', pieces: replyPieces({ text: words.repeat(20) }), pause: 40 })
  socket.once('reply:delta', () => socket.emit('reply:stop', { message_id }))
  const answer = await post('/api/chat', { message: 'I have a sore throat', message_id, outside_model: true }, headers)
  expect(answer.doctor.fallback).toBe(true)
  expect(answer.response).toContain('you stopped it')
})

test('a page that comes late is given what stands so far; the reply is finished without anybody listening, and answered once', async () => {
  const { secret, headers } = await newPatient()
  const message_id = randomUUID()
  const before = fake.seen.length
  fake.next({ kind: 'says', pieces: replyPieces({ text: words }), pause: 60 })
  const leaving = new AbortController()
  const body = { message: 'I have a sore throat', message_id, outside_model: true }
  const first = fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).catch(() => null)
  await expect.poll(() => fake.seen.length).toBe(before + 1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  leaving.abort()
  await first
  const late = connect({ secret })
  await connected(late)
  const seen = follow(late)
  late.emit('reply:resume', { message_id })
  const again = await post('/api/chat', body, headers)
  expect(again.doctor.kind).toBe('model')
  await expect.poll(() => seen.text).toBe(again.response)
  expect(fake.seen.length).toBe(before + 1)
})

test('the stages of a video come to the patient’s pages, under the id of its upload', async () => {
  const { secret, headers } = await newPatient()
  const socket = connect({ secret })
  await connected(socket)
  const stages: string[] = []
  socket.on('video:progress', ({ upload_id, stage }: Parameters<LiveServerEvents['video:progress']>[0]) => {
    stages.push(`${upload_id} ${stage}`)
  })
  fake.answer(({ body }) => ({
    kind: 'says',
    pieces: body.includes('inlineData') ? ['{"text":"A red patch.","needsHelpAtOnce":false}'] : replyPieces({ text: words }),
  }))
  const send = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('video', new Blob([new Uint8Array(smallWebm())], { type: 'video/webm' }), 'recording.webm')
    return fetch(`${address}/api/video/analyze`, { method: 'POST', headers, body: form })
  }
  await send({ upload_id: 'u1', outside_model: 'yes', audio_transcript: 'I have a sore throat' })
  await send({ upload_id: 'u2' })
  await expect.poll(() => stages).toEqual(['u1 checking', 'u1 thinking', 'u1 looking', 'u1 done', 'u2 checking', 'u2 done'])
})

test('the stages and pages of a document come to the patient’s pages, and to nobody else’s', async () => {
  const [one, two] = [await newPatient(), await newPatient()]
  const [socket, other] = [connect({ secret: one.secret }), connect({ secret: two.secret })]
  await Promise.all([connected(socket), connected(other)])
  const heard = { one: [] as Parameters<LiveServerEvents['document:progress']>[0][], two: 0 }
  socket.on('document:progress', (event: Parameters<LiveServerEvents['document:progress']>[0]) => heard.one.push(event))
  other.on('document:progress', () => heard.two++)
  const form = new FormData()
  form.set('upload_id', 'u3')
  form.set('document', new Blob([new Uint8Array(toPdf(someReport(3), 'sans-serif'))]), 'report.pdf')
  const answer = await fetch(`${address}/api/document/analyze`, { method: 'POST', headers: one.headers, body: form })
  expect(answer.status).toBe(200)
  await expect.poll(() => heard.one.at(-1)).toEqual({ upload_id: 'u3', stage: 'done' })
  expect([...new Set(heard.one.map(({ stage }) => stage))]).toEqual(['checking', 'reading', 'understanding', 'done'])
  expect(heard.one).toContainEqual({ upload_id: 'u3', stage: 'reading', page: 1, pages: 1 })
  expect(heard.two).toBe(0)
})

test('a write is told to every page of the patient, without a word of it', async () => {
  const { secret, headers } = await newPatient()
  const [one, two] = [connect({ secret }), connect({ secret })]
  await Promise.all([connected(one), connected(two)])
  const seen = [follow(one), follow(two)]
  const { _id } = await post('/api/history/add', { diagnosis: { diagnosis: 'Flu' } }, headers)
  for (const { changed } of seen) await expect.poll(() => changed).toEqual([{ kind: 'history', id: _id, version: 1 }])
  await fetch(`${address}/api/history/${_id}`, { method: 'DELETE', headers })
  await expect.poll(() => seen[0]?.changed.at(-1)).toEqual({ kind: 'history', id: _id, version: 0 })
})

test.each([
  ['a protected id without its secret', async () => connect({ user_id: (await newPatient()).id }), 'missing-secret'],
  ['a secret beside another id', async () => connect({ secret: (await newPatient()).secret, user_id: 'p_other' }), 'foreign-secret'],
  ['no secret at all, as somebody behind a proxy', async () => connect({}, { 'x-forwarded-for': '10.0.0.1' }), 'missing-secret'],
  ['something that is no secret', async () => connect({ secret: 'abc' }), 'wrong-secret'],
  ['an unprotected id on a machine of one’s own', async () => connect({ user_id: 'somebody' }), 'connected'],
  ['a page of another site', async () => connect({}, { origin: 'https://evil.example' }), 'websocket error'],
  ['another host’s name', async () => connect({}, { host: 'evil.example' }), 'websocket error'],
])('the channel of %s', async (_, open, outcome) => {
  expect(await connected(await open())).toBe(outcome)
})

test('an event in a wrong form, or too large, harms nobody', async () => {
  const { secret } = await newPatient()
  const socket = connect({ secret })
  await connected(socket)
  for (const event of [null, 'x', { message_id: 7 }, {}]) socket.emit('reply:stop', event)
  socket.emit('reply:resume', { message_id: 'unknown' })
  const ended = new Promise((resolve) => socket.once('disconnect', resolve))
  socket.emit('reply:stop', { message_id: 'x'.repeat(10_000) })
  await ended
  expect(await connected(connect({ secret }))).toBe('connected')
})
