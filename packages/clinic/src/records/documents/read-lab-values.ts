import type { DateReader, DocumentDate } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'
import { doubtedDate, type RivalDate, rivalDates } from './doubt-date.ts'
import { namesResults, orderOfHead, spacedHead } from './head-words.ts'
import { type DocumentPerson, judgeLabValue, type LabFinding, markOf } from './judge-lab-value.ts'
import { type ColumnDate, columnDatesOf, valuesByColumn } from './lab-columns.ts'
import {
  type DatedPart,
  dateOf,
  dateRanks,
  dayWithoutYear,
  generalDate,
  type IsOwnDate,
  isTaken,
  nearestDate,
  ownDates,
} from './lab-dates.ts'
import { findPrintedTest, type Specimen } from './lab-index.ts'
import type { LabRow, RowValue } from './lab-row.ts'
import { isTestLike, performer, readLabRows } from './read-lab-row.ts'
import { type DecimalMark, decimalMarkOf } from './read-number.ts'
import { readProseValues } from './read-prose-values.ts'
import { cardLength, hasBoundColumns, rowCells, withBoundBefore, withBounds } from './row-cells.ts'
import { settleValues } from './settle-values.ts'
import { sentencesOf } from './statements.ts'
import { listsResults } from './unit-of-list.ts'

interface Context {
  specimen: Specimen
  /** The date that the values of this part were taken, or else reported. */
  date: DatedPart | null
  /** Dates above the columns of a table of several visits. */
  columnDates: readonly ColumnDate[]
  resultComesAfterRange: boolean
  /** Which number of a row is the result, where its head names an earlier one too; null where it does not. */
  resultPlace: number | null
  /** The bounds of the range stand in two columns. */
  hasBoundColumns: boolean
  isTable: boolean
  /** The line above, where it is the head of a table. */
  head: DocumentLine | null
}

const headerWords =
  /\b(?:tests?|analyte|investigation|parameter|component|examination|results?|values?|units?|reference|ref\.?|range|interval|flag|status|normal)\b/gi

/**
 * Every laboratory value that the lines hold, with its unit, the report's own or the usual range, its flag, date and place.
 * Nothing is converted: a unit that does not fit its test is shown and refused. `notUnderstood` are lines of tables that
 * look like results but could not be read.
 */
export function readLabValues(
  lines: readonly DocumentLine[],
  dates: DateReader,
  person: DocumentPerson,
): { findings: LabFinding[]; used: ReadonlySet<DocumentLine>; notUnderstood: DocumentLine[] } {
  const mark = decimalMarkOf(lines.map(({ text }) => text))
  const isOwn = ownDates(lines, dates)
  const isGas = lines.some(({ text }) => bloodGas.test(text))
  const general = generalDate(lines, dates, isOwn)
  const everywhere = rivalDates(lines, dates)
  let head: RivalDate[] = []
  let isHead = true
  const findings: LabFinding[] = []
  const marked = new Set<LabFinding>()
  const used = new Set<DocumentLine>()
  const notUnderstood: DocumentLine[] = []
  let context: Context = {
    specimen: 'blood',
    date: null,
    columnDates: [],
    resultComesAfterRange: false,
    resultPlace: null,
    hasBoundColumns: false,
    isTable: false,
    head: null,
  }
  for (const [index, line] of lines.entries()) {
    const found = dates.datesIn(line).filter((date) => dates.isPossible(date) && dates.kindOf(line, date) !== 'birth')
    context = contextAfter(context, line, found, dates, isOwn)
    const cells = rowCells(line, lines.slice(index + 1, index + 1 + cardLength), dates)
    const inLine = isHeader(line) ? [] : readLabRows(cells, mark, context.resultComesAfterRange)
    const rows = inLine.map((row) => (context.hasBoundColumns ? withBounds(row) : withBoundBefore(row, numbersOfRow(context))))
    const isMedicine = ofMedicine.test(line.text)
    const read = isMedicine ? [] : rows.filter((row) => isResult(row, context))
    const dated = dateOf(context, found, general)
    // A day in the row itself is the row's own.
    const usual = found.length === 1 ? dated : doubtedDate(dated, isTaken(context, found, general), head, everywhere)
    const ofReport = found.length === 1 ? doubtedDate(dateOf(context, [], general), isTaken(context, [], general), head, everywhere) : usual
    for (const row of read.map((each) => (isGas ? each : withoutBloodPh(each))))
      for (const { value, date, lost } of valuesWithDates(line, row, found, ofReport) ?? datedValues(line, row, context, usual)) {
        const finding = judgeLabValue(line, row, value, date, lost, context.specimen, person)
        findings.push(finding)
        if (markOf(row, value) !== null) marked.add(finding)
      }
    if (read.length === 0) {
      const own = columnDatesOf(line, dates, context.date?.value ?? null, lines[index - 1]) ? [] : rivalDates([line], dates)
      if (own.length > 0) head = isHead ? [...head, ...own] : own
      isHead ||= own.length > 0
    } else isHead = false
    if (read.length > 0) {
      used.add(line)
      context = { ...context, isTable: true }
      continue
    }
    const told = toldIn(line, mark)
    for (const { sentence, row } of told) {
      const date =
        nearestDate(line, row, found) ?? dayWithoutYear(sentence, general) ?? dayWithoutYear(line, general) ?? dateOf(context, [], general)
      findings.push(judgeLabValue(sentence, row, row.values[0] ?? null, date, null, context.specimen, person))
      used.add(sentence)
    }
    if (told.length === 0 && !isMedicine && context.isTable && looksLikeLostResult(line)) notUnderstood.push(line)
  }
  return { findings: settleValues(findings, marked, lines), used, notUnderstood }
}

