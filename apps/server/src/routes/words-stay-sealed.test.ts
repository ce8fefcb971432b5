import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

/** A word of its own in every field a patient can fill; none of them may be found on the disk or in a log. */
const planted: string[] = []
const plant = (field: string): string => {
  const word = `qzx${field}marker${planted.length}`
  planted.push(word)
  return word
}

let server: TestServer
let logged = ''
const temporary = mkdtempSync(join(tmpdir(), 'dr-ai-words-'))
const secrets: string[] = []

beforeAll(async () => {
  process.env.TMPDIR = temporary
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk
      done()
    },
  })
  server = await serve({ logLevel: 'trace', logStream: log })
  const patient = await newPatient()
  secrets.push(patient.secret)
  for (const headers of [patient.headers, {}] as Record<string, string>[]) {
    const named = Object.keys(headers).length > 0 ? {} : { user_id: plant('userid') }
    await server.call(
      'POST',
      '/api/chat',
      {
        ...named,
        message: `I have a headache ${plant('message')}`,
        message_id: plant('messageid'),
        on_behalf_of: plant('subject'),
        profile: { conditions: [plant('condition')] },
        medications: [{ name: plant('drug'), dosage: plant('dosage') }],
        allergies: [plant('allergy')],
      },
      headers,
    )
    await server.call('POST', '/api/chat', { ...named, message: plant('unknown'), consultation_id: plant('consultation') }, headers)
    await server.call(
      'POST',
      '/api/chat/analyze-history',
      {
        ...named,
        messages: [
          { type: plant('type'), content: plant('content') },
          { type: 'user', content: plant('content') },
        ],
      },
      headers,
    )
    await server.call(
      'POST',
      '/api/history/add',
      { ...named, diagnosis: { diagnosis: plant('diagnosis'), symptoms: [plant('symptom')], measurements: { note: plant('measured') } } },
      { ...headers, 'idempotency-key': plant('key') },
    )
    await server.call('POST', '/api/history/add', { ...named, diagnosis: { diagnosis: 'x', confidence: plant('wrong') } }, headers)
    const document = form([
      ...Object.entries(named).map(([name, value]) => ({ name, value })),
      { name: 'document', file: `${plant('file')}.txt`, bytes: plant('text') },
    ])
    await server.inject({
      method: 'POST',
      url: '/api/document/analyze',
      payload: document.payload,
      headers: { ...document.headers, ...headers },
    })
    const wrong = form([{ name: 'document', file: `${plant('file')}.exe`, bytes: plant('bytes') }])
    await server.inject({ method: 'POST', url: '/api/document/analyze', payload: wrong.payload, headers: { ...wrong.headers, ...headers } })
    await server.inject({
      method: 'POST',
      url: '/api/chat',
      payload: `{"message": "${plant('broken')}`,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    await server.inject({ method: 'GET', url: `/api/${plant('path')}?q=${plant('query')}`, headers })
    await server.inject({ method: 'GET', url: `/api/pharmacies?medication=${plant('medication')}`, headers })
    await server.inject({
      method: 'DELETE',
      url: `/api/history/${plant('entry')}`,
      headers: { ...headers, cookie: plant('cookie'), referer: `http://localhost:4300/${plant('referer')}` },
    })
    await server.inject({ method: 'GET', url: '/api/history', headers: { ...headers, host: `${plant('host')}.example` } })
    await server.inject({ method: 'GET', url: '/api/history', headers: { authorization: `Bearer ${plant('token')}` } })
  }
})
afterAll(async () => {
  await server.close()
  rmSync(temporary, { recursive: true, force: true })
})

test('the database’s files hold no word of a patient, no name and no secret', () => {
  const files = ['', '-wal', '-shm'].map((suffix) => server.databasePath + suffix).filter((path) => existsSync(path))
  const bytes = Buffer.concat(files.map((path) => readFileSync(path)))
  expect(bytes.length).toBeGreaterThan(10_000)
  for (const word of [...planted, ...secrets, 'headache']) expect([word, bytes.includes(word)]).toEqual([word, false])
})

test('the log holds no word of a patient and no secret, however much it says', () => {
  expect(logged).toContain('"route":"/api/chat"')
  for (const word of [...planted, ...secrets, 'headache']) expect([word, logged.includes(word)]).toEqual([word, false])
})

test('no temporary file is left', () => {
  expect(readdirSync(temporary).filter((name) => !name.startsWith('dr-ai-test-'))).toEqual([])
})

test('what was deleted is no longer in the database’s files', async () => {
  const { headers, id } = await newPatient()
  const { entry } = (await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Short-lived' } }, headers)).json()
  const sealed = Buffer.from((await server.records.read(id, 'history', entry._id))?.sealed ?? [])
  expect(sealed.length).toBeGreaterThan(30)
  const holdsIt = () =>
    ['', '-wal'].map((suffix) => server.databasePath + suffix).some((path) => existsSync(path) && readFileSync(path).includes(sealed))
  expect(holdsIt()).toBe(true)
  await server.call('DELETE', `/api/history/${entry._id}`, undefined, headers)
  // The server goes on: its write-ahead log is cut without a stop.
  expect(holdsIt()).toBe(false)
  await server.records.close()
  expect(holdsIt()).toBe(false)
})
