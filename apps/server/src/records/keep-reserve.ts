import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type Change, type Records, StorageUnavailable } from './records.ts'

/** Bytes that are kept free for deletions: what SQLite writes while it overwrites a record of some thousand rows. */
export const reserveBytes = 33_554_432

/**
 * The records, with a file beside them that takes up room: on a full disk it makes way for deletions, so that a patient can always have
 * everything deleted. It is made again at the next start that finds room.
 */
export function keepingReserve(records: Records, path: string): Records {
  makeReserve(path)
  const withRoom = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || !existsSync(path)) throw error
      rmSync(path)
      return work()
    }
  }
  return {
    ...records,
    write: (patient, changes) => (isDeletion(changes) ? withRoom(() => records.write(patient, changes)) : records.write(patient, changes)),
    erase: (patient, tombstone) => withRoom(() => records.erase(patient, tombstone)),
  }
}

/** Whether changes only take away; their link of the audit trail belongs to them. */
function isDeletion(changes: readonly Change[]): boolean {
  return (
    changes.some(({ kind }) => kind === 'delete' || kind === 'clear') &&
    changes.every(({ kind }) => kind === 'delete' || kind === 'clear' || kind === 'link')
  )
}

function makeReserve(path: string): void {
  if (existsSync(path)) return
  try {
    writeFileSync(path, Buffer.alloc(reserveBytes), { mode: 0o600 })
  } catch {
    // What there is of room is for records.
    rmSync(path, { force: true })
  }
}
