import { createHmac, hkdfSync } from 'node:crypto'
import { type AuditLink, auditKeyPurpose, foundActions, verifyAudit } from '@dr-ai/contract/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../records/sqlite-connection.ts'
import { newPatient, serve, type TestServer } from '../testing/serve.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

type Patient = Awaited<ReturnType<typeof newPatient>>
const signerOf = ({ id, secret }: Patient) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, id, auditKeyPurpose, 32))
  return async (text: string) => createHmac('sha256', key).update(text).digest('base64url')
}
const trailOf = async ({ headers }: Patient): Promise<AuditLink[]> =>
  (await server.call('GET', '/api/audit', undefined, headers)).json().entries
const foundIn = (entries: readonly AuditLink[]) =>
  entries
    .filter(({ action }) => foundActions.some((each) => each === action))
    .map(({ action, collection, record }) => ({ action, collection, record }))

interface Kept {
  collection: string
  id: string
  at: number
  version: number
  sealed: Uint8Array
}
function inDatabase<Result>(work: (database: ReturnType<typeof openSqlite>['database']) => Result): Result {
  const { database } = openSqlite(server.databasePath, { readOnly: false })
  try {
    return work(database)
  } finally {
    database.close()
  }
}
const rowsOf = ({ id }: Patient, collection: string): Kept[] =>
  inDatabase(
    (database) =>
      database
        .prepare('SELECT collection, id, at, version, sealed FROM records WHERE patient_id = ? AND collection = ? ORDER BY at')
        .all(id, collection) as unknown as Kept[],
  )
const put = ({ id }: Patient, row: Kept): void =>
  inDatabase((database) => {
    database.prepare('DELETE FROM records WHERE patient_id = ? AND collection = ? AND id = ?').run(id, row.collection, row.id)
    database
      .prepare('INSERT INTO records (patient_id, collection, id, at, version, sealed) VALUES (?, ?, ?, ?, ?, ?)')
      .run(id, row.collection, row.id, row.at, row.version, row.sealed)
  })
const add = async ({ headers }: Patient, diagnosis: string): Promise<string> =>
  (await server.call('POST', '/api/history/add', { diagnosis: { diagnosis } }, headers)).json()._id

/** One way to meddle: what is done, and what the patient is told of. */
type Meddling = (patient: Patient) => Promise<{ action: string; collection: string; record: string }>

const meddlings: Record<string, Meddling> = {
  'a row taken out': async (patient) => {
    const id = await add(patient, 'Penicillin anaphylaxis')
    inDatabase((database) => database.prepare('DELETE FROM records WHERE patient_id = ? AND id = ?').run(patient.id, id))
    return { action: 'found-missing', collection: 'history', record: id }
  },
  'a row with another time': async (patient) => {
    const id = await add(patient, 'Asthma')
    inDatabase((database) => database.prepare('UPDATE records SET at = at - 1000000 WHERE patient_id = ? AND id = ?').run(patient.id, id))
    return { action: 'found-altered', collection: 'history', record: id }
  },
  'a deleted row back again': async (patient) => {
    const id = await add(patient, 'Gout')
    const kept = rowsOf(patient, 'history').find((row) => row.id === id)
    await server.call('DELETE', `/api/history/${id}`, undefined, patient.headers)
    if (kept) put(patient, kept)
    return { action: 'found-revived', collection: 'history', record: id }
  },
  'an earlier version of a consultation': async (patient) => {
    const { headers } = patient
    const first = await server.call('POST', '/api/chat', { message: 'I have a headache', new_consultation: true }, headers)
    const { consultation_id } = first.json()
    const kept = rowsOf(patient, 'consultation').find(({ id }) => id === consultation_id)
    await server.call('POST', '/api/chat', { message: 'It is the worst of my life and came in a second' }, headers)
    if (kept) put(patient, kept)
    return { action: 'found-older', collection: 'consultation', record: consultation_id }
  },
}

for (const [name, meddle] of Object.entries(meddlings))
  test(`${name} is found, named once, and the chain stays whole`, async () => {
    const patient = await newPatient()
    for (const diagnosis of ['Flu', 'Cold']) await add(patient, diagnosis)
    expect(foundIn(await trailOf(patient))).toEqual([])
    const told = await meddle(patient)
    expect(foundIn(await trailOf(patient))).toEqual([told])
    const entries = await trailOf(patient)
    expect(foundIn(entries)).toHaveLength(1)
    expect(await verifyAudit(entries, signerOf(patient), null)).toMatchObject({ kind: 'whole' })
    await add(patient, 'Eczema')
    expect(foundIn(await trailOf(patient))).toHaveLength(1)
  })

/** `TAMPER_ROUNDS=200 npx vitest run apps/server/src/routes/tampering.test.ts` runs two hundred. */
const rounds = Number(process.env.TAMPER_ROUNDS ?? 12)

test('of many meddlings none stays unseen', { timeout: 30_000 + rounds * 10_000 }, async () => {
  let unseen = 0
  const kinds = Object.values(meddlings)
  const patients = await Promise.all(Array.from({ length: 3 }, newPatient))
  for (const patient of patients) await add(patient, 'Flu')
  for (let round = 0; round < rounds; round++) {
    const patient = patients[round % patients.length]
    if (patient === undefined) continue
    const before = foundIn(await trailOf(patient)).length
    const told = await kinds[round % kinds.length]?.(patient)
    // Every third time the record goes on being written before anybody looks.
    if (round % 3 === 0) await add(patient, 'Cold')
    const found = foundIn(await trailOf(patient)).slice(before)
    if (!found.some(({ record }) => record === told?.record)) unseen += 1
  }
  expect(unseen).toBe(0)
})

test('the next turn on a rolled-back consultation does not hide it', async () => {
  const patient = await newPatient()
  await meddlings['an earlier version of a consultation']?.(patient)
  await server.call('POST', '/api/chat', { message: 'and my neck is stiff' }, patient.headers)
  expect(foundIn(await trailOf(patient))).toHaveLength(1)
})

test('a row does not open under another time', async () => {
  const patient = await newPatient()
  const told = await meddlings['a row with another time']?.(patient)
  const { damaged } = (await server.call('GET', '/api/history', undefined, patient.headers)).json()
  expect(damaged).toEqual([told?.record])
})
