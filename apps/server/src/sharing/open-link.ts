import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkManifestRequest, LinkManifestResponse } from '@dr-ai/contract/schemas/links'
import type { z } from 'zod'
import { Failure } from '../http/failure.ts'
import { isoTime } from '../records/clock.ts'
import type { SharedLink } from '../records/collections.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { type LinkStore, openLinkRecords, sharedRow, stateOf } from './link-rows.ts'
import { isPasscode } from './passcode.ts'

/** Times that a link's row is tried to be written while others open it too. */
const attempts = 8
/** Openings that are kept, the newest ones. */
const mostOpenings = 500
/** Microseconds for which the address of a file works; the guide allows up to an hour. */
const ticketLife = 600_000_000
const gone = () => new Failure('not-found', 'This link does not exist or is closed.')

/**
 * Lets whoever holds a link and its passcode have its file, and writes down that they did. Two who open a link for one use at the
 * same moment do not both get it.
 * @throws Failure 404 for a link that is closed, 401 with the attempts left for a wrong passcode
 */
export async function openLink(
  store: LinkStore,
  id: string,
  { recipient, passcode, embeddedLengthMax }: z.infer<typeof LinkManifestRequest>,
): Promise<LinkManifestResponse> {
  const link = openLinkRecords(store, id)
  const opened = await changeLink(store, link, async (shared, now) => {
    if (shared.passcode && !(await isPasscode(passcode ?? '', shared.passcode))) return { ...shared, attemptsLeft: shared.attemptsLeft - 1 }
    return { ...shared, openings: [...shared.openings, { at: now, recipient }].slice(-mostOpenings) }
  })
  if (opened.isRefused)
    throw new Failure('wrong-passcode', 'This is not the passcode of the link.', { remainingAttempts: opened.shared.attemptsLeft })
  const sealed = await sealedFile(link)
  const contentType = 'application/fhir+json'
  const isTooLong = embeddedLengthMax !== null && embeddedLengthMax !== undefined && sealed.length > embeddedLengthMax
  return { files: [isTooLong ? { contentType, location: ticketFor(store, id) } : { contentType, embedded: sealed }] }
}

/** @throws Failure 404 for a ticket that is not ours or too old, and for a link that was revoked */
export async function linkFile(store: LinkStore, id: string, ticket: string): Promise<string> {
  const [until = ''] = ticket.split('.')
  const expected = Buffer.from(signed(store, id, Number(until)))
  const given = Buffer.from(ticket)
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || Number(until) < store.clock()) throw gone()
  return sealedFile(openLinkRecords(store, id))
}

async function changeLink(
  { clock }: LinkStore,
  link: PatientRecords,
  change: (shared: SharedLink, now: string) => Promise<SharedLink>,
): Promise<{ shared: SharedLink; isRefused: boolean }> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const row = await link.get('shared-link', sharedRow)
    const now = isoTime(clock())
    if (!row || stateOf(row.value, now) !== 'open') throw gone()
    const shared = await change(row.value, now)
    const outcome = await link.commit([link.replace('shared-link', row, { value: shared })])
    if (outcome === 'written') return { shared, isRefused: shared.attemptsLeft < row.value.attemptsLeft }
  }
  throw new Failure('busy', 'This link is being opened elsewhere. Please try again.', { retryAfter: 1 })
}

async function sealedFile(link: PatientRecords): Promise<string> {
  const row = await link.get('shared-file', sharedRow)
  if (!row) throw gone()
  return row.value.sealed
}

function signed({ serverKey }: LinkStore, id: string, until: number): string {
  return `${until}.${createHmac('sha256', serverKey).update(`dr-ai/link-file/v1\0${id}\0${until}`).digest('base64url')}`
}

const ticketFor = (store: LinkStore, id: string): string => signed(store, id, store.clock() + ticketLife)
