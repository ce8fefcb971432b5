import { joined } from '@dr-ai/clinic/knowledge/joined-bytes'
import { packText, unpackText } from '@dr-ai/clinic/knowledge/packed-text'

const [lengthBytes, digestBytes] = [4, 32]
const digestOf = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))

/** A file that the script is packed after, as one that has read it: whoever unpacks it has it anyhow. */
export interface SharedFile {
  path: string
  bytes: Uint8Array
}

/** A script for the way: its length, its SHA-256, the paths of the files it shares much with behind how long they are, and its letters packed. */
export async function packScript(script: Uint8Array, shared: readonly SharedFile[]): Promise<Uint8Array> {
  const packed = packText(script, joined(shared.map(({ bytes }) => bytes)))
  const paths = new TextEncoder().encode(shared.map(({ path }) => path).join('\n'))
  const lengths = new DataView(new ArrayBuffer(2 * lengthBytes))
  lengths.setUint32(0, script.length, true)
  lengths.setUint32(lengthBytes, paths.length, true)
  return joined([new Uint8Array(lengths.buffer), await digestOf(script), paths, packed])
}

/** The script of a packed one, byte for byte; `read` gives the files that it shares much with. Rejects where it is not the one that was packed. */
export async function unpackScript(file: Uint8Array, read: (path: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  const lengths = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const script = new Uint8Array(lengths.getUint32(0, true))
  const fromDigest = 2 * lengthBytes
  const fromPaths = fromDigest + digestBytes
  const end = fromPaths + lengths.getUint32(lengthBytes, true)
  const paths = new TextDecoder().decode(file.subarray(fromPaths, end)).split('\n').filter(Boolean)
  unpackText(file.subarray(end), script, joined(await Promise.all(paths.map(read))))
  const digest = await digestOf(script)
  if (digest.some((byte, at) => byte !== file[fromDigest + at]))
    throw new Error("The doctor's script is damaged: its digest is another one.")
  return script
}
