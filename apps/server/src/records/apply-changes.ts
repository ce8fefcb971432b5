import type { Change, Link, WriteOutcome } from './records.ts'
import type { StatementName } from './statements.ts'

/** A value a statement takes. */
export type Parameter = string | number | Uint8Array
export type ResultRow = Record<string, unknown>

/** One statement to be run inside the transaction that is open; the engine hands back the rows it returns. */
export interface Step {
  statement: StatementName
  parameters: readonly Parameter[]
}

/** Changes as steps: an engine runs each at once or waits for it, as it can. On anything but 'written' it takes everything back. */
export type Steps<Result> = Generator<Step, Result, readonly ResultRow[]>

/** Makes the changes of one patient and keeps count of what the patient keeps. */
export function* applyChanges(patient: string, changes: readonly Change[]): Steps<WriteOutcome> {
  let rows = 0
  let bytes = 0
  for (const change of changes) {
    const grown = yield* applyChange(patient, change)
    if (typeof grown === 'string') return grown
    rows += grown.rows
    bytes += grown.bytes
  }
  yield { statement: 'addUsage', parameters: [patient, rows, bytes] }
  return 'written'
}

function* applyChange(patient: string, change: Change): Steps<{ rows: number; bytes: number } | 'conflict' | 'overtaken'> {
  switch (change.kind) {
    case 'insert': {
      const { id, at, version, sealed } = change.row
      const inserted = yield { statement: 'insert', parameters: [patient, change.collection, id, at, version, sealed] }
      return inserted.length === 1 ? { rows: 1, bytes: sealed.byteLength } : 'conflict'
    }
    case 'replace': {
      const { id, at, version, sealed } = change.row
      const [before] = yield { statement: 'size', parameters: [patient, change.collection, id, version - 1] }
      if (!before) return 'conflict'
      const replaced = yield { statement: 'replace', parameters: [patient, change.collection, id, version - 1, at, version, sealed] }
      if (replaced.length !== 1) return 'conflict'
      return { rows: 0, bytes: sealed.byteLength - Number(before.byte_count) }
    }
    case 'delete': {
      const gone = yield { statement: 'delete', parameters: [patient, change.collection, change.id] }
      return gone.length === 1 ? lossOf(gone) : 'conflict'
    }
    case 'clear':
      return lossOf(yield { statement: 'clear', parameters: [patient, change.collection] })
    case 'link': {
      const [newest] = yield { statement: 'lastLink', parameters: [patient] }
      if (Number(newest?.position ?? -1) !== change.link.index - 1) return 'overtaken'
      const added = yield addLink(patient, change.link)
      return added.length === 1 ? { rows: 0, bytes: 0 } : 'overtaken'
    }
  }
}

/** Removes everything of a patient and leaves the tombstone. */
export function* erasePatient(patient: string, tombstone: Link | null): Steps<WriteOutcome> {
  yield { statement: 'eraseRecords', parameters: [patient] }
  yield { statement: 'eraseUsage', parameters: [patient] }
  yield { statement: 'eraseAudit', parameters: [patient] }
  if (tombstone) yield addLink(patient, tombstone)
  return 'written'
}

function addLink(patient: string, { index, at, sealed }: Link): Step {
  return { statement: 'addLink', parameters: [patient, index, at, sealed] }
}

function lossOf(gone: readonly ResultRow[]): { rows: number; bytes: number } {
  return { rows: -gone.length, bytes: -gone.reduce((sum, row) => sum + Number(row.byte_count), 0) }
}
