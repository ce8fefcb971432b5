import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { reminderPrefix } from '../identity/patient.ts'
import { type Change, type Records, StorageUnavailable } from './records.ts'

/**
 * What patients had deleted, outside the database, so that a backup that is restored does not bring it back: a file that only grows, a
 * line for each deletion with its time and a digest that names nothing to anybody who does not know it already.
 */
export interface Erasure {
  /** Milliseconds since 1970. */
  at: number
  digest: string
}

/** The ledger's name in the data folder. */
export const erasureFile = 'erasures'

/** The digest of a row, of a whole collection (`id` null), or of everything (both null). */
export function erasureDigest(patient: string, collection: string | null, id: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify(['dr-ai/erasure/v1', patient, collection, id]))
    .digest('base64url')
}

/** Adds to the ledger, on the disk before anything is deleted. @throws StorageUnavailable where it cannot be written */
export async function noteErasures(path: string, digests: readonly string[]): Promise<void> {
  const now = new Date().toISOString()
  // A line of its own even behind one that a full disk has torn.
  try {
    await appendFile(path, digests.map((digest) => `\n${now} ${digest}\n`).join(''), { mode: 0o600, flush: true })
  } catch (error) {
    throw new StorageUnavailable(`the ledger of deletions cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The records, with every deletion noted on the disk before it is made. Where it cannot be noted, nothing is deleted. */
export function notingErasures(records: Records, path: string): Records {
  return {
    ...records,
    write: async (patient, changes) => {
      const digests = patient.startsWith(reminderPrefix) ? [] : changes.flatMap((change) => digestOf(patient, change))
      if (digests.length > 0) await noteErasures(path, digests)
      return records.write(patient, changes)
    },
    erase: async (patient, tombstone) => {
      await noteErasures(path, [erasureDigest(patient, null, null)])
      await records.erase(patient, tombstone)
    },
  }
}

function digestOf(patient: string, change: Change): string[] {
  if (change.kind === 'delete') return [erasureDigest(patient, change.collection, change.id)]
  return change.kind === 'clear' ? [erasureDigest(patient, change.collection, null)] : []
}

/** Every line of a ledger; none where there is no file. A torn last line is left out. */
export function readErasures(path: string): Erasure[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [time = '', digest = ''] = line.split(' ')
      const at = Date.parse(time)
      return Number.isFinite(at) && digest.length === 43 ? [{ at, digest }] : []
    })
}
