import { createHmac, hkdfSync } from 'node:crypto'
import { rootBytes } from './row-mark.ts'

/** A link that carries the server's root in front of its seal: format byte, root, mac, sealed link. */
const format = 3
const macBytes = 32

/** The server's key for roots, so that an operator can verify the records of everybody without any patient's secret. */
export function witnessKeyOf(serverKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', serverKey, '', 'dr-ai/records/witness/v1', 32))
}

interface Witnessed {
  owner: string
  witness: Uint8Array
}

export function withWitness(keys: Witnessed, index: number, root: Uint8Array, sealed: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.of(format), root, macOf(keys, index, root), sealed])
}

/** The sealed link alone. */
export function stripWitness(sealed: Uint8Array): Uint8Array {
  return sealed[0] === format ? sealed.subarray(1 + rootBytes + macBytes) : sealed
}

/** The root that a link carries, whoever put it there; null where it carries none. */
export function rootInFront(sealed: Uint8Array): Uint8Array | null {
  return sealed[0] === format && sealed.byteLength >= 1 + rootBytes + macBytes ? sealed.slice(1, 1 + rootBytes) : null
}

/** The root that a link carries, and whether the server put it there; null where it carries none. */
export function witnessedRoot(keys: Witnessed, index: number, sealed: Uint8Array): { root: Uint8Array; isOwn: boolean } | null {
  const root = rootInFront(sealed)
  return root && { root, isOwn: macOf(keys, index, root).equals(sealed.subarray(1 + rootBytes, 1 + rootBytes + macBytes)) }
}

function macOf({ owner, witness }: Witnessed, index: number, root: Uint8Array): Buffer {
  return createHmac('sha256', witness)
    .update(JSON.stringify([owner, index, Buffer.from(root).toString('base64url')]))
    .digest()
}
