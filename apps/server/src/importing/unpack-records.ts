import { createInflateRaw } from 'node:zlib'
import { refusals } from '../reading/reading-refused.ts'
import type { ByteSource } from './byte-source.ts'

/** What an archive of records may hold: entries, and bytes of a part that is read piece by piece. */
const most = { entries: 20_000, streamed: 8_589_934_592, ratio: 1_000 } as const
const smallPart = 4_194_304
const outputPiece = 65_536

/** Records of a zip file, by their first four bytes (APPNOTE.TXT 4.3). */
const signatures = { entry: 0x04034b50, descriptor: 0x08074b50, directory: 0x02014b50, end: 0x06054b50, end64: 0x06064b50 } as const
/** Of an entry's header (4.4.4, 4.4.5): bits of its flags, and how it is packed. */
const flags = { encrypted: 1, sizesBehind: 8 } as const
const methods = { stored: 0, deflated: 8 } as const
const sizeIn64 = 0xffffffff
const headerLength = 26

/** One part of an archive. */
export interface Part {
  name: string
  /** Its bytes, piece by piece, once. @throws ReadingRefused where it is damaged or unpacks to too much. */
  pieces(): AsyncGenerator<Buffer>
}

interface Entry {
  name: string
  isDeflated: boolean
  /** Bytes of the packed part; null where only its end tells. */
  packed: number | null
}

/**
 * The parts of a zip file one after the other, as its bytes come: the file itself is never held.
 * @throws ReadingRefused for a damaged or locked one, or a bomb.
 */
export async function* unpackRecords(source: ByteSource): AsyncGenerator<Part> {
  for (let count = 0; ; ) {
    const signature = await source.take(4)
    if (signature.length < 4) throw refusals.broken
    const kind = signature.readUInt32LE()
    if (kind === signatures.directory || kind === signatures.end || kind === signatures.end64) return await letGo(source)
    if (kind === signatures.descriptor) {
      // Behind a part that told its sizes all the same: sum and two sizes.
      await source.take(12)
      continue
    }
    if (kind !== signatures.entry) throw refusals.broken
    if (++count > most.entries) throw refusals.tooMuch
    const entry = await readEntry(source)
    const content = contentOf(source, entry)
    if (!entry.name.endsWith('/')) yield { name: entry.name, pieces: () => content }
    // What nobody has read is passed over, since the next part stands behind it.
    for await (const _ of content);
  }
}

async function letGo(source: ByteSource): Promise<void> {
  while ((await source.next()) !== null);
}

async function readEntry(source: ByteSource): Promise<Entry> {
  const head = await source.take(headerLength)
  if (head.length < headerLength) throw refusals.broken
  const [flag, method] = [head.readUInt16LE(2), head.readUInt16LE(4)]
  if (flag & flags.encrypted) throw refusals.encrypted
  if (method !== methods.stored && method !== methods.deflated) throw refusals.broken
  const name = await source.take(head.readUInt16LE(22))
  const extra = await source.take(head.readUInt16LE(24))
  const size = head.readUInt32LE(14)
  const isBehind = (flag & flags.sizesBehind) !== 0 && (size === 0 || size === sizeIn64)
  return {
    name: name.toString('utf8'),
    isDeflated: method === methods.deflated,
    packed: isBehind ? null : size === sizeIn64 ? packedIn64(extra, head.readUInt32LE(18) === sizeIn64) : size,
  }
}

/** The packed size in the extra field of large archives (4.5.3): the unpacked one stands before it where that is large too. */
function packedIn64(extra: Buffer, isUnpackedLarge: boolean): number {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const place = at + 4 + (isUnpackedLarge ? 8 : 0)
    if (extra.readUInt16LE(at) === 1 && place + 8 <= extra.length) return Number(extra.readBigUInt64LE(place))
  }
  throw refusals.broken
}

async function* contentOf(source: ByteSource, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.isDeflated) yield* inflated(source, entry.packed)
  else if (entry.packed !== null) yield* stored(source, entry.packed)
  // A folder that says its size behind itself holds nothing.
  else if (!entry.name.endsWith('/')) throw refusals.broken
  if (entry.packed === null) await passDescriptor(source)
}

async function* stored(source: ByteSource, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; ) {
    const piece = await source.next(left)
    if (piece === null) throw refusals.broken
    left -= piece.length
    yield piece
  }
}

/** Sum and sizes behind a part: with or without a signature, in four bytes or in eight; the next record begins behind them. */
async function passDescriptor(source: ByteSource): Promise<void> {
  const longest = await source.take(28)
  const lengths = longest.length >= 4 && longest.readUInt32LE() === signatures.descriptor ? [16, 24] : [12, 20]
  const known: ReadonlySet<number> = new Set([signatures.entry, signatures.directory])
  const length = lengths.find((each) => each + 4 <= longest.length && known.has(longest.readUInt32LE(each)))
  if (length === undefined) throw refusals.broken
  source.giveBack(longest.subarray(length))
}

/** Unpacks as bytes come, each piece only when the one before has been taken in, so that what stands behind the part can be given back. */
async function* inflated(source: ByteSource, packed: number | null): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: outputPiece })
  let given = 0
  let isOver = false
  inflate.once('end', () => {
    isOver = true
  })
  const feed = async (): Promise<void> => {
    while (!isOver && given !== packed) {
      const piece = await source.next(packed === null ? undefined : packed - given)
      if (piece === null) throw refusals.broken
      given += piece.length
      await new Promise<void>((resolve) => {
        const done = (): void => {
          for (const event of ['end', 'close', 'error']) inflate.off(event, done)
          resolve()
        }
        for (const event of ['end', 'close', 'error']) inflate.once(event, done)
        inflate.write(piece, done)
      })
      const unread = given - inflate.bytesWritten
      if (unread > 0 && packed === null) {
        source.giveBack(piece.subarray(piece.length - unread))
        return
      }
      if (inflate.destroyed) return
    }
    if (!isOver) inflate.end()
  }
  const feeding = feed().catch((error: Error) => inflate.destroy(error))
  let size = 0
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > most.streamed || (size > smallPart && size > given * most.ratio)) throw refusals.tooMuch
      yield piece
    }
    await feeding
  } catch (error) {
    throw error instanceof Error && error.name === 'ReadingRefused' ? error : refusals.broken
  } finally {
    inflate.destroy()
  }
  // A packed part that ends before its size: the rest of it is passed over.
  if (packed !== null) for await (const _ of stored(source, packed - given));
}
