/**
 * Reads one file of records in a process of its own, which the server ends when it takes too much memory or time. The
 * bytes come through the standard input; steps and the outcome go back as messages.
 */
import { Worker } from 'node:worker_threads'
import { ReadingRefused, refusals } from '../reading/reading-refused.ts'
import type { ImportMessage } from './import-messages.ts'
import { readRecordsFile } from './read-records-file.ts'

process.on('disconnect', () => process.exit(1))
new Worker(new URL('../reading/parent-watch.worker.ts', import.meta.url), { env: {} }).unref()

const tell = (message: ImportMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve())
  })

readRecordsFile(process.stdin, () => void tell({ kind: 'step' }))
  .then((reading) => tell({ kind: 'read', reading }))
  .catch((error: unknown) => tell({ kind: 'refused', refusal: (error instanceof ReadingRefused ? error : refusals.ended).refusal }))
  .finally(() => process.exit(0))