/** How medicines are taken: numbers beside these words are doses. */
const ofMedicine =
  /\b(?:tablets?|capsules?|caps?|tabs?|daily|twice|once|times a day|doses?|injection|inhaler|bedtime|orally|p\.?o\.?|b\.?d\.?|t\.?d\.?s\.?)\b/i

/** The values that sentences of a line tell; one that tells of medicines tells none. */
function toldIn(line: DocumentLine, mark: DecimalMark): { sentence: DocumentLine; row: LabRow }[] {
  const isList = listsResults(line.text)
  return sentencesOf(line)
    .filter(({ text }) => !ofMedicine.test(text))
    .flatMap((sentence) => readProseValues(sentence, mark, isList).map((row) => ({ sentence, row })))
}

/** How many numbers the head of a table promises for each row; 0 where it does not tell. */
const numbersOfRow = ({ columnDates, resultPlace }: Context): number => columnDates.length || (resultPlace === null ? 0 : 2)

/** "6.1   5.8 08/02/2025": a number with a day of its own behind it is of that day, the others are of the report's; null where none has one. */
function valuesWithDates(
  line: DocumentLine,
  { values }: LabRow,
  found: readonly DocumentDate[],
  ofReport: DocumentDate | null,
): ReturnType<typeof datedValues> | null {
  const own = values.map(({ end }, index) =>
    found.find(({ start }) => line.start + start >= end && line.start + start <= (values[index + 1]?.start ?? Number.POSITIVE_INFINITY)),
  )
  if (values.length < 2 || !own.some(Boolean) || own.every(Boolean)) return null
  return values.map((value, index) => ({ value, date: own[index] ?? ofReport, lost: null }))
}

/** The values of a row that count, each with its date and, where it is not sure which number is meant, why. */
function datedValues(
  line: DocumentLine,
  row: LabRow,
  { columnDates, resultPlace, resultComesAfterRange }: Context,
  usual: DocumentDate | null,
): { value: RowValue | null; date: DocumentDate | null; lost: string | null }[] {
  const { values } = row
  const dateOfColumn = (date: ColumnDate | undefined) => (date?.isOfReport ? usual : (date ?? null))
  if (columnDates.length > 1) {
    // As many values as dates stand in their order; where a cell is empty, their places tell.
    const placed = values.length === columnDates.length ? null : valuesByColumn(line, values, columnDates)
    if (placed) return placed.map(({ value, date }) => ({ value, date: dateOfColumn(date), lost: null }))
    if (values.length > 1) {
      const lost = columnDates.length === values.length ? null : 'The number of values does not fit the number of dates above them.'
      return values.map((value, index) => ({ value, date: dateOfColumn(columnDates[index]), lost }))
    }
  }
  const place = resultPlace ?? (resultComesAfterRange && row.range === null ? values.length - 1 : 0)
  // The other number may be none, or one that the eye has missed.
  if (values.length === 1 && (place > 0 || (resultPlace !== null && line.recognised !== null)))
    return [{ value: values[0] ?? null, date: usual, lost: 'It may be the earlier result.' }]
  const lost = values.length > 1 && resultPlace === null ? 'There are several numbers in this row: I may have taken the wrong one.' : null
  return [{ value: values[place] ?? null, date: usual, lost }]
}

