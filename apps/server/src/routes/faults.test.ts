import { Writable } from 'node:stream'
import { type EndpointName, endpointPath, endpoints } from '@dr-ai/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Doctor } from '../doctor/doctor.ts'
import { createEmbeddedDoctor } from '../doctor/embedded-doctor.ts'
import { loadClinic } from '../doctor/load-clinic.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const jsonCalls = ['chat', 'analyzeHistory', 'addHistory', 'correctFinding', 'reviewDocument'] as const satisfies readonly EndpointName[]

/** Bodies that are nearly right: the contract's own names with any value, and plain noise. */
const names = [
  'message',
  'user_id',
  'message_id',
  'consultation_id',
  'profile',
  'medications',
  'allergies',
  'messages',
  'type',
  'content',
  'timestamp',
  'diagnosis',
  'symptoms',
  'confidence',
  'finding',
  'polarity',
  'reviews',
  'id',
  '__proto__',
  'constructor',
]
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      0.5,
      '',
      'present',
      'absent',
      'user',
      'I have a headache',
      '\u0000',
      '\ud800',
      "'; DROP TABLE records; --",
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
}))

test('whatever is sent, the answer is JSON in one of two forms and never an accident', async () => {
  const { headers } = await newPatient()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...jsonCalls),
      fc.oneof(values.object, values.value),
      fc.string({ minLength: 1, maxLength: 20 }),
      async (name, body, id) => {
        const url = endpointPath(name, { id })
        const payload = JSON.stringify(body) ?? ''
        const answer = await server.inject({
          method: endpoints[name].method,
          url,
          payload,
          headers: { ...headers, 'content-type': 'application/json' },
        })
        expect([200, 400, 403, 404, 405, 413]).toContain(answer.statusCode)
        if (answer.statusCode === 200) expect(typeof answer.json()).toBe('object')
        else expect(answer.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
      },
    ),
    { numRuns: 600 },
  )
})

test('any bytes under a JSON header are refused or read, never an accident', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/api/chat',
        payload: Buffer.from(bytes),
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBe(400)
    }),
    { numRuns: 200 },
  )
})

test('an accident in a route is answered without its words, and logged without them', async () => {
  let logged = ''
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const doctor: Doctor = {
    ...createEmbeddedDoctor(loadClinic),
    reply: async (_mind, words) => {
      throw new TypeError(`cannot read ${words}`)
    },
  }
  const broken = await serve({ doctor, logLevel: 'info', logStream })
  const answer = await broken.call('POST', '/api/chat', { message: 'my secret complaint' })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: { code: 'internal-error', message: 'Something went wrong on the server.' } },
  ])
  expect(logged).toMatch(/TypeError/)
  expect(logged).not.toContain('complaint')
  expect((await broken.call('GET', '/api/history')).statusCode).toBe(200)
  await broken.close()
})

test('records that cannot be written are answered as such, and nothing is pretended', async () => {
  const failing = await serve()
  const { headers } = await newPatient()
  await failing.records.close()
  for (const [url, body] of [
    ['/api/history/add', { diagnosis: { diagnosis: 'Flu' } }],
    ['/api/chat', { message: 'I have a headache' }],
  ] as const) {
    const answer = await failing.call('POST', url, body, headers)
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([503, 'storage-unavailable', '5'])
  }
  await failing.close()
})

test('a consultation deleted while an answer is under way does not come back', async () => {
  const { headers } = await newPatient()
  const inner = createEmbeddedDoctor(loadClinic)
  let delay: Promise<void> | null = null
  const slow = await serve({
    doctor: {
      ...inner,
      reply: async (...parameters) => {
        const answer = await inner.reply(...parameters)
        await delay
        return answer
      },
    },
  })
  const { consultation_id } = (await slow.call('POST', '/api/chat', { message: 'I have a headache' }, headers)).json()
  let release = (): void => {}
  delay = new Promise((resolve) => {
    release = resolve
  })
  const underway = slow.call('POST', '/api/chat', { message: 'and a fever' }, headers)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await slow.call('DELETE', `/api/consultations/${consultation_id}`, undefined, headers)
  release()
  expect((await underway).statusCode).toBe(404)
  expect((await slow.call('GET', '/api/consultations', undefined, headers)).json().consultations).toEqual([])
  await slow.close()
})
