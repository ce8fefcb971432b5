import { packText, unpackText } from '@dr-ai/clinic/knowledge/packed-text'

const [lengthBytes, digestBytes] = [4, 32]
const digestOf = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))

/** A script for the way: its length, its SHA-256, and its letters packed. */
export async function packScript(script: Uint8Array): Promise<Uint8Array> {
  const packed = packText(script)
  const out = new Uint8Array(lengthBytes + digestBytes + packed.length)
  new DataView(out.buffer).setUint32(0, script.length, true)
  out.set(await digestOf(script), lengthBytes)
  out.set(packed, lengthBytes + digestBytes)
  return out
}

/** The script of a packed one, byte for byte. Rejects where it is not the one that was packed. */
export async function unpackScript(file: Uint8Array): Promise<Uint8Array> {
  const script = new Uint8Array(new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true))
  unpackText(file.subarray(lengthBytes + digestBytes), script)
  const digest = await digestOf(script)
  if (digest.some((byte, at) => byte !== file[lengthBytes + at]))
    throw new Error("The doctor's script is damaged: its digest is another one.")
  return script
}
