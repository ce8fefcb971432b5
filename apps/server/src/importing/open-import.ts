import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Failure } from '../http/failure.ts'
import type { ChildBounds } from '../reading/keeper-messages.ts'
import { startWatchedChild, type WatchedChild } from '../reading/watched-child.ts'
import type { ImportMessage } from './import-messages.ts'
import type { RecordsReading } from './read-records-file.ts'

/**
 * Bounds of the process that reads one file of records (bytes, milliseconds): an export of ten years is 100 MB packed and
 * takes some tens of seconds. `imports`: how many are read at once; who comes later is told when to come again.
 */
export const importBounds = {
  imports: 2,
  memory: 900 * 1_048_576,
  heapMegabytes: 512,
  youngMegabytes: 4,
  watch: 25,
  silence: 60_000,
  longestWait: 120_000,
  time: 600_000,
} as const
const retryAfter = 20

const childPath = fileURLToPath(new URL('import.child.ts', import.meta.url))

/** A file on its way into the process that reads it; the server keeps nothing of it. */
export interface ImportUnderway {
  /** Resolves when more can be taken. */
  write(chunk: Uint8Array): Promise<void>
  /** The file is whole. @throws Failure 415 and 422 for a file that is not read. */
  finish(): Promise<RecordsReading>
  /** It will not be finished. */
  abandon(): void
}

let underway = 0

/** @throws Failure 503 where too many files are being read. */
export function openImport(bounds: ChildBounds & { imports: number } = importBounds): ImportUnderway {
  if (underway >= bounds.imports)
    throw new Failure('busy', 'Too many records are being brought in. Please try again in a moment.', { retryAfter })
  underway++
  const child: WatchedChild<RecordsReading> = startWatchedChild<ImportMessage, RecordsReading>(childPath, {}, bounds, (message) => {
    if (message.kind === 'read') return { value: message.reading }
    if (message.kind === 'refused') return { failure: new Failure(message.refusal.code, message.refusal.message) }
    return null
  })
  const over = child.outcome.then(
    () => undefined,
    () => undefined,
  )
  void over.then(() => underway--)
  return {
    write: async (chunk) => {
      if (!child.input.writable || child.input.write(chunk)) return
      // A child that is ended never takes more.
      await Promise.race([once(child.input, 'drain').catch(() => undefined), over])
    },
    finish: () => {
      child.input.end()
      return child.outcome
    },
    abandon: () => child.stop(),
  }
}
