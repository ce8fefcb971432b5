import type { DateKind, DateReader, DocumentDate } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'
import { longAgo } from './doubt-date.ts'
import type { LabRow } from './lab-row.ts'

/** The date that the values of a part of a report were taken, or else reported. */
export interface DatedPart {
  value: DocumentDate
  rank: number
}

export const dateRanks: Partial<Record<DateKind, number>> = { taken: 4, received: 3, reported: 2, event: 2, plain: 1 }
/** Whether a date that no word explains can be the day of the tests: one that lies many years before the newest is a birthday, or history. */
export type IsOwnDate = (line: DocumentLine, date: DocumentDate) => boolean

/** Years within which a report is printed again. */
const aLife = 12

const yearsOf = (date: string): number => Number(date.slice(0, 4))

/** Whether days lie so close together that all can be those of results; one long before the others is a birthday. */
export const areOfOneReport = (days: readonly string[]): boolean => Math.max(...days.map(yearsOf)) - Math.min(...days.map(yearsOf)) <= aLife

export function ownDates(lines: readonly DocumentLine[], dates: DateReader): IsOwnDate {
  const newest = newestDate(lines, dates)
  return (line, date) => yearsOf(newest) - yearsOf(date.date) <= (dates.kindOf(line, date) === 'plain' ? longAgo : aLife)
}

function newestDate(lines: readonly DocumentLine[], dates: DateReader): string {
  const possible = lines.flatMap((line) => dates.datesIn(line).filter(dates.isPossible))
  return possible.reduce((newest, { date }) => (date > newest ? date : newest), '')
}

/** The date of a document that names only one below its values, or in its foot. */
export function generalDate(
  lines: readonly DocumentLine[],
  dates: DateReader,
  isOwn: IsOwnDate,
): (DocumentDate & { isTaken: boolean }) | null {
  let best: { date: DocumentDate; rank: number } | null = null
  for (const line of lines) {
    for (const date of dates.datesIn(line)) {
      const rank = dates.isPossible(date) && isOwn(line, date) ? dateRanks[dates.kindOf(line, date)] : undefined
      if (rank !== undefined && (!best || rank > best.rank)) best = { date, rank }
    }
  }
  return best && { ...best.date, isTaken: best.rank === dateRanks.taken }
}

export function dateOf(
  context: { date: DatedPart | null },
  inLine: readonly DocumentDate[],
  general: DocumentDate | null,
): DocumentDate | null {
  if (inLine.length === 1) return inLine[0] ?? null
  return context.date && context.date.rank > 1 ? context.date.value : (general ?? context.date?.value ?? null)
}

/** Whether the date that counts is said to be that of the sample, or stands in the row itself. */
export function isTaken(
  context: { date: DatedPart | null },
  inLine: readonly DocumentDate[],
  general: { isTaken: boolean } | null,
): boolean {
  if (inLine.length === 1) return true
  return context.date && context.date.rank > 1 ? context.date.rank === dateRanks.taken : (general?.isTaken ?? false)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayAlone =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)?)\b(?!,? ?(?:19|20)?\d)/i

/** "On 7th October", in a letter of 14 October: the last such day before the letter. */
export function dayWithoutYear({ text }: DocumentLine, letter: DocumentDate | null): DocumentDate | null {
  const match = dayAlone.exec(text)
  const day = (match?.[1] ?? match?.[4] ?? '').padStart(2, '0')
  const month = String(months.indexOf((match?.[2] ?? match?.[3] ?? '').toLowerCase()) + 1).padStart(2, '0')
  if (match === null || letter === null || letter.date.length < 10) return null
  const year = yearsOf(letter.date)
  const date = `${`${year}-${month}-${day}` > letter.date ? year - 1 : year}-${month}-${day}`
  return { date, doubt: letter.doubt, start: match.index, end: match.index + match[0].length }
}

export function nearestDate(line: DocumentLine, row: LabRow, found: readonly DocumentDate[]): DocumentDate | null {
  const place = (row.values[0]?.end ?? line.start) - line.start
  return [...found].sort((a, b) => Math.abs(a.start - place) - Math.abs(b.start - place))[0] ?? null
}
