import type { RecordBeside } from '@dr-ai/clinic/records/review-readout'
import type { DocumentFinding, DocumentWarning, ResultsLevel, StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import type { ReadingBounds, ReadingProgress } from './reading-bounds.ts'
import type { Refusal } from './reading-refused.ts'
import type { DocumentType } from './sniff-document-type.ts'

/** Who the document may be about, for the usual ranges of laboratory values. */
export interface ReaderPerson {
  sex: 'female' | 'male' | null
  ageYears: number | null
  pregnant: boolean | null
}

/** What is known already, against which a new document is checked. */
export type KnownRecord = RecordBeside

/** What the reading process is told first; the bytes follow through its standard input. */
export interface ReaderTask {
  name: string
  bounds: ReadingBounds
  person: ReaderPerson
  record: KnownRecord
  /** Path of the packed names of conditions. */
  names: string
  /** Opens a locked PDF. */
  password: string | null
}

/** What was taken out of a file. */
export interface DocumentReading {
  type: DocumentType
  /** The text, page by page; lines and, within them, cells separated by tabs. */
  pages: string[]
  /** Whether text was recognised in pictures. */
  recognised: boolean
  /** By how many quarters each page's picture was turned to stand upright (clockwise). */
  turned: number[]
  findings: DocumentFinding[]
  notUnderstood: string[]
  warnings: DocumentWarning[]
  urgent: ResultsLevel | null
  stopped: StoppedMedicine[]
  /** What the doctor says about it. */
  response: string
}

export type ReaderMessage =
  | { kind: 'progress'; progress: ReadingProgress }
  | { kind: 'read'; reading: DocumentReading }
  | { kind: 'refused'; refusal: Refusal }
