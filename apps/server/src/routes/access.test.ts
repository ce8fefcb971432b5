import type { CreateAccessResponse, ListAccessResponse, SharedMedications } from '@dr-ai/contract/schemas/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Headers = Record<string, string>

const shared: SharedMedications = {
  name: 'Lena',
  at: '2026-11-23T08:00:00Z',
  medications: [{ id: 'm1', name: 'Amoxicillin', dosage: '250 mg', schedule: 'Three times daily', notes: '', isActive: true }],
  doses: [{ id: 'm1 2026-11-23 08:00', medication: 'm1', at: '2026-11-23T08:00:00Z', status: 'due' }],
}
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const grant = async (headers: Headers, body: object): Promise<CreateAccessResponse> =>
  (await server.call('POST', '/api/access', { holder: 'Gran', expiresAt: soon(), ...body }, headers)).json()
const read = (token: string, part: string) => server.call('POST', '/api/shared', { token, part })
const log = (token: string, status = 'taken', dose = 'm1 2026-11-23 08:00') =>
  server.call('POST', '/api/shared/doses', { token, dose, status, at: '2026-11-23T08:05:00Z' })
const listed = async (headers: Headers): Promise<ListAccessResponse> => (await server.call('GET', '/api/access', undefined, headers)).json()

test('a token shows the parts it is for, and no other part, no other person, and nothing to write', async () => {
  const one = await newPatient()
  const other = await newPatient()
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Migraine' } }, one.headers)
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Gout' } }, other.headers)
  const { token } = await grant(one.headers, { scopes: ['history', 'results'] })
  const answer = await read(token, 'history')
  expect(answer.json()).toMatchObject({ holder: 'Gran', history: [{ diagnosis: 'Migraine' }] })
  expect(answer.body).not.toContain('Gout')
  expect((await read(token, 'results')).json()).toMatchObject({ results: { findings: [], items: [] } })
  expect((await read(token, 'documents')).statusCode).toBe(403)
  expect((await log(token)).statusCode).toBe(403)
  expect((await read(`dra_${'A'.repeat(43)}`, 'history')).statusCode).toBe(404)
  expect((await server.call('GET', '/api/history', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(401)
})

test('each look is written down, for the patient and in the audit trail; revoking ends it at once', async () => {
  const { headers } = await newPatient()
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Migraine' } }, headers)
  const { token, access } = await grant(headers, { scopes: ['history'] })
  await read(token, 'history')
  await read(token, 'history')
  expect((await listed(headers)).access).toMatchObject([{ holder: 'Gran', state: 'open', uses: [{ what: 'history' }] }])
  const { entries } = (await server.call('GET', '/api/audit', undefined, headers)).json()
  expect(entries.at(-1)).toMatchObject({ action: 'read', collection: 'history' })
  expect((await server.call('DELETE', `/api/access/${access.id}`, undefined, headers)).json()).toMatchObject({
    access: { state: 'revoked' },
  })
  expect((await read(token, 'history')).statusCode).toBe(404)
  expect((await listed(headers)).access).toMatchObject([{ state: 'revoked', uses: [{ what: 'history' }] }])
})

test('what shows more than medications has an end', async () => {
  const { headers } = await newPatient()
  const ask = (scopes: string[], expiresAt: string | null) =>
    server.call('POST', '/api/access', { holder: 'A', scopes, expiresAt }, headers)
  expect((await ask(['history'], null)).statusCode).toBe(400)
  expect((await ask(['medications', 'log'], null)).statusCode).toBe(200)
  expect((await ask(['history'], '2020-01-01T00:00:00Z')).statusCode).toBe(400)
})

test('a carer sees the medications and writes a dose down once, whoever else does too', async () => {
  const { headers } = await newPatient()
  const gran = await grant(headers, { scopes: ['medications', 'log'], expiresAt: null })
  const nurse = await grant(headers, { holder: 'Nurse', scopes: ['medications', 'log'], expiresAt: null })
  expect((await read(gran.token, 'medications')).json()).toMatchObject({ medications: { shared: null, logged: [] } })
  expect((await log(gran.token)).statusCode).toBe(404)
  for (let twice = 0; twice < 2; twice++) await server.call('POST', '/api/access/medications', { shared }, headers)
  expect((await read(gran.token, 'medications')).json().medications.shared).toEqual(shared)
  const [first, second] = await Promise.all([log(gran.token), log(nurse.token, 'skipped')])
  const answers = [first?.json().logged, second?.json().logged]
  expect(answers[0]).toEqual(answers[1])
  const { logged } = await listed(headers)
  expect(logged).toEqual([answers[0]])
  expect((await log(gran.token, 'taken', 'another dose')).statusCode).toBe(404)
})

test('the keys of the record lie under the token, and go with the record', async () => {
  const { headers, id } = await newPatient()
  const { token, access } = await grant(headers, { scopes: ['history'] })
  expect(JSON.stringify(await listed(headers))).not.toContain(token)
  expect(access.id).not.toContain(token.slice(4, 20))
  await server.call('DELETE', '/api/patient', { user_id: id }, headers)
  expect((await read(token, 'history')).statusCode).toBe(404)
})
