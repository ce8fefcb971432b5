import type { Entry, ZipFile } from 'yauzl'
import { refusals } from './reading-refused.ts'

/** What a Word document may unpack to: entries, bytes of all of them, and how often the packed size. */
const bounds = { entries: 2_000, bytes: 80_000_000, ratio: 200 } as const
/** Every part is unpacked here once and counted, whatever sizes the file claims. A part below this may be packed as tightly as it likes. */
const smallPart = 1_000_000

/**
 * Walks through a zip file before anything else opens it. Out: the parts that `isWanted`.
 * @throws ReadingRefused for a damaged or encrypted file, a bomb, or XML that declares entities.
 */
export async function walkZip(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const zip = await open(bytes)
  const parts = new Map<string, Buffer>()
  let total = 0
  let count = 0
  try {
    for await (const entry of entriesOf(zip)) {
      count++
      if (count > bounds.entries || entry.uncompressedSize > bounds.bytes) throw refusals.tooMuch
      if (entry.isEncrypted()) throw refusals.encrypted
      const isKept = isWanted(entry.fileName)
      const kept: Buffer[] = []
      let size = 0
      let head = ''
      for await (const chunk of await streamOf(zip, entry)) {
        size += chunk.length
        total += chunk.length
        if (total > bounds.bytes || (size > smallPart && size > entry.compressedSize * bounds.ratio)) throw refusals.tooMuch
        if (head.length < 4_096) head += chunk.toString('latin1', 0, 4_096)
        if (isKept) kept.push(chunk)
      }
      if (/\.(?:xml|rels)$/i.test(entry.fileName) && /<!(?:DOCTYPE|ENTITY)/i.test(head.replaceAll('\u0000', ''))) throw refusals.forbidden
      if (isKept) parts.set(entry.fileName, Buffer.concat(kept))
    }
  } catch (error) {
    throw error instanceof Error && error.name === 'ReadingRefused' ? error : refusals.broken
  } finally {
    zip.close()
  }
  return parts
}

async function open(bytes: Buffer): Promise<ZipFile> {
  const { default: yauzl } = await import('yauzl')
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(refusals.broken) : resolve(zip),
    )
  })
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip.removeAllListeners()
      zip.once('entry', resolve)
      zip.once('end', () => resolve(null))
      zip.once('error', reject)
      zip.readEntry()
    })
    if (entry === null) return
    yield entry
  }
}

function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}
