import { createHmac, hkdfSync } from 'node:crypto'
import { type AuditLink, auditKeyPurpose, verifyAudit } from '@dr-ai/contract/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../records/sqlite-connection.ts'
import { form, newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Patient = Awaited<ReturnType<typeof newPatient>>

/** As the patient's own device does it: the key from the secret alone. */
const signerOf = ({ id, secret }: Patient) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, id, auditKeyPurpose, 32))
  return async (text: string) => createHmac('sha256', key).update(text).digest('base64url')
}
const trailOf = async ({ headers }: Patient, after?: number): Promise<{ entries: AuditLink[]; head: string | null }> =>
  (await server.call('GET', `/api/audit${after === undefined ? '' : `?after=${after}`}`, undefined, headers)).json()
const said = ({ entries }: { entries: AuditLink[] }) => entries.map(({ action, collection }) => `${action} ${collection}`)

test('every change and every reading is a link, and the patient’s own key verifies the chain', async () => {
  const patient = await newPatient()
  const { headers } = patient
  expect(await trailOf(patient)).toEqual({ entries: [], head: null })
  const { consultation_id } = (await server.call('POST', '/api/chat', { message: 'I have a headache' }, headers)).json()
  const { _id } = (await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Flu' } }, headers)).json()
  const file = form([{ name: 'document', file: 'a.txt', bytes: 'Haemoglobin 12 g/dL' }])
  const sent = { payload: file.payload, headers: { ...file.headers, ...headers } }
  const { document_id } = (await server.inject({ method: 'POST', url: '/api/document/analyze', ...sent })).json()
  for (const url of [
    `/api/consultations/${consultation_id}`,
    `/api/documents/${document_id}`,
    `/api/documents/${document_id}/file`,
    '/api/history',
    '/api/history',
  ])
    await server.call('GET', url, undefined, headers)
  await server.call('DELETE', `/api/history/${_id}`, undefined, headers)
  await server.call('DELETE', `/api/documents/${document_id}`, undefined, headers)
  await server.call('DELETE', `/api/consultations/${consultation_id}`, undefined, headers)

  const trail = await trailOf(patient)
  expect(said(trail)).toEqual([
    'answered consultation',
    'added history',
    'added document',
    'read consultation',
    'read document',
    'read document-file',
    'read history',
    'deleted history',
    'deleted document',
    'deleted consultation',
  ])
  expect(trail.entries[1]?.record).toBe(_id)
  expect(trail.head).toBe(trail.entries.at(-1)?.mac)
  expect(await verifyAudit(trail.entries, signerOf(patient), null)).toMatchObject({ kind: 'whole' })
  expect(await verifyAudit(trail.entries, signerOf(await newPatient()), null)).toEqual({ kind: 'broken', index: 0 })
  expect((await trailOf(patient, 7)).entries).toEqual(trail.entries.slice(8))
})

test('what is refused or not there leaves no link; what comes at once is chained all the same', async () => {
  const patient = await newPatient()
  const { headers } = patient
  await server.call('DELETE', '/api/history/none', undefined, headers)
  await server.call('GET', '/api/consultations/none', undefined, headers)
  await server.call('GET', '/api/history', undefined, headers)
  expect((await trailOf(patient)).entries).toEqual([])
  await Promise.all(Array.from({ length: 40 }, () => server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Flu' } }, headers)))
  const { entries } = await trailOf(patient)
  expect(entries).toHaveLength(40)
  expect(await verifyAudit(entries, signerOf(patient), null)).toMatchObject({ kind: 'whole' })
})

test('deleting everything leaves one tombstone without content; who had nothing leaves nothing', async () => {
  const patient = await newPatient()
  const { headers, id } = patient
  await server.call('DELETE', '/api/patient', undefined, headers)
  expect((await trailOf(patient)).entries).toEqual([])
  await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Flu' } }, headers)
  const before = await verifyAudit((await trailOf(patient)).entries, signerOf(patient), null)
  await server.call('DELETE', '/api/patient', undefined, headers)
  const { entries } = await trailOf(patient)
  expect(entries).toMatchObject([{ index: 0, action: 'erased', collection: null, record: null }])
  expect(await verifyAudit(entries, signerOf(patient), before.kind === 'whole' ? before.head : null)).toMatchObject({ kind: 'whole' })

  const { database } = openSqlite(server.databasePath, { readOnly: true })
  const left = ['records', 'usage', 'audit'].map((table) =>
    Number(database.prepare(`SELECT COUNT(*) AS rows FROM ${table} WHERE patient_id = $1`).get({ $1: id })?.rows),
  )
  database.close()
  expect(left).toEqual([0, 0, 1])
})

test('who meddles with the database is found out', async () => {
  const patient = await newPatient()
  for (const diagnosis of ['Flu', 'Cold', 'Asthma'])
    await server.call('POST', '/api/history/add', { diagnosis: { diagnosis } }, patient.headers)
  const verdict = await verifyAudit((await trailOf(patient)).entries, signerOf(patient), null)
  const head = verdict.kind === 'whole' ? verdict.head : null
  const { database } = openSqlite(server.databasePath, { readOnly: false })
  database.prepare('DELETE FROM audit WHERE patient_id = $1 AND position = 2').run({ $1: patient.id })
  expect(await verifyAudit((await trailOf(patient)).entries, signerOf(patient), head)).toEqual({ kind: 'cut' })
  database.prepare('UPDATE audit SET sealed = $2 WHERE patient_id = $1 AND position = 1').run({ $1: patient.id, $2: Buffer.alloc(80, 1) })
  database.close()
  expect(await verifyAudit((await trailOf(patient)).entries, signerOf(patient), null)).toEqual({ kind: 'broken', index: 1 })
  // The record goes on being of use.
  const added = await server.call('POST', '/api/history/add', { diagnosis: { diagnosis: 'Gout' } }, patient.headers)
  expect(added.statusCode).toBe(200)
})

test('one damaged row is named, and everything else is served', async () => {
  const patient = await newPatient()
  const { headers } = patient
  const ids: string[] = []
  for (const diagnosis of ['Flu', 'Cold', 'Asthma'])
    ids.push((await server.call('POST', '/api/history/add', { diagnosis: { diagnosis } }, headers)).json()._id)
  const { consultation_id } = (await server.call('POST', '/api/chat', { message: 'I have a headache' }, headers)).json()
  const { database } = openSqlite(server.databasePath, { readOnly: false })
  const damage = database.prepare(
    "UPDATE records SET sealed = substr(sealed, 1, 40) || x'00' || substr(sealed, 42) WHERE patient_id = $1 AND id = $2",
  )
  for (const id of [ids[1], consultation_id]) damage.run({ $1: patient.id, $2: id })
  database.close()
  const listed = (await server.call('GET', '/api/history', undefined, headers)).json()
  expect(listed.history.map(({ diagnosis }: { diagnosis: string }) => diagnosis)).toEqual(['Asthma', 'Flu'])
  expect(listed.damaged).toEqual([ids[1]])
  expect((await server.call('GET', '/api/consultations', undefined, headers)).json()).toMatchObject({
    consultations: [],
    damaged: [consultation_id],
  })
  const viewed = await server.call('GET', `/api/consultations/${consultation_id}`, undefined, headers)
  expect([viewed.statusCode, viewed.json().error.code]).toEqual([500, 'damaged-record'])
  expect((await server.call('POST', '/api/chat', { message: 'I have a cough' }, headers)).statusCode).toBe(200)
  expect((await server.call('DELETE', `/api/history/${ids[1]}`, undefined, headers)).statusCode).toBe(200)
  expect((await server.call('GET', '/api/history', undefined, headers)).json().damaged).toBeUndefined()
})
