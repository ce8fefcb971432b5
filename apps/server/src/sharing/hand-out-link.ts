import { randomBytes } from 'node:crypto'
import { maximumLinks, maximumPasscodeAttempts } from '@dr-ai/contract/limits'
import type { CreateLinkRequest, HandedLink } from '@dr-ai/contract/schemas/links'
import { Failure } from '../http/failure.ts'
import { isoTime } from '../records/clock.ts'
import type { SharedLink, StoredLink } from '../records/collections.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'
import { handedLink, type LinkStore, openLinkRecords, sharedRow } from './link-rows.ts'
import { hashPasscode } from './passcode.ts'

/** Bytes of a link's name: nobody guesses 256 bits (SMART Health Links, STU1). */
const nameBytes = 32

/**
 * Keeps a sealed file for whoever is given its link.
 * @throws Failure 429 where the record has as many links as it may, 400 for an expiry that is over
 */
export async function handOutLink(store: LinkStore, records: PatientRecords, request: CreateLinkRequest): Promise<HandedLink> {
  const { content, holds, passcode, expiresAt, isOneTime } = request
  const createdAt = isoTime(store.clock())
  if ((await records.count('link')) >= maximumLinks) throw new Failure('quota-reached', `A record keeps at most ${maximumLinks} links.`)
  if (expiresAt && Date.parse(expiresAt) <= Date.parse(createdAt)) throw new Failure('invalid-input', 'expiresAt: this moment is over.')
  const id = randomBytes(nameBytes).toString('base64url')
  const at = store.clock()
  const shared: SharedLink = {
    expiresAt: expiresAt ?? null,
    isOneTime: isOneTime ?? false,
    passcode: passcode ? await hashPasscode(passcode) : null,
    attemptsLeft: maximumPasscodeAttempts,
    openings: [],
  }
  const stored: StoredLink = { holds, createdAt, revoked: null }
  await records.commit([records.insert('link', { id, at, value: stored })])
  const link = openLinkRecords(store, id)
  await link.commit([
    link.insert('shared-link', { id: sharedRow, at, value: shared }),
    link.insert('shared-file', { id: sharedRow, at, value: { sealed: content } }),
  ])
  return handedLink({ id, value: stored }, shared, createdAt)
}

/** The links of a record, the newest first. */
export async function listLinks(store: LinkStore, records: PatientRecords): Promise<HandedLink[]> {
  const { sound } = soundRows(await records.list('link', { limit: maximumLinks }))
  const now = isoTime(store.clock())
  return Promise.all(
    sound.map(async (row) => handedLink(row, (await openLinkRecords(store, row.id).get('shared-link', sharedRow))?.value ?? null, now)),
  )
}

/**
 * Erases what a link led to; what it held and who opened it stay in the patient's list.
 * @throws Failure 404 where the record has no such link
 */
export async function revokeLink(store: LinkStore, records: PatientRecords, id: string): Promise<HandedLink> {
  const row = await records.get('link', id)
  if (!row) throw new Failure('not-found', 'There is no such link.')
  const link = openLinkRecords(store, id)
  const shared = await link.get('shared-link', sharedRow)
  const value: StoredLink = { ...row.value, revoked: row.value.revoked ?? { openings: shared?.value.openings ?? [] } }
  await link.erase()
  if (row.value.revoked === null) await records.commit([records.replace('link', row, { value })])
  return handedLink({ id, value }, null, isoTime(store.clock()))
}

/** Erases what all links of a record lead to. */
export async function revokeEveryLink(store: LinkStore, records: PatientRecords): Promise<void> {
  for (const { id } of await records.list('link', { limit: maximumLinks })) await openLinkRecords(store, id).erase()
}
