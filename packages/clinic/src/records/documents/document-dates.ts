import { acrossOf, type DocumentLine, wordsAt } from './document-lines.ts'
import { earlierHead, spacedHead } from './head-words.ts'

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
/** Behind a year; in pictures the time often stands close to it. */
const end = String.raw`\b|\d{2}:\d{2}`
const shapes: readonly { pattern: RegExp; parts: (match: RegExpMatchArray) => [year: string, month: string, day: string | null] }[] = [
  {
    pattern: /\b((?:19|20)\d{2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?=T\d|\b)/g,
    parts: (match) => [match[1] ?? '', match[2] ?? '', match[3] ?? ''],
  },
  {
    pattern: new RegExp(String.raw`\b((?:19|20)\d{2})[ ./-]${monthName}\.?[ ./-](\d{1,2})(?=T\d|\b)`, 'gi'),
    parts: (match) => [match[1] ?? '', match[2] ?? '', match[3] ?? ''],
  },
  {
    pattern: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)?[ ./-]{0,3}(?:of )?${monthName}\.?,?[ ./'’-]{0,3}((?:19|20)\d{2}(?=${end})|\d{2}\b)`,
      'gi',
    ),
    parts: (match) => [match[3] ?? '', match[2] ?? '', match[1] ?? ''],
  },
  {
    pattern: new RegExp(String.raw`\b${monthName}\.? {0,2}(\d{1,2})(?:st|nd|rd|th)?,?[ \t]{0,2}((?:19|20)\d{2})(?=${end})`, 'gi'),
    parts: (match) => [match[3] ?? '', match[1] ?? '', match[2] ?? ''],
  },
  {
    pattern: new RegExp(String.raw`\b${monthName}\.?,? {1,2}((?:19|20)\d{2})\b`, 'gi'),
    parts: (match) => [match[2] ?? '', match[1] ?? '', null],
  },
  {
    // "08/2023": a month alone.
    pattern: /(?<![\d./-])(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/.-])/g,
    parts: (match) => [match[2] ?? '', match[1] ?? '', null],
  },
]
const numeric =
  /(?<![\d.,/-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2}(?=\d{1,2}:\d{2}|\d(?!\d))|(?:19|20)\d{2}(?![\d/-])|\d{2}(?![\d/-]))/g

/** Reads dates in lines of one document, whose own dates say whether the day or the month comes first. */
export interface DateReader {
  datesIn(line: DocumentLine): DocumentDate[]
  /** What a date of a line is the date of: by the words before it, else by the heading above it. */
  kindOf(line: DocumentLine, date: DocumentDate): DateKind
  /** The patient's birth date as the document gives it. */
  birth: string | null
  /** Whether something that happened to the patient can bear a date: not before the birth, not after today. */
  isPossible(date: DocumentDate): boolean
}

/** `today` (YYYY-MM-DD) where it is known: nothing in a document happened after it. */
export function createDateReader(lines: readonly DocumentLine[], today: string | null): DateReader {
  const order = orderOf(lines)
  const likelier = lines.some(({ text }) => mostlyMonthFirst.test(text)) ? 'month-first' : 'day-first'
  const above = new Map(lines.map((line, index) => [line, lines[index - 1]]))
  const reader = {
    datesIn: (line: DocumentLine) => datesIn(line, { order, likelier }, today),
    kindOf: (line: DocumentLine, date: DocumentDate) => {
      const kind = kindOfDate(line.text, date, datesIn(line, { order, likelier }, today))
      const head = above.get(line)
      return kind === 'plain' && head?.page === line.page ? kindAbove(line, date, head) : kind
    },
  }
  const birth = birthIn(lines, reader)
  return {
    ...reader,
    birth,
    isPossible: ({ date }) => (today === null || date <= today) && (birth === null || date > birth),
  }
}

/** The birth date that the document gives its patient. */
function birthIn(lines: readonly DocumentLine[], { datesIn: read, kindOf }: Pick<DateReader, 'datesIn' | 'kindOf'>): string | null {
  for (const line of lines.slice(0, 80)) {
    const found = read(line).find((date) => kindOf(line, date) === 'birth')
    if (found) return found.date
  }
  return null
}

