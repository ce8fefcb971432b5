import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Headers = Record<string, string>
const add = async (headers: Headers, items: object[], rest: object = {}) =>
  server.call('POST', '/api/record/items', { items, ...rest }, headers)
const list = async (headers: Headers, query = ''): Promise<HealthItem[]> =>
  (await server.call('GET', `/api/record/items${query}`, undefined, headers)).json().items

test('what the patient writes down is listed by kind, the newest first by its own date', async () => {
  const { headers } = await newPatient()
  const answer = await add(headers, [
    { kind: 'immunisation', name: 'Tetanus', date: '2011-03-02' },
    { kind: 'immunisation', name: 'Influenza', date: '2025-10-01' },
    { kind: 'allergy', name: ' Penicillin ', reaction: 'Hives', severity: 'moderate' },
  ])
  expect(answer.statusCode).toBe(200)
  expect((await list(headers, '?kind=immunisation')).map(({ name }) => name)).toEqual(['Influenza', 'Tetanus'])
  expect((await list(headers)).map(({ kind }) => kind)).toEqual(['allergy', 'immunisation', 'immunisation'])
  expect((await list(headers, '?kind=allergy'))[0]).toMatchObject({ name: 'Penicillin', source: { kind: 'own' }, review: 'accepted' })
})

test('a list is read in pages', async () => {
  const { headers } = await newPatient()
  await add(
    headers,
    Array.from({ length: 5 }, (_, day) => ({ kind: 'procedure', name: `Day ${day}`, date: `2020-01-0${day + 1}` })),
  )
  const first = (await server.call('GET', '/api/record/items?kind=procedure&limit=3', undefined, headers)).json()
  const rest = await list(headers, `?kind=procedure&limit=3&before=${first.next_before}`)
  expect([...first.items, ...rest].map(({ name }) => name)).toEqual(['Day 4', 'Day 3', 'Day 2', 'Day 1', 'Day 0'])
})

test('a measured value is judged for the age, and a dangerous one is said at once', async () => {
  const { headers } = await newPatient()
  const now = new Date().toISOString()
  const fever = { kind: 'vital', name: 'Temperature', measure: 'temperature', value: 100.8, unit: 'degF', date: now }
  const baby = (await add(headers, [fever], { age_years: 0.1 })).json()
  expect(baby.items[0]).toMatchObject({ value: 100.8, unit: '°F', meaning: { band: 'danger' } })
  expect(baby.urgent).toMatchObject({ level: 'emergency-department' })
  expect((await add(headers, [fever], { age_years: 30 })).json().urgent).toBeNull()
  const pressure = { kind: 'vital', name: 'Blood pressure', measure: 'blood-pressure', value: 184, second: 122, date: now }
  expect((await add(headers, [pressure])).json().urgent.sentence).toMatch(/^A blood pressure of 184 over 122 is very high/)
  expect((await add(headers, [{ ...pressure, date: '2019-01-01' }])).json().urgent).toBeNull()
})

test.each([
  ['a unit that does not fit', { measure: 'temperature', value: 37, unit: 'mmol/L' }],
  ['a value that nobody has', { measure: 'glucose', value: 120, unit: 'mmol/L' }],
  ['a measurement without a value', { measure: 'pulse' }],
])('%s is refused, and nothing is kept', async (_, content) => {
  const { headers } = await newPatient()
  const answer = await add(headers, [
    { kind: 'problem', name: 'Asthma' },
    { kind: 'vital', name: 'x', ...content },
  ])
  expect([answer.statusCode, await list(headers)]).toEqual([400, []])
})

test('an item is deleted for good', async () => {
  const { headers } = await newPatient()
  const [item] = (await add(headers, [{ kind: 'problem', name: 'Asthma' }])).json().items
  expect((await server.call('DELETE', `/api/record/items/${item.id}`, undefined, headers)).statusCode).toBe(200)
  for (const id of [item.id, 'problem.none', 'nothing', 'other.1'])
    expect((await server.call('DELETE', `/api/record/items/${id}`, undefined, headers)).statusCode).toBe(404)
  expect(await list(headers)).toEqual([])
})

test('rows that do not belong into a collection are refused, and what is there stays as it is', async () => {
  const { headers } = await newPatient()
  const restore = (collection: string, ...rows: object[]) => server.call('POST', '/api/record/rows', { collection, rows }, headers)
  expect((await restore('history', { id: 'a', at: 1, value: { diagnosis: 'Cold' } })).json()).toMatchObject({ restored: 1, known: 0 })
  expect((await restore('history', { id: 'a', at: 1, value: { diagnosis: 'Other' } })).json()).toMatchObject({ restored: 0, known: 1 })
  const { rows } = (await server.call('GET', '/api/record/rows?collection=history', undefined, headers)).json()
  expect(rows).toEqual([{ id: 'a', at: 1, value: { diagnosis: 'Cold' } }])
  expect((await restore('history', { id: 'b', at: 1, value: {} })).statusCode).toBe(400)
  expect((await restore('health.problem', { id: 'b', at: 1, value: { kind: 'allergy', name: 'x' } })).statusCode).toBe(400)
  expect((await restore('document-file', { id: 'b', at: 1, value: {} })).statusCode).toBe(400)
})

test('a memory that no doctor wrote is left behind, and the consultation stays readable', async () => {
  const { headers } = await newPatient()
  const value = { startedAt: 1, open: true, subject: 'self', complaint: 'x', triage: null, leadingCause: null, messages: 2 }
  const { version } = (await server.call('POST', '/api/chat', { message: 'I have a headache' }, headers)).json().clinical ?? {}
  const rows = [{ id: 'c', at: 1, value: { ...value, mind: { version: version ?? 1, observations: 7 } } }]
  expect((await server.call('POST', '/api/record/rows', { collection: 'consultation', rows }, headers)).statusCode).toBe(200)
  expect((await server.call('GET', '/api/consultations/c', undefined, headers)).statusCode).toBe(200)
})
