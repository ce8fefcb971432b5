import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { HandedAccess } from '@dr-ai/contract/schemas/access'
import { accessHolder, type Patient, patientOfKeys } from '../identity/patient.ts'
import type { GrantedAccess, StoredAccess } from '../records/collections.ts'
import { openPatientRecords, type PatientRecords } from '../records/patient-records.ts'
import { seal, unseal } from '../records/seal.ts'
import { witnessKeyOf } from '../records/witness.ts'
import type { LinkStore } from './link-rows.ts'

/** The rows of an access have one name, since each access has a record of its own. */
export const grantRow = 'access'
const tokenBytes = 32
const keyBytes = 32

/** A token that nobody guesses. The server keeps its digest alone. */
export const mintToken = (): string => `dra_${randomBytes(tokenBytes).toString('base64url')}`

/** The name of an access, from which its token does not follow. */
export const accessIdOf = (token: string): string => createHash('sha256').update(`dr-ai/access-id/v1\0${token}`).digest('base64url')

export function openAccessRecords({ records, serverKey, clock }: LinkStore, id: string): PatientRecords {
  return openPatientRecords(records, accessHolder(id, serverKey), clock, witnessKeyOf(serverKey))
}

const placeOf = (id: string) => ({ patient: id, collection: 'access-keys', id, version: 1 })
const keyOf = (token: string): Uint8Array => new Uint8Array(hkdfSync('sha256', token, '', 'dr-ai/access-keys/v1', keyBytes))

/** The keys of a record under a token: the server, which has no token, does not open them. */
export function sealKeys(token: string, { key, isProtected, sealingKey, auditKey }: Patient): string {
  const keys = { key, isProtected, sealing: Buffer.from(sealingKey).toString('base64'), audit: Buffer.from(auditKey).toString('base64') }
  return Buffer.from(seal(keyOf(token), placeOf(accessIdOf(token)), Buffer.from(JSON.stringify(keys)))).toString('base64')
}

/** The patient whose keys were sealed. Throws SealBroken under another token. */
export function openKeys(token: string, sealed: string): Patient {
  const plain = unseal(keyOf(token), placeOf(accessIdOf(token)), Buffer.from(sealed, 'base64'))
  const { key, isProtected, sealing, audit } = JSON.parse(plain.toString()) as Record<'key' | 'sealing' | 'audit', string> & {
    isProtected: boolean
  }
  return patientOfKeys(key, isProtected, Buffer.from(sealing, 'base64'), Buffer.from(audit, 'base64'))
}

/** Whether an access can still be used. `now` as ISO 8601 writes it. */
export function isExpired({ expiresAt }: Pick<GrantedAccess, 'expiresAt'>, now: string): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now)
}

/** An access as its patient sees it; `granted` is null where it was revoked. */
export function handedAccess(id: string, stored: StoredAccess, granted: GrantedAccess | null, now: string): HandedAccess {
  const { holder, scopes, createdAt, expiresAt, revoked } = stored
  const state = granted === null ? 'revoked' : isExpired(granted, now) ? 'expired' : 'open'
  return { id, holder, scopes, createdAt, expiresAt, state, uses: granted?.uses ?? revoked?.uses ?? [] }
}
