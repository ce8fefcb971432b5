import type { Cell } from './document-lines.ts'
import { isKnownUnit } from './lab-index.ts'
import type { LabRow } from './lab-row.ts'
import { flagBeforeResult, readFlag } from './read-flag.ts'
import { type DecimalMark, type ReadNumber, readNumber } from './read-number.ts'
import { type ReportRange, readRange } from './read-range.ts'
import { looksLikeUnit } from './units.ts'

/** A result in words. */
export const resultWords =
  /^(?:not detected|non[- ]?reactive|negative|neg|positive|pos|detected|reactive|nil|absent|present|trace|[1-4]?\+{1,4}|none seen|not seen|seen|no (?:mps?|(?:malaria )?parasites?) seen|(?:mps?|(?:malaria )?parasites?) seen(?: \+{1,4})?|no growth|(?:not |non[- ]?)?immune|equivocal|indeterminate|normal|clear|yellow|cloudy)$/i

/** How a table is set. */
interface Setting {
  decimals: DecimalMark
  resultComesAfterRange: boolean
}

/** What of a cell is still to be read. */
interface Rest {
  text: string
  /** Place in the page's text. */
  start: number
  /** The laboratory's mark before a number, and the place behind it. */
  mark: string
  behindMark: number
  /** Where its cell begins. */
  cell: number
  whole: string
  /** The cells of the row behind this one. */
  behind: readonly Cell[]
}

/** Reads the beginning of the rest into the row and takes it away; "complete" where nothing of the row is to be read after it. */
type Step = (row: LabRow, rest: Rest, setting: Setting) => 'read' | 'complete' | null

/** Pieces of one cell that are read. */
const mostPieces = 12

/** Reads one cell of a row into it. "complete": what follows of the row is no part of the result. */
export function readLabCell(row: LabRow, cell: Cell, behind: readonly Cell[], setting: Setting): 'complete' | null {
  const rest = restOf(row, cell, behind)
  const before = flagBeforeResult.exec(rest.text)?.[0]
  if (before !== undefined) {
    row.flag ??= readFlag(before)
    take(rest, before.length)
  }
  for (let piece = 0; rest.text !== '' && piece < mostPieces; piece++) {
    const done = readPiece(row, rest, setting)
    if (done === 'complete') return done
    if (done === null) {
      keepWords(row, rest.text)
      break
    }
  }
  return null
}

/** A star or an arrow before the number is the laboratory's mark. */
function restOf(row: LabRow, { text, start }: Cell, behind: readonly Cell[]): Rest {
  const mark = /^(?:\*{1,3}|[↑↓▲▼!])\s*(?=[<>]?\d)/.exec(text)?.[0] ?? ''
  const from = row.range === null ? mark.length : 0
  return {
    text: text.slice(from),
    start: start + from,
    mark,
    behindMark: start + mark.length,
    cell: start,
    whole: text.slice(mark.length),
    behind,
  }
}

function take(rest: Rest, length: number): void {
  const left = rest.text.slice(length)
  rest.start += length + (left.length - left.trimStart().length)
  rest.text = left.trim()
}

function readPiece(row: LabRow, rest: Rest, setting: Setting): ReturnType<Step> {
  for (const step of steps) {
    const done = step(row, rest, setting)
    if (done !== null) return done
  }
  return null
}

const isResultOpen = (row: LabRow, { resultComesAfterRange }: Setting): boolean =>
  row.values.length === 0 && !(resultComesAfterRange && row.range === null)
const isOneSided = ({ low, high }: ReportRange): boolean => low === null || high === null

/** "8-10 /hpf   0-5": the first of two is what was counted. */
const readCount: Step = (row, rest, setting) => {
  if (!isResultOpen(row, setting) || row.words !== null) return null
  const range = readRange(rest.text, setting.decimals)
  if (range === null || range.start > 0 || isOneSided(range)) return null
  const hasRange = [rest.text.slice(range.end), ...rest.behind.map(({ text }) => text)].some((text) => readRange(text, setting.decimals))
  if (!hasRange) return null
  row.words = range.text
  take(rest, range.end)
  return 'read'
}

const readBounds: Step = (row, rest, setting) => {
  const range = row.range === null ? readRange(rest.text, setting.decimals) : null
  // ">90   >90   >90   (>59)": the same bound once more is the value of another day.
  const isRepeated = range !== null && isOneSided(range) && row.values.some(({ number }) => number.text === range.text.replace(/\s/g, ''))
  if (isRepeated && rest.behind.some(({ text }) => readRange(text, setting.decimals))) return null
  if (!range || range.start > leadOf(rest.text) || (isOneSided(range) && isResultOpen(row, setting))) return null
  const text = rest.text
    .slice(0, range.end)
    .replace(/^.*?(?=[-−\d<>≤≥]|up|less|below|under|more|greater|above|over|at|max|min)/i, '')
    .replace(/(?<=\d)\s?(?:10\^|[a-zµμ%])[^\s-]*(?=\s*[-–—−])/i, '')
    .trim()
  row.range = { ...range, text, start: rest.start + range.start, end: rest.start + range.end }
  // What follows the first of several named classes are the others.
  if (
    classes.test(rest.text.slice(0, range.start)) &&
    otherClasses.test([rest.text.slice(range.end), ...rest.behind.map(({ text: behind }) => behind)].join(' '))
  )
    return 'complete'
  take(rest, closing(rest.text, range.end))
  return 'read'
}

