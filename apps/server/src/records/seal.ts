import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const format = 1
const initializationBytes = 12
const tagBytes = 16

/** Which row a sealed value belongs to. It opens nowhere else: not for another patient, collection, id or version. */
export interface SealedPlace {
  patient: string
  collection: string
  id: string
  version: number
}

/** AES-256-GCM with a random 96-bit nonce and the place as associated data. Out: format byte, nonce, ciphertext, tag. */
export function seal(key: Uint8Array, place: SealedPlace, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(initializationBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(associatedData(place))
  return Buffer.concat([Buffer.of(format), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** The plain bytes again. Throws SealBroken where the key, the place or one bit is not the one it was sealed with. */
export function unseal(key: Uint8Array, place: SealedPlace, sealed: Uint8Array): Buffer {
  if (sealed[0] !== format || sealed.byteLength < 1 + initializationBytes + tagBytes) throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + initializationBytes), { authTagLength: tagBytes })
  decipher.setAAD(associatedData(place))
  decipher.setAuthTag(sealed.subarray(sealed.byteLength - tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(1 + initializationBytes, sealed.byteLength - tagBytes)), decipher.final()])
  } catch {
    throw new SealBroken()
  }
}

/** A stored row does not open: it was changed, or moved, or sealed under another key. */
export class SealBroken extends Error {
  override name = 'SealBroken'
  constructor() {
    super('a sealed row does not open')
  }
}

function associatedData({ patient, collection, id, version }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify(['dr-ai/record/v1', collection, patient, id, version]))
}
