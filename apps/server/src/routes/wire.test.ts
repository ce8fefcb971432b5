import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const words = 'My tooth aches since yesterday'
const text = (name: string, bytes: string | Uint8Array = 'a note') => form([{ name: 'document', file: name, bytes }])

type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  payload?: string | Buffer | object
  headers?: Record<string, string>
}

/** Every refusal of the wire with its status and code; all under one form of body. */
const refusals: [string, Request, number, string][] = [
  ['malformed JSON', { method: 'POST', url: '/api/chat', headers: json, payload: '{"message":' }, 400, 'malformed-json'],
  ['no body', { method: 'POST', url: '/api/chat', headers: json }, 400, 'invalid-input'],
  ['no body and no type', { method: 'POST', url: '/api/chat' }, 400, 'invalid-input'],
  ['a body that is no object', { method: 'POST', url: '/api/chat', headers: json, payload: '"words"' }, 400, 'invalid-input'],
  ['a message that is no text', { method: 'POST', url: '/api/chat', payload: { message: 5 } }, 400, 'invalid-input'],
  ['no message', { method: 'POST', url: '/api/chat', payload: { user_id: 'a' } }, 400, 'invalid-input'],
  ['a user_id that is no text', { method: 'POST', url: '/api/chat', payload: { message: words, user_id: 5 } }, 400, 'invalid-input'],
  [
    'a user_id that is too long',
    { method: 'POST', url: '/api/chat', payload: { message: words, user_id: 'x'.repeat(129) } },
    400,
    'invalid-input',
  ],
  ['a blank message', { method: 'POST', url: '/api/chat', payload: { message: ' \n\t ' } }, 400, 'blank-message'],
  [
    'a message of 20,001 characters',
    { method: 'POST', url: '/api/chat', payload: { message: 'x'.repeat(20_001) } },
    413,
    'message-too-long',
  ],
  ['a body over its limit', { method: 'POST', url: '/api/chat', payload: { message: 'x'.repeat(4_200_000) } }, 413, 'too-large'],
  ['an unknown consultation', { method: 'POST', url: '/api/chat', payload: { message: words, consultation_id: 'none' } }, 404, 'not-found'],
  ['a form where JSON is taken', { method: 'POST', url: '/api/chat', ...text('a.txt') }, 415, 'unsupported-type'],
  [
    'plain text where JSON is taken',
    { method: 'POST', url: '/api/chat', headers: { 'content-type': 'text/plain' }, payload: '{"message":"x"}' },
    415,
    'unsupported-type',
  ],
  [
    'an HTML form where JSON is taken',
    { method: 'POST', url: '/api/chat', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'message=x' },
    415,
    'unsupported-type',
  ],
  ['messages that are no list', { method: 'POST', url: '/api/chat/analyze-history', payload: { messages: 'x' } }, 400, 'invalid-input'],
  [
    'a message without content',
    { method: 'POST', url: '/api/chat/analyze-history', payload: { messages: [{ type: 'user' }] } },
    400,
    'invalid-input',
  ],
  ['a diagnosis without text', { method: 'POST', url: '/api/history/add', payload: { diagnosis: {} } }, 400, 'invalid-input'],
  [
    'a diagnosis with an empty text',
    { method: 'POST', url: '/api/history/add', payload: { diagnosis: { diagnosis: '' } } },
    400,
    'invalid-input',
  ],
  [
    'a confidence above one',
    { method: 'POST', url: '/api/history/add', payload: { diagnosis: { diagnosis: 'Flu', confidence: 2 } } },
    400,
    'invalid-input',
  ],
  ['deleting an unknown entry', { method: 'DELETE', url: '/api/history/0b0e8f6c-8f0e-4a53-9f5c-3d0c9a6f4c11' }, 404, 'not-found'],
  ['deleting by a malformed id', { method: 'DELETE', url: '/api/history/%00%22;--' }, 404, 'not-found'],
  ['deleting by a very long id', { method: 'DELETE', url: `/api/history/${'x'.repeat(2_000)}` }, 404, 'not-found'],
  ['viewing an unknown consultation', { method: 'GET', url: '/api/consultations/none' }, 404, 'not-found'],
  ['a page that is none', { method: 'GET', url: '/api/consultations?before=x' }, 400, 'invalid-input'],
  ['deleting an unknown consultation', { method: 'DELETE', url: '/api/consultations/none' }, 404, 'not-found'],
  [
    'correcting in an unknown consultation',
    { method: 'POST', url: '/api/consultations/none/findings', payload: { finding: 'x', polarity: 'absent' } },
    404,
    'not-found',
  ],
  ['viewing an unknown document', { method: 'GET', url: '/api/documents/none' }, 404, 'not-found'],
  ['downloading an unknown document', { method: 'GET', url: '/api/documents/none/file' }, 404, 'not-found'],
  ['deleting an unknown document', { method: 'DELETE', url: '/api/documents/none' }, 404, 'not-found'],
  [
    'a form without its document',
    { method: 'POST', url: '/api/document/analyze', ...form([{ name: 'user_id', value: 'a' }]) },
    400,
    'missing-file',
  ],
  ['an empty document', { method: 'POST', url: '/api/document/analyze', ...text('a.txt', '') }, 400, 'missing-file'],
  ['no form at all', { method: 'POST', url: '/api/document/analyze' }, 400, 'missing-file'],
  ['JSON where a form is taken', { method: 'POST', url: '/api/document/analyze', payload: { document: 'x' } }, 415, 'unsupported-type'],
  [
    'a form that breaks off',
    { method: 'POST', url: '/api/document/analyze', headers: text('a.txt').headers, payload: text('a.txt').payload.subarray(0, 150) },
    400,
    'invalid-input',
  ],
  [
    'a document of 10 MB and one byte',
    { method: 'POST', url: '/api/document/analyze', ...text('a.txt', Buffer.alloc(10_485_761, 'a')) },
    413,
    'too-large',
  ],
  [
    'a document far too large',
    { method: 'POST', url: '/api/document/analyze', ...text('a.txt', Buffer.alloc(12_000_000, 'a')) },
    413,
    'too-large',
  ],
  [
    'a program',
    { method: 'POST', url: '/api/document/analyze', ...text('setup.exe', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)) },
    415,
    'unsupported-type',
  ],
  [
    'a text that calls itself a PDF',
    { method: 'POST', url: '/api/document/analyze', ...text('report.pdf', 'just words') },
    415,
    'unsupported-type',
  ],
  [
    'a video form without a video',
    { method: 'POST', url: '/api/video/analyze', ...form([{ name: 'prompt', value: 'look' }]) },
    400,
    'missing-file',
  ],
  [
    'a text for a video',
    { method: 'POST', url: '/api/video/analyze', ...form([{ name: 'video', file: 'recording.webm', bytes: 'no video' }]) },
    415,
    'unsupported-type',
  ],
  [
    'measurements that are none',
    {
      method: 'POST',
      url: '/api/video/analyze',
      ...form([
        { name: 'measurements', value: '{"blinksPerMinute":5}' },
        { name: 'video', file: 'a.webm', bytes: Buffer.from('1a45dfa38742828477 65626d'.replaceAll(' ', ''), 'hex') },
      ]),
    },
    400,
    'invalid-input',
  ],
  ['a pharmacy search for nothing', { method: 'GET', url: '/api/pharmacies?medication=%20' }, 400, 'invalid-input'],
  ['a pharmacy search without a name', { method: 'GET', url: '/api/pharmacies' }, 400, 'invalid-input'],
  ['a pharmacy search without a source', { method: 'GET', url: '/api/pharmacies?medication=aspirin' }, 503, 'not-configured'],
  ['an unknown call', { method: 'GET', url: '/api/nothing' }, 404, 'unknown-route'],
  ['an unknown call with a page’s accept', { method: 'GET', url: '/api/nothing', headers: { accept: 'text/html' } }, 404, 'unknown-route'],
  ['the API’s root', { method: 'GET', url: '/api' }, 404, 'unknown-route'],
  ['a known call by another method', { method: 'GET', url: '/api/chat' }, 405, 'method-not-allowed'],
  ['a known call by a rare method', { method: 'PATCH', url: '/api/history' }, 405, 'method-not-allowed'],
  ['posting to the root', { method: 'POST', url: '/' }, 405, 'method-not-allowed'],
  ['a malformed address', { method: 'GET', url: '/api/history/%E0%A4%A' }, 400, 'invalid-input'],
  ['a missing script', { method: 'GET', url: '/static/js/gone-12345678.js', headers: { accept: 'text/html' } }, 404, 'unknown-route'],
]
for (const [name, request, status, code] of refusals) {
  test(`${name}: ${status} ${code}`, async () => {
    const answer = await server.inject(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toEqual({ error: { code, message: expect.any(String) } })
    expect(answer.body).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  })
}

test('a wrong method says which are right', async () => {
  expect((await server.inject({ method: 'PUT', url: '/api/history/x' })).headers.allow).toBe('DELETE')
})

test('null stands for absent, and unknown fields are ignored', async () => {
  const answer = await server.call('POST', '/api/chat', {
    message: words,
    user_id: null,
    message_id: null,
    consultation_id: null,
    profile: { ageYears: null, shoeSize: 43 },
    medications: null,
    something: { else: true },
  })
  expect(answer.statusCode).toBe(200)
  expect(Object.keys(answer.json()).sort()).toEqual(['clinical', 'consultation_id', 'doctor', 'message_id', 'response'])
})

test('the description’s JSON header is taken on calls without a body', async () => {
  expect((await server.inject({ method: 'GET', url: '/api/history', headers: json })).statusCode).toBe(200)
  const added = await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Flu' } })
  expect((await server.inject({ method: 'DELETE', url: `/api/history/${added.json()._id}`, headers: json })).json()).toEqual({
    success: true,
  })
})

test('nothing of the API is kept by a cache', async () => {
  for (const url of ['/api/history', '/api/nothing', '/api/test-gemini']) {
    expect((await server.inject({ method: 'GET', url })).headers['cache-control']).toBe('no-store')
  }
})

test('the health check answers programs in JSON and says so to caches', async () => {
  for (const accept of ['*/*', 'application/json', undefined]) {
    const answer = await server.inject({ method: 'GET', url: '/', ...(accept && { headers: { accept } }) })
    expect(answer.json()).toEqual({ status: 'healthy', message: expect.any(String) })
    expect(answer.headers.vary).toContain('Accept')
  }
})

test('which doctor answers is told without a key, and with one that is not used', async () => {
  expect((await server.call('GET', '/api/test-gemini')).json()).toEqual({
    configured: false,
    reachable: false,
    provider: null,
    model: null,
    latency_ms: null,
    message: expect.stringContaining('embedded doctor'),
  })
})