const readValue: Step = (row, rest, { decimals }) => {
  const isOpen = row.values.length === 0 || rest.whole === rest.text
  const found = isOpen && leadingUnit(rest.text) === null ? leadingNumber(rest.text, decimals) : null
  if (!found) return null
  const { number, length } = found
  const flag = rest.mark === '' || rest.behindMark !== rest.start ? null : readFlag(rest.mark.trim())
  row.values.push({ number, start: rest.start, end: rest.start + length, flag })
  take(rest, length)
  return 'read'
}

const readUnit: Step = (row, rest) => {
  const unit = leadingUnit(rest.text)
  if (!unit) return null
  row.unit ??= unit
  take(rest, unit.length)
  return 'read'
}

const readMark: Step = (row, rest) => {
  const [word = ''] = rest.text.split(/\s+/)
  const whole = readFlag(rest.text)
  const flag = whole ?? readFlag(word)
  if (!flag || (row.values.length === 0 && resultWords.test(rest.text))) return null
  const beside = row.range === null && row.unit === null ? row.values.at(-1) : undefined
  if (beside && beside.flag === null) {
    beside.flag = flag
    if (row.values.length > 1 && beside.end <= rest.cell) beside.isMarkApart = true
  } else if (!beside) row.flag ??= flag
  take(rest, whole ? rest.text.length : word.length)
  return 'read'
}

const notUnits =
  /^(?:fasting|random|non-?fasting|calc\w*|serum|plasma|blood|final|corrected|est\w*|pending|approx\w*|repeat\w*|see|adults?|males?|females?|men|women|range|ref\w*|normal)$/i

/** "118 furlongs (150-700)": a word between a number and its range is a unit that no test has. */
const readStrangeUnit: Step = (row, rest, { decimals }) => {
  if (row.values.length !== 1 || row.unit !== null || row.range !== null || (row.test?.unit ?? '') === '') return null
  const [, word] = /^([A-Za-z]{3,14})(?=\s*[([]\s*[<>≤≥\d]|$)/.exec(rest.text) ?? []
  if (word === undefined || notUnits.test(word)) return null
  if (word.length === rest.text.length && !/^[([<>≤≥\d]/.test(rest.behind[0]?.text ?? '')) return null
  if (readRange([rest.text, rest.behind[0]?.text ?? ''].join(' '), decimals) === null) return null
  row.unit = word
  take(rest, word.length)
  return 'read'
}

const steps: readonly Step[] = [readCount, readBounds, readValue, readUnit, readMark, readStrangeUnit]

/** Words that no rule reads are the result itself, or are kept as what was not understood. */
function keepWords(row: LabRow, text: string): void {
  if (row.values.length === 0 && row.words === null && resultWords.test(text)) row.words = text
  else if (/[A-Za-z\d]/.test(text)) {
    row.rest.push(text)
    row.isLate ||= row.values.length === 0 && row.words === null
  }
}

/** Names of the class that a healthy value belongs to, where a report lists several. */
const classes = /\b(?:normal|desirable|optimal|non[- ]?diabetic|healthy)\b/i

const otherClasses =
  /\b(?:borderline|pre-?diabet\w*|diabet\w*|elevated|high|low|deficien\w*|insufficien\w*|near|moderate|severe|risk|toxic\w*|fair|poor|good)\b/i

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
  // "184IU/L": the letters behind the figures are the unit.
  const close = /^[<>≤≥]?=?\s*[-−+]?\d[\d.,]*(?=[A-Za-zµμ%]\S*)/.exec(text)?.[0]
  const beside = close === undefined ? '' : (/^\S+/.exec(text.slice(close.length))?.[0] ?? '')
  if (close !== undefined && beside.includes('/') && isKnownUnit(beside)) {
    const number = readNumber(close, mark)
    return number ? { number, length: close.length } : null
  }
  const match = /^[<>≤≥]?=?\s*[-−+]?[\dOoQlI|SB][\dOoQlI|SB.,']*(?: \d{3}(?!\d))*/.exec(text)
  if (!match) return null
  const body = match[0].replace(/[.,']+$/, '')
  if (/^[\s./-]+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i.test(text.slice(body.length))) return null
  const next = text[body.length] ?? ' '
  if (/[A-Za-z\d]/.test(next) && !/^(?:g|mg|mmol|µmol|umol|U|IU|mIU|ng|pg|fL|HH?|LL?)\b/.test(text.slice(body.length))) return null
  if (/[/:]/.test(next) && /\d/.test(text[body.length + 1] ?? '')) return null
  const number = readNumber(body, mark)
  return number ? { number, length: body.length } : null
}

/** The longest unit at the start of a text, as printed. */
function leadingUnit(text: string): string | null {
  // "5 L U/L": a mark, then the unit.
  if (/^[HL] /.test(text) && isKnownUnit(/^\S+ +(\S+)/.exec(text)?.[1] ?? '')) return null
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
