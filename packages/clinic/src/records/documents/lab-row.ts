import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import type { LabFlag } from './read-flag.ts'
import type { ReadNumber } from './read-number.ts'
import type { ReportRange } from './read-range.ts'

/** A number of a row; `flag` is the mark that stands beside it. */
export interface RowValue {
  number: ReadNumber
  start: number
  end: number
  flag: LabFlag | null
  /** The mark stands in a cell of its own behind several numbers: it may be that of another one. */
  isMarkApart?: boolean
}

/** One result as it stands in a line, before it is judged. */
export interface LabRow {
  /** The name as printed. */
  name: string
  test: LabTest | null
  isCloseName: boolean
  values: RowValue[]
  /** A result in words: "negative". */
  words: string | null
  unit: string | null
  /** Its place is that in the page's text. */
  range: ReportRange | null
  /** The mark of the row as a whole: behind its unit or range, or of its only number. */
  flag: LabFlag | null
  /** What of the line no rule understood. */
  rest: string[]
  /** Words that no rule understood stand before the number. */
  isLate: boolean
}
