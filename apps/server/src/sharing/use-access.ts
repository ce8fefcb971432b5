import { createHash } from 'node:crypto'
import type { AccessPart, AccessScope, LogDoseRequest, LoggedDose, ReadSharedResponse } from '@dr-ai/contract/schemas/access'
import { collectionOf, itemOf } from '../health/item-rows.ts'
import { Failure } from '../http/failure.ts'
import { isoTime } from '../records/clock.ts'
import type { GrantedAccess } from '../records/collections.ts'
import { openPatientRecords, type PatientRecords, soundRows } from '../records/patient-records.ts'
import { witnessKeyOf } from '../records/witness.ts'
import { accessIdOf, grantRow, isExpired, openAccessRecords, openKeys } from './access-rows.ts'
import { listLogged } from './grant-access.ts'
import type { LinkStore } from './link-rows.ts'

const attempts = 8
/** Uses that are kept, the newest ones. */
const mostUses = 500
/** Milliseconds in which looking at the same part again is the same use. */
const oneUse = 600_000
/** Rows of a list that are shown. */
const mostRows = 300
const gone = () => new Failure('not-found', 'This access does not exist or has ended.')

interface UsedAccess {
  granted: GrantedAccess
  records: PatientRecords
}

/**
 * Opens the record that a token gives access to, and writes down that it was used.
 * @throws Failure 404 for a token that opens nothing, 403 for a part that it does not show
 */
async function useAccess(store: LinkStore, token: string, scope: AccessScope): Promise<UsedAccess> {
  const access = openAccessRecords(store, accessIdOf(token))
  for (let attempt = 0; attempt < attempts; attempt++) {
    const row = await access.get('granted-access', grantRow)
    const now = isoTime(store.clock())
    if (!row || isExpired(row.value, now)) throw gone()
    if (!row.value.scopes.includes(scope)) throw new Failure('foreign-secret', 'This access does not show that part of the record.')
    const patient = openKeys(token, row.value.keys)
    const used: UsedAccess = {
      granted: row.value,
      records: openPatientRecords(store.records, patient, store.clock, witnessKeyOf(store.serverKey)),
    }
    const last = row.value.uses.findLast(({ what }) => what === scope)
    if (scope !== 'log' && last && Date.parse(now) - Date.parse(last.at) < oneUse) return used
    const value = { ...row.value, uses: [...row.value.uses, { at: now, what: scope }].slice(-mostUses) }
    if ((await access.commit([access.replace('granted-access', row, { value })])) === 'written') return used
  }
  throw new Failure('busy', 'This access is being used elsewhere. Please try again.', { retryAfter: 1 })
}

/** One part of a record, for who was given a token; the patient's own trail says that it was read. */
export async function readShared(store: LinkStore, token: string, part: AccessPart): Promise<ReadSharedResponse> {
  const { granted, records } = await useAccess(store, token, part)
  const { holder, scopes, expiresAt } = granted
  return { holder, scopes, expiresAt, ...(await readers[part](records)) }
}

const readers: Readonly<Record<AccessPart, (records: PatientRecords) => Promise<Partial<ReadSharedResponse>>>> = {
  medications: async (records) => {
    await records.noteRead('shared-medications', null)
    const shared = (await records.get('shared-medications', sharedMedicationsRow))?.value ?? null
    return { medications: { shared, logged: await listLogged(records), items: await acceptedItems(records, ['medication']) } }
  },
  results: async (records) => {
    await records.noteRead('document', null)
    const findings = (await documentsOf(records)).flatMap(({ value }) => value.findings.filter(({ kind }) => kind === 'lab'))
    return { results: { findings, items: await acceptedItems(records, ['result', 'vital']) } }
  },
  history: async (records) => {
    await records.noteRead('history', null)
    const { sound } = soundRows(await records.list('history', { limit: mostRows }))
    return { history: sound.map(({ id, at, value }) => ({ ...value, _id: id, addedAt: isoTime(at) })) }
  },
  documents: async (records) => {
    await records.noteRead('document', null)
    const documents = await documentsOf(records)
    return { documents: documents.map(({ at, value }) => ({ name: value.name, addedAt: isoTime(at), findings: value.findings })) }
  },
}

/** The one copy of the medications that is kept for others. */
export const sharedMedicationsRow = 'medications'

const documentsOf = async (records: PatientRecords) => soundRows(await records.list('document', { limit: mostRows })).sound

async function acceptedItems(records: PatientRecords, kinds: readonly Parameters<typeof collectionOf>[0][]) {
  const lists = await Promise.all(kinds.map((kind) => records.list(collectionOf(kind), { limit: mostRows })))
  return lists.flatMap((rows) => soundRows(rows).sound.map((row) => itemOf(row, null))).filter(({ review }) => review === 'accepted')
}

/**
 * Writes down a dose. Whoever comes first is believed: the same dose is never written down twice.
 * @throws Failure 404 for a dose that is not among those shared
 */
export async function logDose(store: LinkStore, { token, dose, status, at }: LogDoseRequest): Promise<LoggedDose> {
  const { granted, records } = await useAccess(store, token, 'log')
  const shared = await records.get('shared-medications', sharedMedicationsRow)
  const known = shared?.value.doses.find(({ id }) => id === dose)
  if (!known) throw new Failure('not-found', 'There is no such dose.')
  const value: LoggedDose = { dose, medication: known.medication, status, at, by: granted.holder }
  const id = createHash('sha256').update(dose).digest('base64url')
  const outcome = await records.commit([records.insert('logged-dose', { id, at: store.clock(), value })])
  return outcome === 'written' ? value : ((await records.get('logged-dose', id))?.value ?? value)
}
