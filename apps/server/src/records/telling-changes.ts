import type { RecordKind } from '@dr-ai/contract/live'
import type { PatientRecords } from './patient-records.ts'
import type { Change } from './records.ts'

/** What other pages of the same patient are told of a write: no word of it. */
export interface RecordChange {
  kind: RecordKind
  id: string
  /** 0 where the row is gone. */
  version: number
}

/** The records, with every write that a page may show told on once it is on the disk. */
export function tellingChanges(records: PatientRecords, tell: (change: RecordChange) => void): PatientRecords {
  return {
    ...records,
    commit: async (changes) => {
      const told = changes.flatMap(recordChangeOf).filter(isWorthTelling)
      const outcome = await records.commit(changes)
      if (outcome === 'written') for (const change of told) tell(change)
      return outcome
    },
  }
}

function recordChangeOf(change: Change): RecordChange[] {
  if (change.kind !== 'insert' && change.kind !== 'replace' && change.kind !== 'delete') return []
  const kind = kindOf(change.collection)
  if (kind === null) return []
  return [change.kind === 'delete' ? { kind, id: change.id, version: 0 } : { kind, id: change.row.id, version: change.row.version }]
}

/** Devices that share rows ask for all that is new: the last of many is enough. */
function isWorthTelling({ kind }: RecordChange, place: number, all: readonly RecordChange[]): boolean {
  return kind !== 'device-row' || place === all.length - 1
}

function kindOf(collection: string): RecordKind | null {
  if (collection === 'consultation' || collection === 'history' || collection === 'document' || collection === 'device-row')
    return collection
  return collection.startsWith('exchange.') ? 'message' : null
}
