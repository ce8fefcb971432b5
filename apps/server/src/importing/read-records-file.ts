import { isUtf8 } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import { fhirOfXml, isFhirXml } from '@dr-ai/clinic/exchange/fhir-xml'
import { createAppleHealthReader } from '@dr-ai/clinic/exchange/read-apple-health'
import { readCcda } from '@dr-ai/clinic/exchange/read-ccda'
import { readDeviceCsv } from '@dr-ai/clinic/exchange/read-device-csv'
import { readFhir } from '@dr-ai/clinic/exchange/read-fhir'
import { isGoogleFit, isMergedFit, readGoogleFit } from '@dr-ai/clinic/exchange/read-google-fit'
import type { ReadItem } from '@dr-ai/clinic/exchange/read-item'
import { below } from '@dr-ai/clinic/exchange/xml-tree'
import { maximumImportBytes, maximumImportItems } from '@dr-ai/contract/limits'
import { decodeText } from '../reading/decode-text.ts'
import { ReadingRefused, refusals } from '../reading/reading-refused.ts'
import { type ByteSource, createByteSource } from './byte-source.ts'
import { gatherBytes } from './gather-bytes.ts'
import { readDeviceDatabase } from './read-device-database.ts'
import { readHealthCard } from './read-health-card.ts'
import { readXml } from './read-xml.ts'
import { isSqlite } from './sqlite-file.ts'
import { type Part, unpackRecords } from './unpack-records.ts'
import { type Found, withoutRepeats } from './without-repeats.ts'

/** What a file with records holds. */
export interface RecordsReading {
  formats: string[]
  items: ReadItem[]
  notes: string[]
}

/** Parts of an archive that are read whole, bytes of each, and items that are held before the newest of them are chosen. */
const most = { parts: 5_000, whole: 134_217_728, items: 200_000 } as const
const piecesAStep = 100
/** Parts of an archive that may be records; Gadgetbridge's database has no ending. */
const records = /\.(?:xml|cda|ccda|ccd|json|jsonl|ndjson|csv|db|sqlite3?|smart-health-card)$|(?:^|\/)Gadgetbridge$/i
const mostNamed = 10
/** Characters before a document that belong to the message it came in. */
const envelope = 20_000
const unknown = new ReadingRefused(
  'unsupported-type',
  'This is no file of records that I know: FHIR, a patient summary, C-CDA, an Apple Health export, a health card, or a table or database of a device.',
)

/**
 * What a file says, whatever form it has. In: its bytes as they come; of an archive no more is held than the part at hand, and of an Apple
 * Health export not that. `onStep` is told that the reading goes on.
 * @throws ReadingRefused with a sentence for a file that is no record, is damaged, locked, or too much.
 */
export async function readRecordsFile(bytes: AsyncIterable<Uint8Array>, onStep: () => void = () => undefined): Promise<RecordsReading> {
  const source = createByteSource(bytes)
  const start = await source.take(4)
  source.giveBack(start)
  const isArchive = start.toString('latin1') === 'PK\u0003\u0004'
  const found = isArchive ? await readArchive(source, onStep) : [readWhole(await wholeOf(source, onStep))]
  const items = found.flatMap((each) => each.items)
  const notes = [...new Set(found.flatMap((each) => each.notes))]
  const newest = items.sort((a, b) => (b.date ?? '9999').localeCompare(a.date ?? '9999'))
  if (newest.length > maximumImportItems) notes.push(`The file holds ${newest.length} things; the newest ${maximumImportItems} were taken.`)
  return { formats: [...new Set(found.map(({ format }) => format))], items: newest.slice(0, maximumImportItems), notes: notes.slice(0, 20) }
}

/** All bytes that come, in one place from the first on: nothing is held twice. */
async function wholeOf(source: ByteSource, onStep: () => void): Promise<Buffer> {
  const gathered = gatherBytes(maximumImportBytes)
  for (let count = 1; ; count++) {
    const piece = await source.next()
    if (piece === null) return gathered.whole()
    gathered.add(piece)
    if (count % piecesAStep === 0) onStep()
  }
}

function readWhole(bytes: Buffer): Found {
  if (!isSqlite(bytes)) return readText(textOf(bytes))
  try {
    return { format: 'database', ...readDeviceDatabase(bytes) }
  } catch (error) {
    throw error instanceof RangeError ? refusals.broken : error
  }
}

function textOf(bytes: Buffer): string {
  const text = bytes.length === 0 ? null : (declaredText(bytes) ?? decodeText(bytes) ?? textAmongZeros(bytes))
  if (text === null) throw unknown
  return text
}

