import { StringDecoder } from 'node:string_decoder'
import type { Entry, ZipFile } from 'yauzl'
import { refusals } from '../reading/reading-refused.ts'

/** What an archive of records may hold: entries, bytes of one part that is read whole, and bytes of a part that is read piece by piece. */
const most = { entries: 20_000, whole: 67_108_864, streamed: 8_589_934_592, ratio: 1_000 } as const
const smallPart = 4_194_304

/** One part of an archive. */
export interface Part {
  name: string
  /** All of it. @throws ReadingRefused where it unpacks to more than is read whole. */
  text(): Promise<string>
  /** Its text, piece by piece. */
  pieces(): AsyncGenerator<string>
}

/** The parts of a zip file one after the other. @throws ReadingRefused for a damaged or locked one, or a bomb. */
export async function* unpackRecords(bytes: Buffer): AsyncGenerator<Part> {
  const zip = await open(bytes)
  let count = 0
  try {
    for (;;) {
      const entry = await nextEntry(zip)
      if (entry === null) return
      if (++count > most.entries) throw refusals.tooMuch
      if (entry.isEncrypted()) throw refusals.encrypted
      if (entry.fileName.endsWith('/')) continue
      yield partOf(zip, entry)
    }
  } finally {
    zip.close()
  }
}

function partOf(zip: ZipFile, entry: Entry): Part {
  async function* pieces(limit: number): AsyncGenerator<string> {
    const decoder = new StringDecoder('utf8')
    let size = 0
    const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(refusals.broken) : resolve(opened)))
    })
    try {
      for await (const chunk of stream) {
        size += chunk.length
        if (size > limit || (size > smallPart && size > entry.compressedSize * most.ratio)) throw refusals.tooMuch
        yield decoder.write(chunk)
      }
    } catch (error) {
      throw error instanceof Error && error.name === 'ReadingRefused' ? error : refusals.broken
    }
    yield decoder.end()
  }
  return {
    name: entry.fileName,
    pieces: () => pieces(most.streamed),
    text: async () => {
      let text = ''
      for await (const piece of pieces(most.whole)) text += piece
      return text
    },
  }
}

async function open(bytes: Buffer): Promise<ZipFile> {
  const { default: yauzl } = await import('yauzl')
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(refusals.broken) : resolve(zip),
    )
  })
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    zip.removeAllListeners()
    zip.once('entry', resolve)
    zip.once('end', () => resolve(null))
    zip.once('error', () => reject(refusals.broken))
    zip.readEntry()
  })
}
