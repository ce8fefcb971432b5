import { randomBytes } from 'node:crypto'
import { type AuditLink, foundActions } from '@dr-ai/contract/audit'
import { openSqlite } from '../records/sqlite-connection.ts'
import { runRecordsCommand } from '../records/transfer/run-records-command.ts'
import { newPatient, serve, type TestServer } from './serve.ts'

export type TestPatient = Awaited<ReturnType<typeof newPatient>>

/** What a patient is told of a row that is not as it was left. */
export type Told = Pick<AuditLink, 'action' | 'collection' | 'record'>

/** One way to meddle with the database behind the server's back: what is done, and what the patient has to be told. */
export type Meddling = (server: TestServer, patient: TestPatient) => Promise<Told>

interface Kept {
  collection: string
  id: string
  at: number
  version: number
  sealed: Uint8Array
}

function inDatabase<Result>({ databasePath }: TestServer, work: (database: ReturnType<typeof openSqlite>['database']) => Result): Result {
  const { database } = openSqlite(databasePath, { readOnly: false })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const rowsOf = (server: TestServer, { id }: TestPatient, collection: string): Kept[] =>
  inDatabase(
    server,
    (database) =>
      database
        .prepare('SELECT collection, id, at, version, sealed FROM records WHERE patient_id = ? AND collection = ? ORDER BY at')
        .all(id, collection) as unknown as Kept[],
  )
const put = (server: TestServer, { id }: TestPatient, row: Kept): void =>
  inDatabase(server, (database) => {
    database.prepare('DELETE FROM records WHERE patient_id = ? AND collection = ? AND id = ?').run(id, row.collection, row.id)
    database
      .prepare('INSERT INTO records (patient_id, collection, id, at, version, sealed) VALUES (?, ?, ?, ?, ?, ?)')
      .run(id, row.collection, row.id, row.at, row.version, row.sealed)
  })

/** Adds an entry to a patient's history. Out: its id. */
export const addEntry = async (server: TestServer, { headers }: TestPatient, diagnosis: string): Promise<string> =>
  (await server.call('POST', '/api/history/add', { diagnosis: { diagnosis } }, headers)).json()._id

/** The patient's audit trail, as their device asks for it whenever the record is opened. */
export const trailOf = async (server: TestServer, { headers }: TestPatient): Promise<AuditLink[]> =>
  (await server.call('GET', '/api/audit', undefined, headers)).json().entries

/** What a trail tells of rows that stood otherwise than they were left. */
export const foundIn = (entries: readonly AuditLink[]): Told[] =>
  entries
    .filter(({ action }) => foundActions.some((each) => each === action))
    .map(({ action, collection, record }) => ({ action, collection, record }))

export const meddlings: Readonly<Record<string, Meddling>> = {
  'a row taken out': async (server, patient) => {
    const id = await addEntry(server, patient, 'Penicillin anaphylaxis')
    inDatabase(server, (database) => database.prepare('DELETE FROM records WHERE patient_id = ? AND id = ?').run(patient.id, id))
    return { action: 'found-missing', collection: 'history', record: id }
  },
  'a row with another time': async (server, patient) => {
    const id = await addEntry(server, patient, 'Asthma')
    inDatabase(server, (database) =>
      database.prepare('UPDATE records SET at = at - 1000000 WHERE patient_id = ? AND id = ?').run(patient.id, id),
    )
    return { action: 'found-altered', collection: 'history', record: id }
  },
  'a deleted row back again': async (server, patient) => {
    const id = await addEntry(server, patient, 'Gout')
    const kept = rowsOf(server, patient, 'history').find((row) => row.id === id)
    await server.call('DELETE', `/api/history/${id}`, undefined, patient.headers)
    if (kept) put(server, patient, kept)
    return { action: 'found-revived', collection: 'history', record: id }
  },
  'an earlier version of a consultation': async (server, patient) => {
    const { headers } = patient
    const first = await server.call('POST', '/api/chat', { message: 'I have a headache', new_consultation: true }, headers)
    const { consultation_id } = first.json()
    const kept = rowsOf(server, patient, 'consultation').find(({ id }) => id === consultation_id)
    await server.call('POST', '/api/chat', { message: 'It is the worst of my life and came in a second' }, headers)
    if (kept) put(server, patient, kept)
    return { action: 'found-older', collection: 'consultation', record: consultation_id }
  },
}

/**
 * Meddles so many times, each way in turn, and looks each time whether `records verify` complains and whether the patient is told of the very
 * row. Out: how often the one, the other, or either was not so.
 */
export async function countUnseenTampering(rounds: number): Promise<{ unseen: number; untold: number; unverified: number }> {
  const serverKey = randomBytes(32)
  const server = await serve({ serverKey })
  /** Whether the command complains of rows that are not those of their trails; what was put in or taken out stays miscounted, which is another complaint. */
  const isVerified = async (): Promise<boolean> => {
    try {
      for await (const _ of runRecordsCommand(['verify', server.folder], { RECORDS_KEY: serverKey.toString('base64') }));
      return true
    } catch (error) {
      return !(error instanceof Error && error.message.includes('behind their trail'))
    }
  }
  const found = { unseen: 0, untold: 0, unverified: 0 }
  const kinds = Object.values(meddlings)
  let patients: TestPatient[] = []
  for (let round = 0; round < rounds; round++) {
    // Records of a few meddlings each, since a patient may not write without end within a minute.
    if (round % 12 === 0) {
      patients = await Promise.all(Array.from({ length: 3 }, newPatient))
      for (const patient of patients) await addEntry(server, patient, 'Flu')
    }
    const patient = patients[round % patients.length] as TestPatient
    const before = foundIn(await trailOf(server, patient)).length
    if (!(await isVerified())) throw new Error('rows differed before')
    const told = await kinds[round % kinds.length]?.(server, patient)
    // Every third time the record goes on being written before anybody looks.
    if (round % 3 === 0) await addEntry(server, patient, 'Cold')
    const isUnseenByCommand = await isVerified()
    const isTold = foundIn(await trailOf(server, patient))
      .slice(before)
      .some(({ action, record }) => action === told?.action && record === told?.record)
    found.untold += isTold ? 0 : 1
    found.unverified += isUnseenByCommand ? 1 : 0
    found.unseen += isTold && !isUnseenByCommand ? 0 : 1
  }
  await server.close()
  return found
}