function isHeader({ text, cells }: DocumentLine): boolean {
  const isBare = (words: string) => !/\d+[.,]\d/.test(words.replace(/\d+[/.-]\d+[/.-]\d+/g, ''))
  return (
    cells.length > 1 &&
    new Set(
      spacedHead(text)
        .match(headerWords)
        ?.map((word) => word.toLowerCase()),
    ).size >= 2 &&
    isBare(text) &&
    // "GGT   103 U/L   Ref range: 8 - 60": a number with its unit is a result.
    !cells.slice(1).some((cell) => /^[<>]?\d{1,5}(?![\d/.-])(?!\s+[A-Za-z]{3,9}\s+\d{2,4})/.test(cell.text))
  )
}

const specimens: readonly (readonly [Specimen, RegExp])[] = [
  ['urine', /\b(?:urin\w*|dipstick)\b/i],
  ['other', /\b(?:csf|cerebrospinal|pleural|ascit\w*|synovial|stool|faec\w*|fec\w*|semen|sweat|saliva)\b/i],
  [
    'blood',
    /\b(?:blood|serum|plasma|haemat\w*|hemat\w*|biochem\w*|chemistry|metabolic|lipid\w*|thyroid|liver|renal|kidney|electrolytes|iron|vitamins?|hormones?|coagulation|immunology|full blood count|complete blood count|cbc|fbc)\b/i,
  ],
]

/** What was tested in the part of a report that a line heads; null where it heads none. */
function specimenOf({ text, cells }: DocumentLine): Specimen | null {
  if (cells.length > 1 || text.length >= 60 || /\d/.test(text)) return null
  return specimens.find(([, words]) => words.test(text))?.[0] ?? null
}

function contextAfter(context: Context, line: DocumentLine, found: readonly DocumentDate[], dates: DateReader, isOwn: IsOwnDate): Context {
  let next: Context = { ...context, head: isHeader(line) ? line : null }
  next = { ...next, specimen: specimenOf(line) ?? next.specimen }
  const columns = columnDatesOf(line, dates, context.date?.value ?? null, context.head)
  if (columns) next = { ...next, columnDates: columns }
  // A new table, whose head names one column of results, ends the columns of the one before.
  else if (isHeader(line) && found.length === 0 && context.isTable && namesResults(line)) next = { ...next, columnDates: [] }
  if (isHeader(line)) next = { ...next, isTable: true, hasBoundColumns: hasBoundColumns(line), ...orderOfHead(line) }
  // A day in the row of a test is that row's own.
  const isOfRow = line.cells.length > 1 && findPrintedTest((line.cells[0]?.text ?? '').replace(performer, '')) !== null
  for (const date of isOfRow ? [] : found) {
    const rank = dateRanks[dates.kindOf(line, date)]
    if (rank === undefined || !isOwn(line, date) || columns !== null || found.length > 3) continue
    if (!next.date || rank >= next.date.rank) next = { ...next, date: { value: date, rank } }
  }
  return next
}

/** A known test with a value, or an unknown one that a table shows with a unit or a range. */
function isResult(row: LabRow, context: Context): boolean {
  if (row.values.length > 1 && context.columnDates.length === 0 && row.unit === null && row.range === null && row.test === null)
    return false
  if (row.isLate && row.unit === null && row.range === null) return false
  if (row.test) return row.values.length > 0 || context.isTable
  if (row.words !== null) return context.isTable && (context.specimen !== 'blood' || /\burin/i.test(row.name)) && isTestLike(row.name)
  return (
    isTestLike(row.name) &&
    ((row.unit !== null && /[/%]/.test(row.unit) && (context.isTable || row.range !== null)) || (row.range !== null && context.isTable))
  )
}

function looksLikeLostResult({ text, cells }: DocumentLine): boolean {
  return (
    cells.length >= 3 &&
    /[A-Za-z]{3}/.test(cells[0]?.text ?? '') &&
    /\d/.test(text) &&
    !/\b(?:19|20)\d{2}\b|page|tel|fax|phone|\b(?:lab|request|episode|specimen|accession|sample) (?:no|number|id)\b/i.test(text)
  )
}

/** What stands beside the pH of blood. */
const bloodGas = /\bp\s?co2\b|\bp\s?o2\b|\bbase excess\b|\bblood gas|\b[av]bg\b|\bhco3|\bbicarb/i

/** A bare "pH" without the gases of blood is that of something else: semen, stool, a vaginal swab. */
const withoutBloodPh = (row: LabRow): LabRow =>
  row.test?.id === 'blood-ph' && !/blood|arterial|venous/i.test(row.name) ? { ...row, test: null } : row
