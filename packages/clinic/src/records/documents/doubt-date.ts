import type { DateKind, DateReader, DocumentDate } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'

/** Kinds of dates that may be the day of a test where no label says which is. */
const rivals: ReadonlySet<DateKind> = new Set(['taken', 'received', 'reported', 'event', 'plain'])

/** So many years before the test a date is the birthday of somebody, or of an old illness. */
export const longAgo = 3

export interface RivalDate {
  date: string
  isTaken: boolean
}

/** Dates that some lines of a report could mean as the day of its tests. */
export function rivalDates(lines: readonly DocumentLine[], dates: DateReader): RivalDate[] {
  return lines.flatMap((line) =>
    dates
      .datesIn(line)
      .filter((date) => dates.isPossible(date) && rivals.has(dates.kindOf(line, date)))
      .map((date) => ({ date: date.date, isTaken: dates.kindOf(line, date) === 'taken' })),
  )
}

/**
 * The date with a doubt where the report names other days that may as well be meant: `head` are those right above the results,
 * `everywhere` those of the whole report, which count where no date is said to be that of the sample. A sample is
 * taken before it is received and reported: an earlier date above the results speaks against the one that is said to be its.
 */
export function doubtedDate(
  date: DocumentDate | null,
  isTaken: boolean,
  head: readonly RivalDate[],
  everywhere: readonly RivalDate[],
): DocumentDate | null {
  if (date === null || date.doubt !== null) return date
  const isNear = (other: RivalDate) => Number(date.date.slice(0, 4)) - Number(other.date.slice(0, 4)) < longAgo
  const rival = isTaken
    ? head.find((other) => isNear(other) && (other.isTaken ? other.date !== date.date : other.date < date.date))
    : everywhere.find((other) => isNear(other) && other.date !== date.date)
  return rival ? { ...date, doubt: `The report names several dates: I took ${date.date}, but it may be ${rival.date}.` } : date
}
