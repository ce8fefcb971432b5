import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import type { Cell } from './document-lines.ts'
import { findKnownTest, findTest, isKnownUnit, longestTestName, normaliseTestName } from './lab-index.ts'
import { flagBeforeResult, type LabFlag, readFlag } from './read-flag.ts'
import { type DecimalMark, type ReadNumber, readNumber } from './read-number.ts'
import { type ReportRange, readRange } from './read-range.ts'
import { looksLikeUnit } from './units.ts'

/** A number of a row; `flag` is the mark that stands beside it. */
export interface RowValue {
  number: ReadNumber
  start: number
  end: number
  flag: LabFlag | null
}

/** One result as it stands in a line, before it is judged. */
export interface LabRow {
  /** The name as printed. */
  name: string
  test: LabTest | null
  isCloseName: boolean
  values: readonly RowValue[]
  /** A result in words: "negative". */
  words: string | null
  unit: string | null
  range: ReportRange | null
  /** The mark of the row as a whole: behind its unit or range, or of its only number. */
  flag: LabFlag | null
  /** What of the line no rule understood. */
  rest: readonly string[]
}

const resultWords =
  /^(?:not detected|non[- ]?reactive|negative|neg|positive|pos|detected|reactive|nil|absent|present|trace|[1-4]?\+{1,4}|none seen|no growth|normal|clear|yellow|cloudy)$/i
const notNames =
  /^(?:page|date|time|age|sex|gender|dob|mrn|nhs|hospital|tel|phone|fax|ref|report|patient|name|id|no|number|room|bed|ward|address|postcode|zip|order|accession|specimen|sample|collected|received|reported|printed|range|units?|result|flag|test|version|account|lab|dr|doctor|pre-?diabet\w*|diabet\w*|desirable|optimal|near optimal|borderline|acceptable|recommended|targets?|goals?|deficien\w*|insufficien\w*|sufficien\w*|toxic\w*|stage|grade|categor\w*|risk|low risk|high risk|very high|high|low|mild\w*|moderate\w*|severe\w*|method\w*|notes?|comments?|interpretation|guidelines?|criteria|suggest\w*|consistent|therapeutic|if|when|for|men|women|males?|females?|adults?|child\w*|pregnan\w*|trimester|first trimester|second trimester|third trimester|follicular|luteal|midcycle|mid-?cycle|post-?menopaus\w*|weight|height|bmi|bp|blood pressure|pulse|heart rate|temp(?:erature)?|total pages)\b/i

const telephone = /^\+?\(?\d{2,5}\)?[ -]\d{3,4}[ -]\d{3,4}\b/

/** Splits a line of a report into results. Several tests in one line are several rows; a line without a result is none. */
export function readLabRows(cells: readonly Cell[], mark: DecimalMark, resultComesAfterRange: boolean): LabRow[] {
  const split = cells.flatMap((cell) => splitName(cell, mark))
  const starts = split.flatMap((cell, index) => (index === 0 || isNameCell(cell.text, mark) ? [index] : []))
  return starts.flatMap((from, place) => {
    const part = split.slice(from, starts[place + 1] ?? split.length)
    const row = readRow(part, mark, resultComesAfterRange)
    return row ? [row] : []
  })
}

/** "Sodium: 139 mmol/L" and "HbA1c 8.1" become a name and the rest. */
function splitName(cell: Cell, mark: DecimalMark): Cell[] {
  const colon = /^([^:=<>]{2,60}?)\s*[:=]\s+(?=\S)|^([^:=<>\d]{2,60}?)\s*[:=](?=\S)/.exec(cell.text)
  if (colon && !/^\d/.test(cell.text))
    return [
      { text: cell.text.slice(0, colon[0].length).replace(/\s*[:=]\s*$/, ''), start: cell.start },
      ...piecesAfter(cell, colon[0].length),
    ]
  const words = [...cell.text.matchAll(/\S+/g)]
  for (let length = Math.min(words.length - 1, longestTestName + 2); length > 0; length--) {
    const last = words[length - 1]
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
    const next = words[length]?.[0] ?? ''
    if (findTest(cell.text.slice(0, end)) && (readNumber(next, mark) !== null || /^[<>≤≥]\d?/.test(next) || resultWords.test(next)))
      return [{ text: cell.text.slice(0, end), start: cell.start }, ...piecesAfter(cell, end)]
  }
  return [cell]
}

