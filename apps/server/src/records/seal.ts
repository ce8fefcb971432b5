import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The first byte. Rows of earlier versions were sealed without their time, or at their exact length. */
const formats = {
  1: { name: 'dr-ai/record/v1', isDated: false, isExact: true },
  2: { name: 'dr-ai/record/v2', isDated: true, isExact: true },
  4: { name: 'dr-ai/record/v3', isDated: false, isExact: false },
  5: { name: 'dr-ai/record/v4', isDated: true, isExact: false },
} as const
type Format = keyof typeof formats
/** Ends the value; zeros follow (ISO/IEC 7816-4). */
const endMark = 0x80
/** No value shows a length below this one. */
const leastLength = 256
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

/**
 * AES-256-GCM with a random 96-bit nonce and the place as associated data. The value is padded, so that its length tells little of what it
 * says. Out: format byte, nonce, ciphertext, tag.
 */
export function seal(key: Uint8Array, place: SealedPlace, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(initializationBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const format: Format = place.at === undefined ? 4 : 5
  cipher.setAAD(associatedData(place, format))
  return Buffer.concat([
    Buffer.of(format),
    nonce,
    cipher.update(plain),
    cipher.update(paddingOf(plain.byteLength)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** The plain bytes again. Throws SealBroken where the key, the place or one bit is not the one it was sealed with. */
export function unseal(key: Uint8Array, place: SealedPlace, sealed: Uint8Array): Buffer {
  const format = sealed[0]
  if (!isFormat(format) || sealed.byteLength < 1 + initializationBytes + tagBytes) throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + initializationBytes), { authTagLength: tagBytes })
  decipher.setAAD(associatedData(place, format))
  decipher.setAuthTag(sealed.subarray(sealed.byteLength - tagBytes))
  try {
    const plain = decipher.update(sealed.subarray(1 + initializationBytes, sealed.byteLength - tagBytes))
    // Nothing is left to come in this mode: what is asked is whether the tag fits.
    decipher.final()
    return formats[format].isExact ? plain : plain.subarray(0, plain.lastIndexOf(endMark))
  } catch {
    throw new SealBroken()
  }
}

function isFormat(byte: number | undefined): byte is Format {
  return byte !== undefined && Object.hasOwn(formats, byte)
}

function paddingOf(length: number): Uint8Array {
  const padding = Buffer.alloc(paddedLength(length + 1) - length)
  padding[0] = endMark
  return padding
}

/**
 * The next length of those that only so many leading bits of may differ in: at most an eighth more, and of all lengths up to a gigabyte
 * fewer than a thousand are left (Padmé: Nikitin et al., "Reducing Metadata Leakage from Encrypted Files and Communication with
 * PURBs", PoPETs 2019, section 4).
 */
function paddedLength(length: number): number {
  const wanted = Math.max(length, leastLength)
  const exponent = Math.floor(Math.log2(wanted))
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1)
  return Math.ceil(wanted / step) * step
}

/** A stored row does not open: it was changed, or moved, or sealed under another key. */
export class SealBroken extends Error {
  override name = 'SealBroken'
  constructor() {
    super('a sealed row does not open')
  }
}

/** Each format has a name of its own, so that no row passes for one of another format. */
function associatedData({ patient, collection, id, version, at }: SealedPlace, format: Format): Buffer {
  const { name, isDated } = formats[format]
  const place = [name, collection, patient, id, version]
  return Buffer.from(JSON.stringify(isDated ? [...place, at] : place))
}