/** What only laboratories of the United States print, who write the month first; and what only others do, who write the day first. */
const writtenMonthFirst =
  /\b(?:CLIA\s?(?:#|no\b|num|id\b|:|\d)|NPI|HIPAA|LabCorp|Quest Diagnostics|Medicare ID)\b|,\s?[A-Z]{2}\s\d{5}(?:-\d{4})?\b|\d{2}\s?[AP]M\s(?:E|C|M|P)[SD]T\b/
const writtenDayFirst =
  /\b(?:NHS|Haematology|Haemoglobin|Paediatrics?|Postcode|NABL|Medicare No|IHI No|Eircode|Co\.? Dublin|HPCSA|CHI No)\b|(?<!\p{L})(?:n[ée]e? le|pr[ée]lev\p{L}+|r[ée]sultats?|geboren|entnahme|befund|resultados?|fecha)(?!\p{L})/iu

/** Words that mostly those print who write the month first: enough to prefer that reading, not to be sure of it. */
const mostlyMonthFirst = /\b\d{1,3} y\.o\.|^drawn\b/i

/** What a day above 12 proves for the whole document, else how close together its dates lie, else what is written; null where nothing tells. */
function orderOf(lines: readonly DocumentLine[]): Order | null {
  let dayFirst = 0
  let monthFirst = 0
  const worded = wordedDays(lines)
  for (const { text } of lines) {
    for (const [, first = '', mark, second = '', year = ''] of text.matchAll(numeric)) {
      if (mark === '.') dayFirst++
      // The same day is written out elsewhere.
      const [isDay, isMonth] = [isoDate(year, second, first), isoDate(year, first, second)].map((day) => day !== null && worded.has(day))
      if (first !== second && isDay !== isMonth) {
        if (isDay) dayFirst++
        else monthFirst++
      }
      if (Number(first) > 12 && Number(second) <= 12) dayFirst++
      if (Number(second) > 12 && Number(first) <= 12) monthFirst++
    }
    if (/\bmm\/dd\/yy/i.test(text)) monthFirst++
    if (/\bdd\/mm\/yy/i.test(text)) dayFirst++
  }
  if (dayFirst > 0 || monthFirst > 0) return dayFirst > 0 && monthFirst > 0 ? null : dayFirst > 0 ? 'day-first' : 'month-first'
  const words = orderByWords(lines)
  const nearness = orderByNearness(lines)
  return words !== null && nearness !== null && words !== nearness ? null : (words ?? nearness)
}

/** The days that a document writes with the name of their month, or with the year first. */
function wordedDays(lines: readonly DocumentLine[]): ReadonlySet<string | null> {
  const daysIn = (text: string) =>
    shapes.flatMap(({ pattern, parts }) => [...text.matchAll(pattern)].map((match) => isoDate(...parts(match))))
  return new Set(lines.flatMap(({ text }) => daysIn(text)))
}

function orderByWords(lines: readonly DocumentLine[]): Order | null {
  const isMonthFirst = lines.some(({ text }) => writtenMonthFirst.test(text))
  const isDayFirst = lines.some(({ text }) => writtenDayFirst.test(text))
  return isMonthFirst === isDayFirst ? null : isDayFirst ? 'day-first' : 'month-first'
}

/** A sample is taken, received and reported within days: the order that sets the dates of one year close together is the right one. */
function orderByNearness(lines: readonly DocumentLine[]): Order | null {
  const pairs = lines
    .flatMap(({ text }) => [...text.matchAll(numeric)].filter(({ index }) => !ofAnotherTime.test(text.slice(0, index))))
    .map(([, first = '', , second = '', year = '']) => ({ first: Number(first), second: Number(second), year: year.slice(-2) }))
  const newest = pairs
    .map(({ year }) => year)
    .sort()
    .at(-1)
  const near = pairs.filter(({ year }) => year === newest)
  const spanOf = (days: readonly number[]) => Math.max(...days) - Math.min(...days)
  const dayFirst = spanOf(near.map(({ first, second }) => second * 30.5 + first))
  const monthFirst = spanOf(near.map(({ first, second }) => first * 30.5 + second))
  if (near.length < 2 || Math.min(dayFirst, monthFirst) > together || Math.max(dayFirst, monthFirst) < 2 * together) return null
  return dayFirst < monthFirst ? 'day-first' : 'month-first'
}

/** Words right before a date that is not of the days of the report. */
const ofAnotherTime =
  /\b(?:previous|prior|last|earlier|changed|since|effective|revised|valid|version|until|born|birth|dob|d\.o\.b)\b[^\d\t]{0,16}$/i

/** Days within which a report names its dates. */
const together = 14

function datesIn(line: DocumentLine, { order, likelier }: { order: Order | null; likelier: Order }, today: string | null): DocumentDate[] {
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
    const isOpen = order === null && first !== second && Number(first) <= 12 && Number(second) <= 12
    const [dayFirst, monthFirst] = [isoDate(year, second, first), isoDate(year, first, second)]
    // Of two ways to read it, one that lies in the future is none.
    const isFuture = (date: string | null) => today !== null && date !== null && date > today
    const isOnlyMonthFirst = isOpen && isFuture(dayFirst) && !isFuture(monthFirst)
    const isDoubtful = isOpen && isFuture(dayFirst) === isFuture(monthFirst)
    const isTakenMonthFirst = isOnlyMonthFirst || (isDoubtful && likelier === 'month-first')
    const isMonthFirst = order === 'month-first' ? Number(first) <= 12 : Number(second) > 12 || isTakenMonthFirst
    const taken = isMonthFirst ? 'month' : 'day'
    const doubt = isDoubtful ? `The date ${match[0]} can be read in two ways: I took the first number as the ${taken}.` : null
    // "05/20/20266": dirt behind a year, or a figure too many.
    const isCrowded = year.length === 4 && /^\d(?![\d:])/.test(line.text.slice(match.index + match[0].length))
    add(match, year, isMonthFirst ? first : second, isMonthFirst ? second : first, isCrowded ? 'The date is hard to read.' : doubt)
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
  const isClear = words.every(({ start: from, end: to, confidence, otherLooks }) => {
    const own = line.text.slice(from - line.start, to - line.start)
    return confidence >= 60 && otherLooks.every((look) => isSameDate(own, look, confidence >= surelyRead))
  })
  return isClear ? null : 'The date is hard to read in the picture.'
}

/** Of a word whose every letter is sure; a further look at it may only have lost a letter. */
const surelyRead = 90
function isSameDate(own: string, look: string, isSure: boolean): boolean {
  const [digits, seen] = [own.replace(/\D/g, ''), look.replace(/\D/g, '')]
  return plain(own) === plain(look) || (digits !== '' && seen.includes(digits)) || (isSure && seen.length < digits.length)
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

const labels: readonly (readonly [kind: DateKind, pattern: RegExp])[] = [
  [
    'birth',
    /(?<!\p{L})(?:d ?\.? ?o ?\.? ?b|date of birth|birth ?date|born|n[ée](?:\(?e\)?)? le|geb(?:oren)?\.?(?: am)?|nacimiento|nacid[oa]|nato|nata|y\.?o\.?b)(?!\p{L})/iu,
  ],
  [
    'printed',
    /\b(?:print(?:ed)?(?: on| at)?|(?:run|message|typing|dictation|document) date|date (?:typed|dictated|printed|created|stored|of print)|created|stored|downloaded|typed|dictated|generated|reviewed|viewed|filed|as at|expir\w*|valid until|next (?:visit|appointment|review|due)|due|appointment|page|version|revis\w+|copyright)\b/i,
  ],
  [
    'taken',
    /(?<!\p{L})(?:collect\w*|co[l1I]{1,2}e?c?te?d|drawn?|bled|venesection|sampl(?:e[ds]?|ing)|specimen|taken|took(?: (?:your|the|this|a) (?:samples?|blood))?|(?:blood|lab|urine)s? ?(?:tests?|work|samples?)? (?:on|from|of)|venepuncture|phlebotomy|date of (?:test|sample|collection|visit|service)|test date|spec ?\.? ?date|coll\.?(?=\s*[:.\d]|\s*$)|tested|pr[ée]lev\p{L}*|entnahme|toma de muestra|prelievo)(?!\p{L})/iu,
  ],
  [
    'received',
    /\b(?:(?:received|receipt of|registered|accepted) (?:your |the |this |a )?(?:samples?|specimens?|kit|blood)|received|receipt|rec(?:['’]?d|v['’]?d|eiv)?\.?(?=\s*[:.\d]|\s*$)|rcvd|accession\w*|regist(?:ered|ration)|reg\.? date|requested|ordered)(?!\p{L})/iu,
  ],
  [
    'reported',
    /\b(?:(?:reported|tested|analy[sz]ed|processed|results? (?:of|for|from)) (?:your |the |this )?(?:samples?|specimens?|blood)|report(?:ed)?|rep(?:\.|t\.?)?(?: ?date|(?=\s*[:.\d]|\s*$))|result(?:ed|s)?|verifi(?:ed|cation)|validat(?:ed|ion)|released|authori[sz]ed|issued|approved|signed|final(?:i[sz]ed)?)\b/i,
  ],
  ['event', /\b(?:discharg\w*|do[ad]|admi(?:tted|ssion)|visit|seen|consultation|clinic|encounter|prescri\w*)\b/i],
  // A bare "date" is that of the document; behind another word it is that word's: "collection date".
  ['event', /(?<![\p{L}.] ?)\bdate\b/iu],
]
/** What stands behind a date and is no label of the next one. */
const times = /\b(?:am|pm|hrs?|hours|local|and|to|until|[ecmp][sd]t|gmt|bst|utc|ist|sast|a[ec][sd]t)\b/gi
export type DateKind = 'birth' | 'printed' | 'taken' | 'received' | 'reported' | 'event' | 'plain'

/**
 * What a date is the date of, by the nearest word before it in its line. Words of its own, behind the date before it, are its
 * label, also where we have no name for them.
 */
function kindOfDate(text: string, { start }: DocumentDate, inLine: readonly DocumentDate[]): DateKind {
  const from = inLine.findLast(({ end }) => end <= start)?.end ?? 0
  const own = text.slice(from, start)
  const before = /\p{L}{3}/u.test(own.replace(times, ' ')) ? own.slice(-60) : text.slice(0, start).slice(-60)
  const kind = lastLabelIn(before) ?? 'plain'
  // "Last sample: 3 May" is of another report.
  return kind !== 'birth' && earlierReport.test(before) ? 'printed' : kind
}

const earlierReport =
  /\b(?:previous|prior|last|earlier|historical)\s+(?:\p{L}+\s+){0,2}(?:samples?|specimens?|reports?|results?|tests?|collection|visit)\b[^\d]{0,20}$/iu

/** The last label that words hold: "Specimen received" is of the receipt. */
function lastLabelIn(words: string): DateKind | undefined {
  let best: { kind: DateKind; end: number; length: number } | undefined
  for (const [kind, pattern] of labels) {
    const last = [...words.matchAll(new RegExp(pattern.source, 'giu'))].at(-1)
    if (!last) continue
    const { length } = last[0]
    const end = last.index + length
    if (!best || end > best.end || (end === best.end && length > best.length)) best = { kind, end, length }
  }
  return best?.kind
}

/** The kind that the heading over a date gives it: "Collected   Received   Reported" with the dates in the row below. */
function kindAbove(line: DocumentLine, { start, end }: DocumentDate, head: DocumentLine): DateKind {
  const rest = line.text.replace(/[\d\s/.:,-]|\b(?:am|pm|est|gmt|utc|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/gi, '')
  if (rest.length > 12 || head.cells.length < 2) return 'plain'
  const place = line.cells.findLastIndex((cell) => cell.start <= line.start + start)
  // As many cells as labels stand in their order, also where text lost its columns.
  const same = head.cells.length === line.cells.length ? head.cells[place] : undefined
  const across = acrossOf(line, line.start + start, line.start + end)
  let best: { kind: DateKind; distance: number } = { kind: 'plain', distance: Number.POSITIVE_INFINITY }
  for (const cell of head.cells) {
    const words = spacedHead(cell.text)
    // A label with its own date beside it speaks of no other; a day below "Previous result and date" is of another report.
    const kind = /\d/.test(words) ? undefined : earlierHead.test(words) ? 'printed' : lastLabelIn(words)
    const distance = cell === same ? -1 : Math.abs(acrossOf(head, cell.start, cell.start + cell.text.length) - across)
    if (kind && distance < best.distance) best = { kind, distance }
  }
  return best.kind
}
