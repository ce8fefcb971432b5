import type { Refusal } from '../reading/reading-refused.ts'
import type { RecordsReading } from './read-records-file.ts'

/** What the process that reads a file of records says. */
export type ImportMessage = { kind: 'step' } | { kind: 'read'; reading: RecordsReading } | { kind: 'refused'; refusal: Refusal }