/** A text of bytes that somebody has filled up with zeros; null where it does not begin as one. */
function textAmongZeros(bytes: Buffer): string | null {
  return /^[\s\uFEFF]*[<{[]/.test(bytes.toString('utf8', 0, 40)) ? decodeText(bytes.map((byte) => byte || 32)) : null
}

/** A text that is no UTF-8 in the encoding that its XML declaration names; null without one, or for a name that nobody knows. */
function declaredText(bytes: Buffer): string | null {
  const [, name = 'utf-8'] = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(bytes.toString('latin1', 0, 400)) ?? []
  if (/^(?:utf|ucs)/i.test(name) || isUtf8(bytes)) return null
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return null
  }
}

async function readArchive(source: ByteSource, onStep: () => void): Promise<Found[]> {
  const found: Found[] = []
  const damaged: string[] = []
  let refused: ReadingRefused | null = null
  let parts = 0
  let items = 0
  for await (const part of unpackRecords(source)) {
    if (!records.test(part.name) || /(?:^|\/)(?:__MACOSX|\._)/.test(part.name)) continue
    if (++parts > most.parts || items > most.items) break
    onStep()
    const read = await readPart(part, onStep).catch((error: unknown) => {
      // One damaged document does not keep the others out; an archive that unpacks to too much does.
      if (!(error instanceof ReadingRefused) || error === refusals.tooMuch) throw error
      damaged.push(part.name)
      refused = error
      return null
    })
    if (read === null) continue
    items += read.items.length
    found.push({ ...read, name: part.name })
  }
  if (found.length === 0) throw refused ?? unknown
  if (damaged.length > 0)
    found[0]?.notes.push(
      `Damaged and left out: ${damaged.slice(0, mostNamed).join(', ')}${damaged.length > mostNamed ? ` and ${damaged.length - mostNamed} more` : ''}.`,
    )
  return withoutRepeats(found)
}

/** One part of an archive; null where it is no record: an archive holds other things beside. */
async function readPart(part: Part, onStep: () => void): Promise<Found | null> {
  const pieces = part.pieces()
  const first = await pieces.next()
  const head = first.done ? Buffer.alloc(0) : first.value
  if (/\.xml$/i.test(part.name) && /<!DOCTYPE HealthData|<HealthData/.test(head.toString('latin1', 0, 20_000)))
    return await readApple(head, pieces, onStep)
  // Apple's own clinical document repeats the export.
  if (/export_cda\.xml$/i.test(part.name)) return null
  const whole = [head]
  let size = head.length
  for await (const piece of pieces) {
    size += piece.length
    if (size > most.whole) throw refusals.tooMuch
    whole.push(piece)
  }
  try {
    return readWhole(Buffer.concat(whole))
  } catch (error) {
    if (error instanceof ReadingRefused && error.refusal.code === 'unsupported-type') return null
    throw error
  }
}

async function readApple(head: Buffer, pieces: AsyncIterable<Buffer>, onStep: () => void): Promise<Found> {
  const reader = createAppleHealthReader()
  const decoder = new StringDecoder('utf8')
  reader.feed(decoder.write(head))
  let count = 0
  for await (const piece of pieces) {
    reader.feed(decoder.write(piece))
    if (++count % piecesAStep === 0) onStep()
  }
  return { format: 'Apple Health', ...reader.end() }
}

/** A text by what it looks like. */
function readText(text: string): Found {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('{') || start.startsWith('[')) return readJsonText(start)
  if (start.startsWith('<')) return readXmlText(start)
  // A document in the envelope of a message.
  const within = start.slice(0, envelope).search(/<(?:\w+:)?ClinicalDocument[\s>]/)
  if (within >= 0) return readXmlText(start.slice(within))
  const table = readDeviceCsv(start)
  if (table.items.length === 0 && !/[,;\t]/.test(start.slice(0, 2_000))) throw unknown
  return { format: 'table', ...table }
}

function readXmlText(text: string): Found {
  if (/^[\s\S]{0,20000}<HealthData/.test(text)) {
    const reader = createAppleHealthReader()
    reader.feed(text)
    return { format: 'Apple Health', ...reader.end() }
  }
  const root = readXml(text)
  const documents = root.name === 'ClinicalDocument' ? [root] : [...below(root, 'ClinicalDocument')]
  if (documents.length > 0) {
    const read = documents.map(readCcda)
    return { format: 'C-CDA', items: read.flatMap(({ items }) => items), notes: read.flatMap(({ notes }) => notes) }
  }
  if (!isFhirXml(root)) throw unknown
  return { format: 'FHIR', ...readFhir([fhirOfXml(root)]) }
}

function readJsonText(text: string): Found {
  const values = jsonValues(text)
  const cards = values.flatMap((value) => {
    const tokens = value !== null && typeof value === 'object' && 'verifiableCredential' in value ? value.verifiableCredential : null
    return Array.isArray(tokens) ? tokens : []
  })
  if (cards.length > 0) {
    const read = readFhir(readHealthCard(cards))
    return { format: 'health card', ...read, notes: [...read.notes, 'The signature of the health card was not checked.'] }
  }
  const [first] = values
  if (isGoogleFit(first)) return { format: 'Google Fit', isMerged: isMergedFit(first), ...readGoogleFit(first) }
  const isFhir = values.some((value) => value !== null && typeof value === 'object' && 'resourceType' in value)
  if (!isFhir) throw unknown
  return { format: 'FHIR', ...readFhir(values) }
}

/** One JSON text, or one in each line (NDJSON); a line that is none is left out. */
function jsonValues(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    const values = text.split('\n').flatMap((line) => {
      try {
        return line.trim() === '' ? [] : [JSON.parse(line) as unknown]
      } catch {
        return []
      }
    })
    if (values.length === 0) throw refusals.broken
    return values
  }
}