function piecesAfter(cell: Cell, offset: number): Cell[] {
  const text = cell.text.slice(offset)
  return text.trim() === '' ? [] : [{ text: text.trim(), start: cell.start + offset + (text.length - text.trimStart().length) }]
}

function isNameCell(text: string, mark: DecimalMark): boolean {
  return (
    /[A-Za-z]{2}/.test(text) &&
    readNumber(text, mark) === null &&
    readFlag(text) === null &&
    !isKnownUnit(text) &&
    findKnownTest(text) !== null
  )
}

function readRow([nameCell, ...others]: readonly Cell[], decimals: DecimalMark, resultComesAfterRange: boolean): LabRow | null {
  if (!nameCell || others.length === 0) return null
  const name = nameCell.text.replace(/^[\s*•\-–]+/, '').replace(/[\s.:=]+$/, '')
  if (!/[A-Za-z]{2}|^[KC]$/.test(name) || name.length > 70 || notNames.test(name)) return null
  if (telephone.test(others[0]?.text ?? '')) return null
  const found = findTest(name)
  const row = {
    name,
    test: found?.test ?? null,
    isCloseName: found?.isClose ?? false,
    words: null as string | null,
    unit: null as string | null,
    range: null as ReportRange | null,
    flag: null as LabFlag | null,
  }
  const values: RowValue[] = []
  const rest: string[] = []
  for (const cell of others) {
    let text = cell.text
    let start = cell.start
    // A star or an arrow before the number is the laboratory's mark.
    const mark = /^(?:\*{1,3}|[↑↓▲▼!])\s*(?=[<>]?\d)/.exec(text)?.[0] ?? ''
    if (mark !== '' && row.range === null) {
      text = text.slice(mark.length)
      start += mark.length
    }
    const take = (length: number) => {
      const left = text.slice(length)
      start += length + (left.length - left.trimStart().length)
      text = left.trim()
    }
    const before = flagBeforeResult.exec(text)?.[0]
    if (before !== undefined) {
      row.flag ??= readFlag(before)
      take(before.length)
    }
    for (let guard = 0; text !== '' && guard < 12; guard++) {
      const isValueOpen = values.length === 0 || cell.text.slice(mark.length) === text
      const range = readRange(text, decimals)
      const isOneSided = range !== null && (range.low === null || range.high === null)
      const isFirst = values.length === 0 && !(resultComesAfterRange && row.range === null)
      // "8-10 /hpf   0-5": the first of two is what was counted.
      if (
        range &&
        isFirst &&
        !isOneSided &&
        row.words === null &&
        range.start === 0 &&
        hasRange(text.slice(range.end), others, cell, decimals)
      ) {
        row.words = range.text
        take(range.end)
        continue
      }
      if (range && row.range === null && range.start <= leadOf(text) && !(isOneSided && isFirst)) {
        row.range = {
          ...range,
          text: text
            .slice(0, range.end)
            .replace(/^.*?(?=[-−\d<>≤≥]|up|less|below|under|more|greater|above|over|at|max|min)/i, '')
            .trim(),
        }
        // What follows the first of several named classes are the others.
        if (classes.test(text.slice(0, range.start))) return finished(row, values, rest)
        take(closing(text, range.end))
        continue
      }
      const unit = leadingUnit(text)
      const number = unit === null && isValueOpen ? leadingNumber(text, decimals) : null
      if (number) {
        values.push({
          number: number.number,
          start,
          end: start + number.length,
          flag: mark === '' || cell.start + mark.length !== start ? null : readFlag(mark.trim()),
        })
        take(number.length)
        continue
      }
      if (unit) {
        row.unit ??= unit
        take(unit.length)
        continue
      }
      const [word = ''] = text.split(/\s+/)
      const flag = readFlag(text) ?? readFlag(word)
      if (flag && !(values.length === 0 && resultWords.test(text))) {
        const beside = row.range === null && row.unit === null ? values.at(-1) : undefined
        if (beside) beside.flag ??= flag
        else row.flag ??= flag
        take(readFlag(text) ? text.length : word.length)
        continue
      }
      if (values.length === 0 && row.words === null && resultWords.test(text)) row.words = text
      else if (/[A-Za-z\d]/.test(text)) rest.push(text)
      break
    }
  }
  return finished(row, values, rest)
}

