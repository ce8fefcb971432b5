import type { HandedLink } from '@dr-ai/contract/schemas/links'
import { linkHolder } from '../identity/patient.ts'
import type { Clock } from '../records/clock.ts'
import type { SharedLink, StoredLink } from '../records/collections.ts'
import { type Opened, openPatientRecords, type PatientRecords } from '../records/patient-records.ts'
import type { Records } from '../records/records.ts'
import { witnessKeyOf } from '../records/witness.ts'

export interface LinkStore {
  records: Records
  serverKey: Uint8Array
  clock: Clock
}

/** The rows of a link have one name, since each link has a record of its own. */
export const sharedRow = 'link'

/** The record of one link. */
export function openLinkRecords({ records, serverKey, clock }: LinkStore, id: string): PatientRecords {
  return openPatientRecords(records, linkHolder(id, serverKey), clock, witnessKeyOf(serverKey))
}

/** Whether a link can still be opened, and if not, why. `now` as ISO 8601 writes it. */
export function stateOf({ expiresAt, isOneTime, attemptsLeft, openings }: SharedLink, now: string): HandedLink['state'] {
  if (isOneTime && openings.length > 0) return 'used'
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now)) return 'expired'
  return attemptsLeft <= 0 ? 'locked' : 'open'
}

/** A link as its patient sees it; `shared` is null where it was revoked. */
export function handedLink({ id, value }: Pick<Opened<StoredLink>, 'id' | 'value'>, shared: SharedLink | null, now: string): HandedLink {
  return {
    id,
    holds: value.holds,
    createdAt: value.createdAt,
    expiresAt: shared?.expiresAt ?? null,
    hasPasscode: Boolean(shared?.passcode),
    isOneTime: shared?.isOneTime ?? false,
    state: shared === null ? 'revoked' : stateOf(shared, now),
    openings: shared?.openings ?? value.revoked?.openings ?? [],
  }
}
