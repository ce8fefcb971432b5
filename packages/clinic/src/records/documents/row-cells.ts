import type { DateReader } from './document-dates.ts'
import type { Cell, DocumentLine } from './document-lines.ts'
import { findPrintedTest } from './lab-index.ts'
import type { LabRow, RowValue } from './lab-row.ts'
import { legibleCells } from './legible-cells.ts'
import { readFlag } from './read-flag.ts'
import { resultWords } from './read-lab-cell.ts'

/** Lines below a test's name that tell its result. */
export const cardLength = 4

const rangeLabel =
  /^(?:(?:normal|reference|standard|expected|desired|usual|healthy|ref\.?)\s+)*(?:range|interval|limits?|values?)\s*:?\s*(?=[<>≥≤\d(]|above|below|up to|less|more|greater|at least)(?:(?:above|below)\s+(?=[<>≥≤]))?/i
const valueLabel = /^(?:your\s+|test\s+)?(?:value|result|level)\s*[:\t ]\s*(?=\S)/i

/** The cells of the row that a line begins, as they can be read: in pictures without what the eye misreads, and without the days that stand in it. */
export function rowCells(line: DocumentLine, below: readonly DocumentLine[], dates: DateReader): readonly Cell[] {
  const cells = cardOf(line, below) ?? line.cells
  return withoutDates(line, legibleCells(line, cells), dates)
}

/**
 * A line that is nothing but a test's name goes together with the lines below that tell its result: a number, and on the cards of portals
 * "Normal range: 70 - 99 mg/dL" and "Value 131 High", in any order. null where the line heads no result.
 */
function cardOf({ cells, page }: DocumentLine, below: readonly DocumentLine[]): Cell[] | null {
  const [name] = cells
  if (cells.length !== 1 || !name || !findPrintedTest(name.text)) return null
  const values: Cell[] = []
  const others: Cell[] = []
  for (const line of below) {
    const [first] = line.cells
    if (line.page !== page || !first) break
    const range = rangeLabel.exec(first.text)?.[0].length
    const value = valueLabel.exec(first.text)?.[0].length ?? 0
    const isValue = values.length === 0 && /^[<>]?\d/.test(first.text.slice(value))
    const isInWords = values.length === 0 && value > 0 && resultWords.test(first.text.slice(value).trim())
    if (range !== undefined && others.length === 0) others.push(behind(first, range), ...line.cells.slice(1))
    else if (isValue || isInWords) values.push(behind(first, value), ...line.cells.slice(1))
    else if (values.length > 0 && readFlag(line.text) !== null) values.push(...line.cells)
    else break
  }
  return values.length === 0 ? null : [name, ...values, ...others]
}

const behind = ({ text, start }: Cell, length: number): Cell => ({ text: text.slice(length), start: start + length })

/** A day that stands in a cell of its own is no part of the result. */
function withoutDates(line: DocumentLine, cells: readonly Cell[], dates: DateReader): readonly Cell[] {
  const found = dates.datesIn(line)
  return cells.filter(({ text, start }, index) => {
    const date = found.find((each) => line.start + each.start >= start && line.start + each.end <= start + text.length)
    if (index === 0 || date === undefined) return true
    const from = line.start + date.start - start
    return /[\p{L}\d]/u.test(`${text.slice(0, from)}${text.slice(from + date.end - date.start)}`.replace(/\b\d{1,2}:\d{2}\b/, ''))
  })
}

const lowHead = /^(?:ref(?:erence)?\.?\s+|range\s+|normal\s+)*(?:low(?:er)?|min(?:imum)?)(?:\s+(?:limit|bound|value))?$/i
const highHead = /^(?:ref(?:erence)?\.?\s+|range\s+|normal\s+)*(?:high(?:er)?|upper|max(?:imum)?)(?:\s+(?:limit|bound|value))?$/i

/** Whether the head of a table sets the bounds of the range in two columns: "Low", "High". */
export const hasBoundColumns = ({ cells }: DocumentLine): boolean =>
  cells.some(({ text }, index) => lowHead.test(text) && highHead.test(cells[index + 1]?.text ?? ''))

/** Of three numbers under "Result, Low, High" the last two are the range. */
export function withBounds(row: LabRow): LabRow {
  const [value, low, high, ...more] = row.values
  if (row.range !== null || !value || !low || !high || more.length > 0 || low.number.value > high.number.value) return row
  const text = `${low.number.text} - ${high.number.text}`
  const decimals = Math.max(low.number.decimals, high.number.decimals)
  return {
    ...row,
    values: [value],
    range: { low: low.number.value, high: high.number.value, text, decimals, start: low.start, end: high.end },
    flag: row.flag ?? high.flag,
  }
}

/** "ESR  < 20  mm/h  24  4" below a head of two results: the bound before them is the range. */
export function withBoundBefore(row: LabRow, numbers: number): LabRow {
  const [bound, ...values] = row.values
  const isBound = ({ number }: RowValue) => /^[<>≤≥]/.test(number.text)
  if (row.range !== null || !bound || numbers < 2 || values.length !== numbers || !isBound(bound) || values.some(isBound)) return row
  const { text, value, decimals } = bound.number
  const isUpper = /^[<≤]/.test(text)
  const range = { low: isUpper ? null : value, high: isUpper ? value : null, text, decimals, start: bound.start, end: bound.end }
  return { ...row, values, range }
}
