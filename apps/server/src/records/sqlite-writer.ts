/**
 * The one writer of the embedded database, in a thread of its own, so that waiting for the disk never holds up an
 * answer. What was queued while it worked comes as one batch and shares one flush.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { applyChanges, erasePatient } from './apply-changes.ts'
import type { Change, FactName, Link, WriteOutcome } from './records.ts'
import { openSqlite } from './sqlite-connection.ts'
import { migrateSqlite } from './sqlite-migrate.ts'

export type Work =
  | { kind: 'write'; patient: string; changes: readonly Change[] }
  | { kind: 'erase'; patient: string; tombstone: Link | null }
  | { kind: 'fact'; statement: 'settleFact' | 'raiseFact'; name: FactName; value: string }
export type WorkOutcome = WriteOutcome | { failure: string }
export type WriterRequest = { kind: 'batch'; works: readonly Work[] } | { kind: 'close' }
export type WriterAnswer = { kind: 'ready' } | { kind: 'done'; outcomes: readonly WorkOutcome[] } | { kind: 'closed' }

const connection = openSqlite((workerData as { path: string }).path, { readOnly: false })

function perform(work: Work): WriteOutcome {
  if (work.kind === 'fact') {
    connection.all(work.statement, [work.name, work.value])
    return 'written'
  }
  const steps = work.kind === 'write' ? applyChanges(work.patient, work.changes) : erasePatient(work.patient, work.tombstone)
  let step = steps.next()
  while (!step.done) step = steps.next(connection.all(step.value.statement, step.value.parameters))
  return step.value
}

function takesAway(work: Work): boolean {
  return work.kind === 'erase' || (work.kind === 'write' && work.changes.some(({ kind }) => kind === 'delete'))
}

/** What was deleted still stands in the write-ahead log until it is cut; a reader that is busy with it makes it wait for the next time. */
function truncateLog(): void {
  connection.database.exec('PRAGMA busy_timeout=1000; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout=10000')
}

/** One transaction for all; each work is all or nothing by a savepoint of its own. */
function performTogether(works: readonly Work[]): WorkOutcome[] {
  connection.database.exec('BEGIN IMMEDIATE')
  try {
    const outcomes = works.map((work) => {
      connection.database.exec('SAVEPOINT work')
      const outcome = perform(work)
      connection.database.exec(outcome === 'written' ? 'RELEASE work' : 'ROLLBACK TO work; RELEASE work')
      return outcome
    })
    connection.database.exec('COMMIT')
    if (works.some(takesAway)) truncateLog()
    return outcomes
  } catch (error) {
    if (connection.database.isTransaction) connection.database.exec('ROLLBACK')
    throw error
  }
}

/** Where a batch fails (a full disk), each work is tried alone: a small one may still find room. */
function performBatch(works: readonly Work[]): WorkOutcome[] {
  try {
    return performTogether(works)
  } catch (error) {
    if (works.length === 1) return [{ failure: error instanceof Error ? error.message : String(error) }]
    return works.flatMap((work) => performBatch([work]))
  }
}

function answer(message: WriterAnswer): void {
  parentPort?.postMessage(message)
}

migrateSqlite(connection.database)
parentPort?.on('message', (request: WriterRequest) => {
  if (request.kind === 'batch') return answer({ kind: 'done', outcomes: performBatch(request.works) })
  connection.database.close()
  answer({ kind: 'closed' })
  parentPort?.close()
})
answer({ kind: 'ready' })
