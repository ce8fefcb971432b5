import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { auditKeyPurpose } from '@dr-ai/contract/audit'
import { patientIdOf } from '@dr-ai/contract/identity'

/** Whose record a call is about, with the keys that open it. Lives as long as the call; never stored. */
export interface Patient {
  /** The first part of every key in the store. */
  key: string
  isProtected: boolean
  sealingKey: Uint8Array
  /** Chains the audit trail. The patient's own device derives the same one. */
  auditKey: Uint8Array
  /** A stable id for a name that the client chose (a message id, an idempotency key), which may hold words. */
  nameFor(purpose: string, chosen: string): string
}

const purposes = {
  sealing: 'dr-ai/records/seal/v1',
  naming: 'dr-ai/records/name/v1',
  identity: 'dr-ai/unprotected-id/v1',
  link: 'dr-ai/link/v1',
  access: 'dr-ai/access/v1',
  reminder: 'dr-ai/reminder/v1',
  pairing: 'dr-ai/pairing/v1',
} as const

/** The fingerprint's digest without the trip through the thread pool that `crypto.subtle` makes. */
const digester = {
  digest: async (_algorithm: 'SHA-256', data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest()).buffer,
}

/** A patient who has shown their secret: the key of their record is its fingerprint. */
export async function protectedPatient(secret: string): Promise<Patient> {
  const key = await patientIdOf(secret, digester)
  return { key, isProtected: true, ...keysFrom(Buffer.from(secret), key) }
}

/** A patient in open mode who has only a name: sealed under the server's key, and the name itself is not stored. */
export function unprotectedPatient(name: string, serverKey: Uint8Array): Patient {
  const key = `u_${createHmac('sha256', derive(serverKey, '', purposes.identity))
    .update(name)
    .digest('base64url')
    .slice(0, 26)}`
  return { key, isProtected: false, ...keysFrom(serverKey, key) }
}

/** Whom the rows of a link belong to: whoever opens it shows no secret, so they are sealed under the server's key, and their content under the patient's. */
export const linkHolder = (id: string, serverKey: Uint8Array): Patient => holderOf('l_', purposes.link, id, serverKey)

/** Whom the row of an access belongs to: what opens the record lies in it under the token alone. */
export const accessHolder = (id: string, serverKey: Uint8Array): Patient => holderOf('a_', purposes.access, id, serverKey)

/** Whom the box of a pairing belongs to: two devices of which one has no secret of the record yet. */
export const pairingHolder = (id: string, serverKey: Uint8Array): Patient => holderOf('d_', purposes.pairing, id, serverKey)

/** Keys of the store that belong to reminders and to no patient: they have no audit trail, and their deletions are nobody's. */
export const reminderPrefix = 'r_'

/** Whom the rows of reminders belong to: the server sends them when no patient is there. They hold times, never what or whom. */
export const reminderHolder = (name: string, serverKey: Uint8Array): Patient => holderOf(reminderPrefix, purposes.reminder, name, serverKey)

function holderOf(prefix: string, purpose: string, id: string, serverKey: Uint8Array): Patient {
  const key = `${prefix}${createHmac('sha256', derive(serverKey, '', purpose))
    .update(id)
    .digest('base64url')
    .slice(0, 26)}`
  return { key, isProtected: false, ...keysFrom(serverKey, key) }
}

/** A patient whose keys somebody was given, and not the secret they come from. */
export function patientOfKeys(key: string, isProtected: boolean, sealingKey: Uint8Array, auditKey: Uint8Array): Patient {
  return { key, isProtected, sealingKey, auditKey, nameFor: keysFrom(sealingKey, key).nameFor }
}

function keysFrom(material: Uint8Array, salt: string): Pick<Patient, 'sealingKey' | 'auditKey' | 'nameFor'> {
  const sealingKey = derive(material, salt, purposes.sealing)
  return {
    sealingKey,
    auditKey: derive(material, salt, auditKeyPurpose),
    nameFor: (purpose, chosen) =>
      createHmac('sha256', derive(material, salt, purposes.naming))
        .update(`${purpose}\0${chosen}`)
        .digest('base64url')
        .slice(0, 32),
  }
}

function derive(material: Uint8Array, salt: string, info: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', material, salt, info, 32))
}
