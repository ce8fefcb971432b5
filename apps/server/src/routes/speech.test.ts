import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTranscriber } from '../speech/transcriber.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

/** A speech model on this machine that speaks the real wire format. */
let model: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
let heard: { url: string | undefined; authorization: string | undefined; form: FormData }[]
let server: TestServer

beforeEach(async () => {
  heard = []
  model = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
    heard.push({ url: request.url, authorization: request.headers.authorization, form: await body.formData() })
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => model.once('listening', resolve))
  const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1/`
  server = await serve({ transcriber: createTranscriber({ baseUrl, model: 'whisper-1', key: 'k' }, 300) })
})
afterEach(async () => {
  await server.close()
  model.closeAllConnections()
  model.close()
})

async function send(target: TestServer, parts: Parameters<typeof form>[0] = [{ name: 'audio', file: 'speech.webm', bytes: 'sound' }]) {
  const { headers } = await newPatient()
  const { payload, headers: formHeaders } = form(parts)
  return target.inject({ method: 'POST', url: '/api/speech/transcribe', payload, headers: { ...formHeaders, ...headers } })
}

test('speech is written down by the model, in its own wire format', async () => {
  answer = (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ text: ' my head hurts ' }))
  expect((await server.call('GET', '/api/speech')).json()).toEqual({ transcribes: true, model: 'whisper-1' })
  const { statusCode, body } = await send(server)
  expect([statusCode, JSON.parse(body)]).toEqual([200, { text: 'my head hurts' }])
  const [request] = heard
  expect([request?.url, request?.authorization, request?.form.get('model')]).toEqual(['/v1/audio/transcriptions', 'Bearer k', 'whisper-1'])
  const file = request?.form.get('file')
  expect(file instanceof File && [file.name, await file.text()]).toEqual(['speech.webm', 'sound'])
})

test.each<[string, typeof answer, number, string]>([
  ['refuses', (_, response) => response.writeHead(401).end('{}'), 503, 'busy'],
  ['answers nonsense', (_, response) => response.end('<html>'), 503, 'busy'],
  ['hangs up', (request) => request.socket.destroy(), 503, 'busy'],
  ['never answers', () => undefined, 504, 'timed-out'],
])('a model that %s is a failure with a code', async (_, misbehave, status, code) => {
  answer = misbehave
  const { statusCode, body } = await send(server)
  expect([statusCode, JSON.parse(body).error.code]).toEqual([status, code])
})

test('without a model the server says so', async () => {
  const without = await serve({ transcriber: null })
  expect((await without.call('GET', '/api/speech')).json()).toEqual({ transcribes: false, model: null })
  const { statusCode, body } = await send(without)
  expect([statusCode, JSON.parse(body).error.code]).toEqual([503, 'not-configured'])
  await without.close()
})

test('a form without sound is refused', async () => {
  expect((await send(server, [{ name: 'user_id', value: '' }])).statusCode).toBe(400)
})
