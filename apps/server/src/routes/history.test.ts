import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

const full = {
  diagnosis: 'Tension headache',
  date: '2026-11-20',
  duration: '3 days',
  symptoms: ['headache', 'stiff neck'],
  confidence: 0.82,
  status: 'Follow-up Needed',
  followUpNeeded: true,
  aiRecommendations: ['Rest', 'Drink water'],
  visionData: { blinkRate: 15, eyeMovement: 'steady', facialExpression: 'neutral' },
  voiceAnalysis: { tone: 'calm', pace: 'normal', clarity: 'clear' },
  measurements: { blinksPerMinute: { value: 15, certainty: 0.9, seconds: 12 } },
}
const add = async (body: object, headers: Record<string, string> = {}) =>
  (await server.call('POST', '/api/history/add', body, headers)).json()
const history = async (headers: Record<string, string> = {}, query = '') =>
  (await server.call('GET', `/api/history${query}`, undefined, headers)).json().history

test('a whole record is kept and listed as it came', async () => {
  const { headers } = await newPatient()
  const { success, _id, entry } = await add({ diagnosis: full }, headers)
  expect([success, entry]).toEqual([true, { ...full, _id, addedAt: expect.any(String) }])
  expect(await history(headers)).toEqual([entry])
})

test('the bare record is taken too, and a client’s own id is not', async () => {
  const { headers } = await newPatient()
  const { _id, entry } = await add({ ...full, _id: 'mine', user_id: null }, headers)
  expect([_id === 'mine', entry]).toEqual([false, { ...full, _id, addedAt: expect.any(String) }])
  const wrapped = await add({ diagnosis: { ...full, _id: 'mine' } }, headers)
  expect(wrapped._id).not.toBe('mine')
})

test('only the text is required; what is null is left out', async () => {
  const { headers } = await newPatient()
  const { entry } = await add({ diagnosis: { diagnosis: 'Flu', date: null, symptoms: null, confidence: null } }, headers)
  expect(Object.keys(entry).sort()).toEqual(['_id', 'addedAt', 'diagnosis'])
})

test('entries are listed newest first, two adds are two, and one key is one', async () => {
  const { headers } = await newPatient()
  const keyed = { ...headers, 'idempotency-key': 'the same click' }
  await add({ diagnosis: { diagnosis: 'One' } }, headers)
  await add({ diagnosis: { diagnosis: 'One' } }, headers)
  const first = await add({ diagnosis: { diagnosis: 'Two' } }, keyed)
  expect(await add({ diagnosis: { diagnosis: 'Two' } }, keyed)).toEqual(first)
  expect((await history(headers)).map(({ diagnosis }: { diagnosis: string }) => diagnosis)).toEqual(['Two', 'One', 'One'])
})

test('an entry is deleted once', async () => {
  const { headers } = await newPatient()
  const { _id } = await add({ diagnosis: full }, headers)
  await add({ diagnosis: { diagnosis: 'Another' } }, headers)
  expect((await server.call('DELETE', `/api/history/${_id}`, undefined, headers)).json()).toEqual({ success: true })
  expect((await server.call('DELETE', `/api/history/${_id}`, undefined, headers)).statusCode).toBe(404)
  expect((await history(headers)).map(({ diagnosis }: { diagnosis: string }) => diagnosis)).toEqual(['Another'])
})

test('without a secret the history is the one of the id named, else of "default"', async () => {
  await add({ diagnosis: { diagnosis: 'Nobody’s' } })
  await add({ diagnosis: { diagnosis: 'Anna’s' }, user_id: 'anna' })
  await add({ diagnosis: 'Anna’s, bare', user_id: 'anna' })
  const names = async (query: string) => (await history({}, query)).map(({ diagnosis }: { diagnosis: string }) => diagnosis)
  expect(await names('')).toEqual(['Nobody’s'])
  expect(await names('?user_id=default')).toEqual(['Nobody’s'])
  expect(await names('?user_id=anna')).toEqual(['Anna’s, bare', 'Anna’s'])
})

test('everything of a patient is deleted at once, and of nobody else', async () => {
  const [one, two] = [await newPatient(), await newPatient()]
  for (const { headers } of [one, two]) {
    await add({ diagnosis: full }, headers)
    await server.call('POST', '/api/chat', { message: 'I cough' }, headers)
  }
  expect((await server.call('DELETE', '/api/patient', undefined, one.headers)).json()).toEqual({ success: true })
  const left = async (headers: Record<string, string>) => [
    (await history(headers)).length,
    (await server.call('GET', '/api/consultations', undefined, headers)).json().consultations.length,
  ]
  expect([await left(one.headers), await left(two.headers)]).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(await server.records.usage(one.id)).toEqual({ rows: 0, bytes: 0, links: 0 })
})

test('five thousand entries are listed whole', async () => {
  const { headers, id } = await newPatient()
  await Promise.all(Array.from({ length: 5_000 }, (_, index) => add({ diagnosis: { ...full, diagnosis: `Entry ${index}` } }, headers)))
  const entries = await history(headers)
  expect(new Set(entries.map(({ diagnosis }: { diagnosis: string }) => diagnosis)).size).toBe(5_000)
  expect((await server.records.usage(id)).rows).toBe(5_000)
})
