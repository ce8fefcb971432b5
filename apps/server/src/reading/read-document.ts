import { fileURLToPath } from 'node:url'
import { Failure } from '../http/failure.ts'
import { createFairLine } from './fair-line.ts'
import type { DocumentReading, KnownRecord, ReaderMessage, ReaderPerson, ReaderTask } from './reader-messages.ts'
import { type ReportProgress, readingBounds } from './reading-bounds.ts'
import { startWatchedChild } from './watched-child.ts'

export interface DocumentToRead {
  name: string
  bytes: Uint8Array
  /** The patient whose file it is: patients take turns. */
  owner?: string
  person?: ReaderPerson
  record?: KnownRecord
  password?: string | null
  onProgress?: ReportProgress
}

/** @throws Failure 415, 422 with a sentence for the patient, 503 with a time to wait where too many files are being read. */
export type ReadDocument = (document: DocumentToRead) => Promise<DocumentReading>

/**
 * Bounds of the process that reads one file (bytes, milliseconds). A good page of text takes milliseconds and a scanned one
 * some seconds, so that a reader that has computed for `silence` without a word is stuck; on a machine that is busy with
 * other things the clock alone says little (`longestWait`).
 */
export const readerBounds = {
  readers: 2,
  waiting: 16,
  memory: 600 * 1_048_576,
  heapMegabytes: 256,
  watch: 25,
  silence: 15_000,
  longestWait: 60_000,
  time: 300_000,
} as const
/** Seconds after which a file that found no place may be sent again. */
const retryAfter = 10

/** The names of conditions, a small part of the packed knowledge: each document is read by a process that would else parse the whole. */
const namesPath = fileURLToPath(new URL('../../../../packages/clinic/generated/condition-names.json', import.meta.url))
const childPath = fileURLToPath(new URL('reader.child.ts', import.meta.url))
/** Reads files in processes of their own, at most two at once; the others wait in line, in which patients take turns. */
export function createDocumentReader(bounds: { [Name in keyof typeof readerBounds]: number } = readerBounds): ReadDocument {
  const line = createFairLine({ places: bounds.readers, waiting: bounds.waiting })

  return async (document) => {
    const leave = await line.enter(document.owner ?? '', () => document.onProgress?.({ stage: 'queued' }))
    if (leave === null) throw new Failure('busy', 'Too many documents are being read. Please try again in a moment.', { retryAfter })
    try {
      const outcome = await readInChild(document, bounds)
      document.onProgress?.({ stage: 'done' })
      return outcome
    } finally {
      leave()
    }
  }
}

/** The reader of this server. */
export const readDocument: ReadDocument = createDocumentReader()

function readInChild(
  { name, bytes, person, record, password, onProgress }: DocumentToRead,
  bounds: { [Name in keyof typeof readerBounds]: number },
): Promise<DocumentReading> {
  const task: ReaderTask = {
    name,
    bounds: readingBounds,
    person: person ?? { sex: null, ageYears: null, pregnant: null },
    record: record ?? { medications: [], allergies: [], conditions: [], earlier: [] },
    names: namesPath,
    password: password ?? null,
  }
  const { outcome, input } = startWatchedChild<ReaderMessage, DocumentReading>(childPath, task, bounds, (message) => {
    if (message.kind === 'progress') onProgress?.(message.progress)
    else if (message.kind === 'read') return { value: message.reading }
    else return { failure: new Failure(message.refusal.code, message.refusal.message) }
    return null
  })
  input.end(bytes)
  return outcome
}
