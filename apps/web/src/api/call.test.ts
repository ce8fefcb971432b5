// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

let server: Server
let seen: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }[]
let answers: ((response: ServerResponse) => void)[]
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

beforeEach(async () => {
  seen = []
  answers = []
  logged.mockClear()
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

test('a call carries its body, its parameters and the patient’s secret', async () => {
  answers = [json(200, { success: true })]
  await call('deleteHistory', { parameters: { id: 'a/b' }, secret: 's3cret' })
  expect(seen[0]).toMatchObject({ method: 'DELETE', url: '/api/history/a%2Fb', headers: { authorization: 'Bearer s3cret' } })
  answers = [json(200, { response: 'hi' })]
  expect(await call('chat', { body: { message: 'hello' } })).toEqual({ response: 'hi' })
  expect(seen[1]).toMatchObject({
    method: 'POST',
    url: '/api/chat',
    body: '{"message":"hello"}',
    headers: { 'content-type': 'application/json' },
  })
  await call('searchPharmacies', { query: { medication: 'a b', lat: undefined, lon: 1 } })
  expect(seen[2]?.url).toBe('/api/pharmacies?medication=a+b&lon=1')
})

test('a failed call throws its status and is logged without a word of the patient', async () => {
  answers = [json(500, { error: { code: 'internal-error', message: 'my secret illness' } })]
  await expect(call('chat', { body: { message: 'my secret illness' } })).rejects.toMatchObject({
    message: 'HTTP error! status: 500',
    status: 500,
    code: 'internal-error',
  })
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged.mock.calls[0]?.[0]).toBe('API request failed')
  expect(logged.mock.calls.flat().join()).not.toContain('illness')
  expect(seen).toHaveLength(1)
})

test('a server that is busy for a moment is asked again where that is safe', async () => {
  answers = [json(503, {}), json(200, { history: [] })]
  expect(await call('listHistory')).toEqual({ history: [] })
  expect(seen).toHaveLength(2)
  expect(logged).not.toHaveBeenCalled()
})

test('what might be done twice is not sent twice', async () => {
  answers = [json(503, {})]
  await expect(call('addHistory', { body: { diagnosis: { diagnosis: 'x' } } })).rejects.toThrow('HTTP error! status: 503')
  expect(seen).toHaveLength(1)
})

test('a call that is given up is neither repeated nor logged', async () => {
  answers = [() => undefined]
  const stop = new AbortController()
  const asked = call('listHistory', { signal: stop.signal })
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  expect(logged).not.toHaveBeenCalled()
})
