import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The first byte. Rows of earlier versions were sealed without their time. */
const formats = { withoutTime: 1, withTime: 2 } as const
const initializationBytes = 12
const tagBytes = 16

/** Which row a sealed value belongs to. It opens nowhere else: not for another patient, collection, id, version or time. */
export interface SealedPlace {
  patient: string
  collection: string
  id: string
  version: number
  /** When the row was written; links of the audit trail have their time under their mac. */
  at?: number | undefined
}

/** AES-256-GCM with a random 96-bit nonce and the place as associated data. Out: format byte, nonce, ciphertext, tag. */
export function seal(key: Uint8Array, place: SealedPlace, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(initializationBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(associatedData(place))
  return Buffer.concat([
    Buffer.of(place.at === undefined ? formats.withoutTime : formats.withTime),
    nonce,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** The plain bytes again. Throws SealBroken where the key, the place or one bit is not the one it was sealed with. */
export function unseal(key: Uint8Array, place: SealedPlace, sealed: Uint8Array): Buffer {
  const isDated = sealed[0] === formats.withTime
  if ((!isDated && sealed[0] !== formats.withoutTime) || sealed.byteLength < 1 + initializationBytes + tagBytes) throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + initializationBytes), { authTagLength: tagBytes })
  decipher.setAAD(associatedData(isDated ? place : { ...place, at: undefined }))
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

function associatedData({ patient, collection, id, version, at }: SealedPlace): Buffer {
  const place = [collection, patient, id, version]
  return Buffer.from(JSON.stringify(at === undefined ? ['dr-ai/record/v1', ...place] : ['dr-ai/record/v2', ...place, at]))
}
