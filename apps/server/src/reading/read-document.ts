import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knowledgePath } from '../doctor/load-clinic.ts'
import { Failure } from '../http/failure.ts'
import type { DocumentReading, KnownRecord, ReaderMessage, ReaderPerson, ReaderTask } from './reader-messages.ts'
import { type ReportProgress, readingBounds } from './reading-bounds.ts'
import { type ReadingRefused, refusals } from './reading-refused.ts'

export interface DocumentToRead {
  name: string
  bytes: Uint8Array
  person?: ReaderPerson
  record?: KnownRecord
  onProgress?: ReportProgress
}

/** @throws Failure 415, 422 with a sentence for the patient, 503 with a time to wait where too many files are being read. */
export type ReadDocument = (document: DocumentToRead) => Promise<DocumentReading>

/**
 * Bounds of the process that reads one file (bytes, milliseconds). A good page of text takes milliseconds and a scanned one
 * some seconds, so that a reader that has computed for `silence` without a word is stuck; on a machine that is busy with
 * other things the clock alone says little (`patience`).
 */
export const readerBounds = {
  readers: 2,
  waiting: 16,
  memory: 600 * 1_048_576,
  heapMegabytes: 256,
  watch: 25,
  silence: 15_000,
  patience: 60_000,
  time: 300_000,
} as const
/** Seconds after which a file that found no place may be sent again. */
const retryAfter = 10

const childPath = fileURLToPath(new URL('reader.child.ts', import.meta.url))
/** Bytes of a page of memory, in which Linux counts. */
const memoryPage = 4_096

/** Reads files in processes of their own, at most two at once; the others wait in line. */
export function createDocumentReader(bounds: { [Name in keyof typeof readerBounds]: number } = readerBounds): ReadDocument {
  let reading = 0
  const waiting: (() => void)[] = []

  return async (document) => {
    if (reading >= bounds.readers) {
      if (waiting.length >= bounds.waiting)
        throw new Failure('busy', 'Too many documents are being read. Please try again in a moment.', { retryAfter })
      document.onProgress?.({ stage: 'queued' })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else reading++
    try {
      const outcome = await readInChild(document, bounds)
      document.onProgress?.({ stage: 'done' })
      return outcome
    } finally {
      const next = waiting.shift()
      if (next) next()
      else reading--
    }
  }
}

/** The reader of this server. */
export const readDocument: ReadDocument = createDocumentReader()

function readInChild(
  { name, bytes, person, record, onProgress }: DocumentToRead,
  bounds: { [Name in keyof typeof readerBounds]: number },
): Promise<DocumentReading> {
  return new Promise((resolve, reject) => {
    const child = fork(childPath, {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`],
      // Nothing of the server's environment, where keys may stand.
      env: { PATH: process.env.PATH ?? '', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) },
    })
    const startedAt = Date.now()
    let heardAt = startedAt
    let computedThen = 0
    let isOver = false
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      clearInterval(watch)
      child.kill('SIGKILL')
      settle()
    }
    const refuse = ({ refusal }: ReadingRefused) => end(() => reject(new Failure(refusal.code, refusal.message)))
    const watch = setInterval(() => {
      const now = Date.now()
      const silent = now - heardAt
      if (memoryOf(child) > bounds.memory) refuse(refusals.tooGreedy)
      else if (silent > bounds.patience || now - startedAt > bounds.time) refuse(refusals.tooSlow)
      else if (silent > bounds.silence && computedBy(child) - computedThen > bounds.silence) refuse(refusals.tooSlow)
    }, bounds.watch)

    child.on('message', (message: ReaderMessage) => {
      heardAt = Date.now()
      computedThen = computedBy(child)
      if (message.kind === 'progress') onProgress?.(message.progress)
      else if (message.kind === 'read') end(() => resolve(message.reading))
      else end(() => reject(new Failure(message.refusal.code, message.refusal.message)))
    })
    child.on('error', () => refuse(refusals.ended))
    // V8 aborts where its heap is full.
    child.on('exit', (code, signal) => refuse(signal === 'SIGABRT' || code === 134 ? refusals.tooGreedy : refusals.ended))
    // A child that ends early leaves a broken pipe behind.
    child.stdin?.on('error', () => undefined)
    const task: ReaderTask = {
      name,
      bounds: readingBounds,
      person: person ?? { sex: null, ageYears: null },
      record: record ?? { medications: [], allergies: [], earlier: [] },
      knowledge: fileURLToPath(knowledgePath),
    }
    child.send(task, () => undefined)
    child.stdin?.end(bytes)
  })
}

const canWatch = existsSync('/proc/self/statm')
/** Milliseconds of one tick, in which Linux counts what a process has computed (sysconf _SC_CLK_TCK is 100). */
const tick = 10

/** Bytes that a process holds in memory; 0 where the system does not say (the heap's own limit and the time hold there). */
function memoryOf({ pid }: ChildProcess): number {
  if (!canWatch || pid === undefined) return 0
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * memoryPage
  } catch {
    return 0
  }
}

/** Milliseconds that a process has computed on all cores; where the system does not say, 0: there the clock's patience counts. */
function computedBy({ pid }: ChildProcess): number {
  if (!canWatch || pid === undefined) return 0
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return 0
  }
}