function finished(row: Omit<LabRow, 'values' | 'rest'>, values: readonly RowValue[], rest: readonly string[]): LabRow | null {
  if (values.length === 0 && row.words === null) return null
  const [only] = values
  return { ...row, flag: row.flag ?? (values.length === 1 ? (only?.flag ?? null) : null), values, rest }
}

/** Names of the class that a healthy value belongs to, where a report lists several. */
const classes = /\b(?:normal|desirable|optimal|non[- ]?diabetic|healthy)\b/i

function hasRange(rest: string, cells: readonly Cell[], cell: Cell, decimals: DecimalMark): boolean {
  return [rest, ...cells.slice(cells.indexOf(cell) + 1).map(({ text }) => text)].some((text) => readRange(text, decimals) !== null)
}

/** Letters before a range that belong to it: an opening bracket, "Ref:", "Normal range". */
function leadOf(text: string): number {
  return (
    /^[([{\s]*(?:(?:ref(?:erence)?|normal|desirable|optimal|non[- ]?diabetic|healthy|range|interval|limits?|values?|r\.?r\.?)[\s.:]*)*/i.exec(
      text,
    )?.[0].length ?? 0
  )
}

function closing(text: string, end: number): number {
  return end + (/^\s*[)\]}]/.exec(text.slice(end))?.[0].length ?? 0)
}

function leadingNumber(text: string, mark: DecimalMark): { number: ReadNumber; length: number } | null {
  const match = /^[<>≤≥]?=?\s*[-−+]?[\dOoQlI|SB][\dOoQlI|SB.,']*(?: \d{3}(?!\d))*/.exec(text)
  if (!match) return null
  const body = match[0].replace(/[.,']+$/, '')
  const next = text[body.length] ?? ' '
  if (/[A-Za-z\d]/.test(next) && !/^(?:g|mg|mmol|µmol|umol|U|IU|mIU|ng|pg|fL|HH?|LL?)\b/.test(text.slice(body.length))) return null
  if (/[/:]/.test(next) && /\d/.test(text[body.length + 1] ?? '')) return null
  const number = readNumber(body, mark)
  return number ? { number, length: body.length } : null
}

/** The longest unit at the start of a text, as printed. */
function leadingUnit(text: string): string | null {
  // A sign of comparison begins a range, also where it stands close to the unit.
  const tokens = [...text.matchAll(/[<>≤≥]=?|[^\s<>≤≥]+/g)].slice(0, 4)
  for (let count = tokens.length; count > 0; count--) {
    const last = tokens[count - 1]
    const piece = text.slice(0, (last?.index ?? 0) + (last?.[0].length ?? 0)).replace(/[,;]+$/, '')
    if (isKnownUnit(piece) || (count === 1 && looksLikeUnit(piece))) return piece
    const bracketed = /^[([]?([^()[\]]+)[)\]]?$/.exec(piece)?.[1]
    if (bracketed && bracketed !== piece && isKnownUnit(bracketed)) return piece
  }
  return null
}

/** Whether a name is too plain to be a test of its own in a table. */
export function isTestLike(name: string): boolean {
  const words = normaliseTestName(name).split(' ')
  return words.length <= 6 && !/[.!?]$/.test(name)
}
