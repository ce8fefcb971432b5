import { createHmac } from 'node:crypto'
import type { Mark, Row } from './records.ts'

/** Bytes from which on a row counts as large: its file would have to be read whole. */
const largeRow = 65_536
/** The tag of AES-GCM. */
const endBytes = 16

/** In the statements of the records, and here: the same mark from the row as from the table. */
export function markOf(collection: string, { id, at, version, sealed }: Row): Mark {
  const bytes = sealed.byteLength
  return { collection, id, at, version, bytes, end: bytes > largeRow ? null : sealed.slice(Math.max(0, bytes - endBytes)) }
}

/** The number of bytes of a root. */
export const rootBytes = 32
export const emptyRoot: Uint8Array = new Uint8Array(rootBytes)

/** A mark under a key, as base64url: nobody without the key can say which one a row has. */
export function tagOf(key: Uint8Array, owner: string, { collection, id, at, version, bytes, end }: Mark): string {
  const text = JSON.stringify([owner, collection, id, at, version, bytes, end === null ? null : Buffer.from(end).toString('base64url')])
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * The root of a set of rows with one row more, or one less: both are the same step. Out: the sum of all tags by exclusive or, which
 * says of a set whether it is the one that was written, in whatever order it was.
 */
export function turned(root: Uint8Array, tag: string): Uint8Array {
  const sum = new Uint8Array(root)
  const bytes = Buffer.from(tag, 'base64url')
  for (let place = 0; place < rootBytes; place++) sum[place] = (sum[place] ?? 0) ^ (bytes[place] ?? 0)
  return sum
}

/** The root of the rows with these tags, together with those that `from` stands for. */
export function rootOf(tags: Iterable<string>, from: Uint8Array = emptyRoot): Uint8Array {
  let root = from
  for (const tag of tags) root = turned(root, tag)
  return root
}
