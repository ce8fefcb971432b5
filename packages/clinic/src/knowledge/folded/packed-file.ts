import { partsOfFolded } from './folded-file.ts'
import { packText, unpackText } from './packed-text.ts'

const lengthBytes = 4

/**
 * A folded file for the way: its texts told bit by bit (`packed-text.ts`).
 * Its numbers stay as they are, which brotli packs as well. The same file gives the same bytes.
 */
export function packFolded(file: Uint8Array): Uint8Array {
  const { head, texts, numbers } = partsOfFolded(file)
  const packed = packText(texts)
  const out = new Uint8Array(lengthBytes + head.length + packed.length + numbers.length)
  new DataView(out.buffer).setUint32(0, packed.length, true)
  out.set(head, lengthBytes)
  out.set(packed, lengthBytes + head.length)
  out.set(numbers, lengthBytes + head.length + packed.length)
  return out
}

/** The folded file of a packed one: some seconds on a phone, so whoever can keeps what comes out. */
export function unpackFolded(packed: Uint8Array): Uint8Array {
  const packedLength = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0, true)
  const { head, textLength } = partsOfFolded(packed.subarray(lengthBytes))
  const end = lengthBytes + head.length
  const numbers = packed.subarray(end + packedLength)
  const file = new Uint8Array(head.length + textLength + numbers.length)
  file.set(head)
  file.set(numbers, head.length + textLength)
  unpackText(packed.subarray(end, end + packedLength), file.subarray(head.length, head.length + textLength))
  return file
}
