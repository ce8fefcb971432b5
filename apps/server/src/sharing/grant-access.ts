import { maximumAccesses } from '@dr-ai/contract/limits'
import type { AccessScope, CreateAccessRequest, CreateAccessResponse, HandedAccess, LoggedDose } from '@dr-ai/contract/schemas/access'
import { Failure } from '../http/failure.ts'
import type { Patient } from '../identity/patient.ts'
import { isoTime } from '../records/clock.ts'
import type { GrantedAccess, StoredAccess } from '../records/collections.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'
import { accessIdOf, grantRow, handedAccess, mintToken, openAccessRecords, sealKeys } from './access-rows.ts'
import type { LinkStore } from './link-rows.ts'

/** What may be open until it is revoked: a carer's daily round. Whatever shows more ends by itself. */
const mayStayOpen: ReadonlySet<AccessScope> = new Set(['medications', 'log'])
/** Doses written down by others that are shown, the newest ones. */
const mostLogged = 500

/**
 * Lets somebody else look at parts of a record.
 * @throws Failure 429 where the record has as many as it may, 400 for no end or one that is over
 */
export async function grantAccess(
  store: LinkStore,
  { patient, records }: { patient: Patient; records: PatientRecords },
  { holder, scopes, expiresAt = null }: CreateAccessRequest,
): Promise<CreateAccessResponse> {
  const at = store.clock()
  const createdAt = isoTime(at)
  if ((await records.count('access')) >= maximumAccesses) throw new Failure('quota-reached', `At most ${maximumAccesses} at a time.`)
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(createdAt))
    throw new Failure('invalid-input', 'expiresAt: this moment is over.')
  if (expiresAt === null && !scopes.every((scope) => mayStayOpen.has(scope)))
    throw new Failure('invalid-input', 'expiresAt: needed for more than medications.')
  const token = mintToken()
  const id = accessIdOf(token)
  const terms = { holder, scopes: [...new Set(scopes)], expiresAt }
  const stored: StoredAccess = { ...terms, createdAt, revoked: null }
  const granted: GrantedAccess = { ...terms, keys: sealKeys(token, patient), uses: [] }
  await records.commit([records.insert('access', { id, at, value: stored })])
  const access = openAccessRecords(store, id)
  await access.commit([access.insert('granted-access', { id: grantRow, at, value: granted })])
  return { access: handedAccess(id, stored, granted, createdAt), token }
}

/** Who may look at a record, the newest first. */
export async function listAccess(store: LinkStore, records: PatientRecords): Promise<HandedAccess[]> {
  const { sound } = soundRows(await records.list('access', { limit: maximumAccesses }))
  const now = isoTime(store.clock())
  return Promise.all(
    sound.map(async ({ id, value }) => {
      const granted = await openAccessRecords(store, id).get('granted-access', grantRow)
      return handedAccess(id, value, granted?.value ?? null, now)
    }),
  )
}

/** Doses that others wrote down, the newest first. */
export async function listLogged(records: PatientRecords): Promise<LoggedDose[]> {
  return soundRows(await records.list('logged-dose', { limit: mostLogged })).sound.map(({ value }) => value)
}

/**
 * Ends an access; what was looked at stays in the patient's list.
 * @throws Failure 404 where the record has no such access
 */
export async function revokeAccess(store: LinkStore, records: PatientRecords, id: string): Promise<HandedAccess> {
  const row = await records.get('access', id)
  if (!row) throw new Failure('not-found', 'There is no such access.')
  const access = openAccessRecords(store, id)
  const granted = await access.get('granted-access', grantRow)
  const value: StoredAccess = { ...row.value, revoked: row.value.revoked ?? { uses: granted?.value.uses ?? [] } }
  await access.erase()
  if (row.value.revoked === null) await records.commit([records.replace('access', row, { value })])
  return handedAccess(id, value, null, isoTime(store.clock()))
}

/** Ends whatever others may look at. */
export async function revokeEveryAccess(store: LinkStore, records: PatientRecords): Promise<void> {
  for (const { id } of await records.list('access', { limit: maximumAccesses })) await openAccessRecords(store, id).erase()
}
