import type { DocumentLine } from './document-lines.ts'
import { wordsAt } from './document-lines.ts'

export interface DocumentDate {
  /** YYYY-MM-DD, or YYYY-MM where no day was given. */
  date: string
  /** Why it may be read wrong; null where there is no doubt. */
  doubt: string | null
  /** Place in the line's text. */
  start: number
  end: number
}

type Order = 'day-first' | 'month-first'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const shapes: readonly { pattern: RegExp; parts: (match: RegExpMatchArray) => [year: string, month: string, day: string | null] }[] = [
  { pattern: /\b((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})\b/g, parts: (match) => [match[1] ?? '', match[2] ?? '', match[3] ?? ''] },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?[ .-]{0,2}(?:of )?${monthName}\.?,?[ .-]{0,2}((?:19|20)\d{2}|\d{2})\b`, 'gi'),
    parts: (match) => [match[3] ?? '', match[2] ?? '', match[1] ?? ''],
  },
  {
    pattern: new RegExp(String.raw`\b${monthName}\.? {0,2}(\d{1,2})(?:st|nd|rd|th)?,? {1,2}((?:19|20)\d{2})\b`, 'gi'),
    parts: (match) => [match[3] ?? '', match[1] ?? '', match[2] ?? ''],
  },
  {
    pattern: new RegExp(String.raw`\b${monthName}\.?,? {1,2}((?:19|20)\d{2})\b`, 'gi'),
    parts: (match) => [match[2] ?? '', match[1] ?? '', null],
  },
]
const numeric = /(?<![\d.,/-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2}|\d{2})(?![\d/-])/g

/** Reads dates in lines of one document, whose own dates say whether the day or the month comes first. */
export interface DateReader {
  datesIn(line: DocumentLine): DocumentDate[]
}

export function createDateReader(lines: readonly DocumentLine[]): DateReader {
  const order = orderOf(lines)
  return { datesIn: (line) => datesIn(line, order) }
}

/** What a day above 12 proves for the whole document; null where nothing does. */
function orderOf(lines: readonly DocumentLine[]): Order | null {
  let dayFirst = 0
  let monthFirst = 0
  for (const { text } of lines) {
    for (const [, first = '', mark, second = ''] of text.matchAll(numeric)) {
      if (mark === '.') dayFirst++
      if (Number(first) > 12 && Number(second) <= 12) dayFirst++
      if (Number(second) > 12 && Number(first) <= 12) monthFirst++
    }
    if (/\bmm\/dd\/yy/i.test(text)) monthFirst++
    if (/\bdd\/mm\/yy/i.test(text)) dayFirst++
  }
  if (dayFirst > 0 && monthFirst === 0) return 'day-first'
  return monthFirst > 0 && dayFirst === 0 ? 'month-first' : null
}

function datesIn(line: DocumentLine, order: Order | null): DocumentDate[] {
  const found: DocumentDate[] = []
  const add = (match: RegExpMatchArray, year: string, month: string, day: string | null, doubt: string | null) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    const date = isoDate(year, month, day)
    if (date && !found.some((other) => other.start < end && other.end > start))
      found.push({ date, doubt: doubt ?? unclear(line, start, end), start, end })
  }
  for (const { pattern, parts } of shapes) for (const match of line.text.matchAll(pattern)) add(match, ...parts(match), null)
  for (const match of line.text.matchAll(numeric)) {
    const [, first = '', , second = '', year = ''] = match
    const isMonthFirst = order === 'month-first' ? Number(first) <= 12 : Number(second) > 12
    const isOpen = order === null && first !== second && Number(first) <= 12 && Number(second) <= 12
    const doubt = isOpen ? `The date ${match[0]} can be read in two ways: I took the first number as the day.` : null
    add(match, year, isMonthFirst ? first : second, isMonthFirst ? second : first, doubt)
  }
  return found.sort((a, b) => a.start - b.start)
}

function isoDate(year: string, month: string, day: string | null): string | null {
  const fullYear = year.length === 2 ? (Number(year) > 79 ? 1900 : 2000) + Number(year) : Number(year)
  const monthNumber = /^\d+$/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  if (monthNumber < 1 || monthNumber > 12) return null
  const prefix = `${fullYear}-${String(monthNumber).padStart(2, '0')}`
  if (day === null) return prefix
  const last = new Date(Date.UTC(fullYear, monthNumber, 0)).getUTCDate()
  return Number(day) >= 1 && Number(day) <= last ? `${prefix}-${String(Number(day)).padStart(2, '0')}` : null
}

function unclear(line: DocumentLine, start: number, end: number): string | null {
  const words = wordsAt(line, line.start + start, line.start + end)
  const isClear = words.every(
    ({ start: from, end: to, confidence, otherLooks }) =>
      confidence >= 60 && otherLooks.every((look) => plain(look) === plain(line.text.slice(from - line.start, to - line.start))),
  )
  return isClear ? null : 'The date is hard to read in the picture.'
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

const labels: readonly (readonly [kind: DateKind, pattern: RegExp])[] = [
  ['birth', /\b(?:d\.?o\.?b|date of birth|birth ?date|born)\b/i],
  ['printed', /\b(?:print(?:ed)?|expir\w*|valid until|next (?:visit|appointment)|appointment|page)\b/i],
  ['taken', /\b(?:collect\w*|drawn|sample[ds]?|specimen|taken|venepuncture|phlebotomy|date of (?:test|sample|collection|visit))\b/i],
  ['received', /\b(?:received|accession\w*|registered|requested|ordered)\b/i],
  ['reported', /\b(?:report(?:ed)?|result(?:ed|s)?|verified|released|authori[sz]ed|issued|approved)\b/i],
  ['event', /\b(?:discharg\w*|admi(?:tted|ssion)|visit|seen|consultation|clinic|encounter|prescri\w*|date)\b/i],
]
export type DateKind = 'birth' | 'printed' | 'taken' | 'received' | 'reported' | 'event' | 'plain'

/** What a date is the date of, by the nearest word before it in its line. */
export function kindOfDate(text: string, { start }: DocumentDate): DateKind {
  const before = text.slice(0, start).slice(-60)
  let best: { kind: DateKind; place: number } = { kind: 'plain', place: -1 }
  for (const [kind, pattern] of labels) {
    const places = [...before.matchAll(new RegExp(pattern.source, 'gi'))]
    const place = places.at(-1)?.index ?? -1
    if (place > best.place) best = { kind, place }
  }
  return best.kind
}
