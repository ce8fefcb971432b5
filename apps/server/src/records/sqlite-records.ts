import { Worker } from 'node:worker_threads'
import type { Parameter, ResultRow } from './apply-changes.ts'
import { factOf, linksOf, markStatement, marksOf, rowsOf, samplesOf, usageOf } from './read-rows.ts'
import { type Records, StorageUnavailable, type WriteOutcome } from './records.ts'
import { openSqlite } from './sqlite-connection.ts'
import type { Work, WorkOutcome, WriterAnswer, WriterRequest } from './sqlite-writer.ts'
import type { StatementName } from './statements.ts'

interface Waiting {
  work: Work
  resolve(outcome: WriteOutcome): void
  reject(error: Error): void
}

/**
 * The embedded engine: SQLite in WAL mode. Reads run here, writes in one writer thread; writes that come while it
 * waits for the disk share the next flush, and each is acknowledged only after its own commit.
 *
 * @param path The database file; it is made where there is none. The caller holds the folder's lock.
 * @throws Error where the file cannot be opened or is no database.
 */
export async function openSqliteRecords(path: string): Promise<Records> {
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { path } })
  const queued: Waiting[] = []
  let underway: Waiting[] = []
  let isLost = false
  let whenIdle: (() => void) | null = null
  let whenClosed: (() => void) | null = null

  const send = (request: WriterRequest, handedOver: ArrayBuffer[] = []): void => writer.postMessage(request, handedOver)
  const sendNext = (): void => {
    if (underway.length > 0) return
    if (queued.length === 0) {
      whenIdle?.()
      return
    }
    underway = queued.splice(0)
    const works = underway.map(({ work }) => work)
    send({ kind: 'batch', works }, works.flatMap(largeBuffers))
  }
  const settle = (waiting: Waiting, outcome: WorkOutcome | undefined): void => {
    if (typeof outcome === 'string') waiting.resolve(outcome)
    else waiting.reject(new StorageUnavailable(outcome?.failure ?? 'the writer gave no answer'))
  }
  const lose = (): void => {
    isLost = true
    for (const waiting of [...underway, ...queued.splice(0)]) waiting.reject(new StorageUnavailable('the writer has ended'))
    underway = []
    whenIdle?.()
    whenClosed?.()
  }

  await new Promise<void>((resolve, reject) => {
    writer.once('error', reject)
    writer.once('message', () => {
      writer.off('error', reject)
      resolve()
    })
  })
  writer.on('error', lose)
  writer.on('exit', lose)
  writer.on('message', (answer: WriterAnswer) => {
    if (answer.kind !== 'done') return
    const finished = underway
    underway = []
    sendNext()
    for (const [index, waiting] of finished.entries()) settle(waiting, answer.outcomes[index])
  })

  const reader = openSqlite(path, { readOnly: true })
  const look = (statement: StatementName, parameters: readonly Parameter[]): ResultRow[] => {
    try {
      return reader.all(statement, parameters)
    } catch (error) {
      throw new StorageUnavailable(error instanceof Error ? error.message : String(error))
    }
  }
  const enqueue = (work: Work): Promise<WriteOutcome> =>
    new Promise((resolve, reject) => {
      if (isLost) return reject(new StorageUnavailable('the records are closed'))
      queued.push({ work, resolve, reject })
      // What arrives within this turn of the event loop travels together.
      if (queued.length === 1) setImmediate(sendNext)
    })

  return {
    read: async (patient, collection, id) => rowsOf(look('read', [patient, collection, id]))[0] ?? null,
    list: async (patient, collection, { limit, before }) =>
      rowsOf(
        before ? look('listBefore', [patient, collection, before.at, before.id, limit]) : look('listNewest', [patient, collection, limit]),
      ),
    count: async (patient, collection) => Number(look('count', [patient, collection])[0]?.row_count ?? 0),
    marks: async (patient, place) => marksOf(look(...markStatement(patient, place))),
    usage: async (patient) => usageOf(look('usage', [patient])[0]),
    write: (patient, changes) => enqueue({ kind: 'write', patient, changes }),
    lastLink: async (patient) => linksOf(look('lastLink', [patient]))[0] ?? null,
    trail: async (patient, { after, limit }) => linksOf(look('trail', [patient, after, limit])),
    erase: async (patient, tombstone) => {
      await enqueue({ kind: 'erase', patient, tombstone })
    },
    fact: async (name) => factOf(look('fact', [name])),
    settle: async (name, value) => {
      await enqueue({ kind: 'fact', statement: 'settleFact', name, value })
      return factOf(look('fact', [name])) ?? value
    },
    raise: async (name, value) => {
      await enqueue({ kind: 'fact', statement: 'raiseFact', name, value: String(value) })
      return Number(factOf(look('fact', [name])))
    },
    sampleLinks: async (limit) => samplesOf(look('sampleLinks', [limit])),
    check: async () => {
      await enqueue({ kind: 'fact', statement: 'raiseFact', name: 'tried', value: String(Date.now()) })
    },
    close: async () => {
      if (isLost) return
      if (underway.length > 0 || queued.length > 0) await new Promise<void>((resolve) => (whenIdle = resolve))
      reader.database.close()
      await new Promise<void>((resolve) => {
        whenClosed = resolve
        send({ kind: 'close' })
      })
    },
  }
}

/** Bytes from which a sealed row is handed over to the writer instead of being copied. */
const largeRow = 65_536

function largeBuffers(work: Work): ArrayBuffer[] {
  if (work.kind !== 'write') return []
  return work.changes.flatMap((change) => {
    const sealed = 'row' in change ? change.row.sealed : null
    const isWhole = sealed !== null && sealed.byteLength >= largeRow && sealed.byteLength === sealed.buffer.byteLength
    return isWhole && sealed.buffer instanceof ArrayBuffer ? [sealed.buffer] : []
  })
}
