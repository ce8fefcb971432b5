import type { DateReader, DocumentDate } from './document-dates.ts'
import { acrossOf, type Cell, type DocumentLine } from './document-lines.ts'
import { earlierHead, namesColumn, namesResults, resultHeadOf } from './head-words.ts'
import { areOfOneReport } from './lab-dates.ts'
import type { RowValue } from './lab-row.ts'

/** A date above a column of values, and where across the page that column stands. */
export interface ColumnDate extends DocumentDate {
  across: number
  /** The column has no date of its own: its values are of the day of the report. */
  isOfReport?: boolean
}

const kindsAbove: ReadonlySet<string> = new Set(['plain', 'taken', 'reported', 'event'])
/** Letters beside a date that still is the head of a column: "Result", a time, a weekday. */
const lettersBeside = 14

/**
 * The dates that a line sets above columns of values: several, each in a cell of its own, or the one of an earlier result
 * beside the date of the report; that one may stand in a line of its own below the `head` of the table. null where the line
 * is no such head.
 */
export function columnDatesOf(
  line: DocumentLine,
  dates: DateReader,
  current: DocumentDate | null,
  head: DocumentLine | null = null,
): ColumnDate[] | null {
  const found = dates.datesIn(line).filter(dates.isPossible)
  if (!areOfOneReport([...found, ...(current ? [current] : [])].map(({ date }) => date))) return null
  const placed = found.map((date) => ({ ...date, across: acrossOf(line, line.start + date.start, line.start + date.end) }))
  // "Sampled 3 May  Reported 5 May" are two dates of one report.
  const labelled = new Set(found.filter((date) => !isBare(line, date)).map((date) => dates.kindOf(line, date)))
  if (labelled.size > 1) return null
  const isAbove = (date: DocumentDate) =>
    (kindsAbove.has(dates.kindOf(line, date)) || earlierHead.test(cellOf(line, date)?.text ?? '')) && isAlone(line, date)
  if (found.length > 1 && line.cells.length > 1 && (found.every(isAbove) || areHeads(line, found))) return placed
  const [only] = placed
  const row = line.cells.length === 1 && head !== null ? head : line
  const result = resultHeadOf(row)
  if (!only || !result || !current || placed.length > 1) return null
  // A day that heads a column by itself and lies before the report's is that of earlier results.
  const isOlder =
    row === line && line.cells.length > 2 && only.date < current.date && isWhole(line, only) && (namesColumn(line) || namesResults(line))
  if (!isOlder && !line.cells.some(({ text }) => earlierHead.test(text))) return null
  const own = { ...current, across: acrossOf(row, result.start, result.start + result.text.length), isOfReport: true }
  return own.across <= only.across ? [own, only] : [only, own]
}

/** Whether a date stands in its cell without a word. */
function isBare(line: DocumentLine, { start, end }: DocumentDate): boolean {
  const cell = cellOf(line, { start })
  const from = start - ((cell?.start ?? line.start) - line.start)
  return cell !== undefined && !/\p{L}{3}/u.test(cell.text.slice(0, from) + cell.text.slice(from + (end - start)))
}

/** Whether a date is all that stands in its cell. */
const isWhole = (line: DocumentLine, date: DocumentDate): boolean => cellOf(line, date)?.text.length === date.end - date.start

/** "Tests ordered   19.08.2024   06.12.2024   Range": days alone in cells side by side, in a head that names the tests or the range. */
function areHeads(line: DocumentLine, found: readonly DocumentDate[]): boolean {
  const places = found.map((date) => line.cells.findLastIndex((cell) => cell.start - line.start <= date.start))
  const [first = -1] = places
  return (
    first > 0 && found.every((date) => isWhole(line, date)) && places.every((place, index) => place === first + index) && namesColumn(line)
  )
}

const cellOf = (line: DocumentLine, { start }: Pick<DocumentDate, 'start'>): Cell | undefined =>
  line.cells.findLast((each) => each.start - line.start <= start)

function isAlone(line: DocumentLine, { start, end }: DocumentDate): boolean {
  const cell = cellOf(line, { start })
  if (!cell) return false
  const from = start - (cell.start - line.start)
  const rest = cell.text.slice(0, from) + cell.text.slice(from + (end - start))
  return !rest.includes(':') || /^[\s\d:apm.-]*$/i.test(rest) ? rest.replace(/[^\p{L}]/gu, '').length <= lettersBeside : false
}

/** Each value with the date of the column it stands in; null where the row does not fit the columns. */
export function valuesByColumn(
  line: DocumentLine,
  values: readonly RowValue[],
  columns: readonly ColumnDate[],
): { value: RowValue; date: ColumnDate }[] | null {
  const places = columns.map(({ across }) => across).sort((a, b) => a - b)
  const spacing = Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))
  const nearest = new Map<ColumnDate, { value: RowValue; distance: number }>()
  for (const value of values) {
    const across = acrossOf(line, value.start, value.end)
    for (const date of columns) {
      const distance = Math.abs(date.across - across)
      if (distance <= 0.55 * spacing && distance < (nearest.get(date)?.distance ?? Number.POSITIVE_INFINITY))
        nearest.set(date, { value, distance })
    }
  }
  const found = [...nearest].map(([date, { value }]) => ({ value, date }))
  if (new Set(found.map(({ value }) => value)).size === found.length && found.length > 0) return found
  return null
}
