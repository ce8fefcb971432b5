/**
 * Reads one file of records in a process of its own, which the server ends when it takes too much memory or time. The
 * bytes come through the standard input; steps and the outcome go back as messages.
 */
import { beginChild, endAfter } from '../reading/child-process.ts'
import type { ImportMessage } from './import-messages.ts'
import { readRecordsFile } from './read-records-file.ts'

const tell = beginChild<ImportMessage>()
const reading = readRecordsFile(process.stdin, () => void tell({ kind: 'step' }))
endAfter(
  reading.then((read) => tell({ kind: 'read', reading: read })),
  tell,
)
