import type { Cell, DocumentLine } from './document-lines.ts'
import { headingOf } from './letter-headings.ts'
import { columnsApart } from './two-columns.ts'

/** From this length on a line without an end may go on in the next one. */
const wrappedLength = 55
const dateAlone = /^\s*\d{1,2}[ ./-](?:\d{1,2}|[A-Z][a-z]{2,8})[ ./-]\d{2,4}\s*$/
/** Of the longest line of prose, how long a full one is. */
const fullShare = 0.75
const bullet = /^\s*(?:[•*·▪●‣–-]\s|\d{1,2}[.)]\s|\(?[a-z]\)\s)/
/** "Salbutamol 100 micrograms": below another of its kind it is the next of a list, unless that one tells of it. */
const item = /^\s*[A-Z][a-z]{3,}(?: [A-Z]?[a-z]+){0,2} \d[\d.,]*\s?(?:m?c?g|micro\w*|ml|units?|iu)\b/
const told =
  /\b(?:stop|ceas|discontinu|withh[eo]ld|avoid|allerg|intoler|start|commenc|switch|chang|replac|instead)|\b(?:and|or|to|on|of|with|from|than|her|his|the)\s*$/i
/** A heading with its colon inside a paragraph: it begins a statement of its own. */
const inlineHeading =
  /(?<!(?:^|\s)(?:known|drug|food|medication|principal|primary|secondary|final|discharge|working|other|current|regular|home|past|medical|family|social|new|active|to|any|reported|recorded|patient))\s+(?=(?:(?:known |drug |food |medication )?allerg(?:y|ies)(?: status)?|(?:principal|primary|secondary|final|discharge|working|other)? ?diagnos[ei]s|(?:current |discharge |regular |home )?medic(?:ations?|ines?)|past (?:medical|surgical) history|family history|social history|pmh|follow[- ]?up|procedures?|operations?|investigations?|immuni[sz]ations?|vaccinations?|plan|impression|examination|secondary|disp|refills?)\s?:\s)/gi
/** Words whose point ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|no|nos|vs|approx|e\.g|i\.e|tab|tabs|cap|caps|inj|syr|susp|oint|sol|ca|cf|resp|incl|temp|wt|ht|ref|hosp|dept|ave|rd|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|[a-z])\.$/i

/**
 * The statements of letters: lines that go on in the next one are put together, and paragraphs are parted at their sentences,
 * semicolons and inner headings. Each is a line of its own, at its place in the page's text.
 */
export function statementsOf(lines: readonly DocumentLine[]): DocumentLine[] {
  return unwrapped(columnsApart(lines)).flatMap(sentencesOf)
}

function unwrapped(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = []
  const fullLength = Math.max(0, ...lines.filter(({ cells }) => cells.length === 1).map(({ text }) => text.length))
  for (const [index, line] of lines.entries()) {
    const before = joined.at(-1)
    const gap = before && before.page === line.page ? line.start - (before.start + before.text.length) : -1
    const previous = lines[index - 1]?.text ?? ''
    if (before && gap >= 1 && gap <= 2 && goesOn(previous, line, fullLength))
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}${' '.repeat(gap)}${line.text}`,
        cells: [{ text: `${before.text} ${line.text}`.trim(), start: before.cells[0]?.start ?? before.start }],
        places: [...before.places, ...line.places],
      }
    else joined.push(line)
  }
  return joined
}

function goesOn(before: string, line: DocumentLine, fullLength: number): boolean {
  // What begins with a capital may be a thing of its own: it goes on only where the line above is full.
  const isFull = /^\s*[a-z(]/.test(line.text) || before.length >= fullLength * fullShare
  return (
    before.length >= wrappedLength &&
    line.isOfSample !== true &&
    isFull &&
    headingOf(line)?.rest !== '' &&
    !/\t| {3,}|\|/.test(before) &&
    !/\t| {3,}|\|/.test(line.text) &&
    !/[.:;!?]\s*$/.test(before) &&
    !dateAlone.test(line.text) &&
    !bullet.test(line.text) &&
    !(item.test(before) && item.test(line.text) && !told.test(before)) &&
    !/^\s*(?:No|Not|Nil|Denies|He|She|They|Mr|Mrs|Ms)\b/.test(line.text) &&
    !/^\s*[A-Z][\w /&-]{2,40}:/.test(line.text)
  )
}

/** A line parted at its sentences, semicolons and inner headings. */
export function sentencesOf(line: DocumentLine): DocumentLine[] {
  const cuts = new Set<number>()
  for (const match of line.text.matchAll(inlineHeading)) cuts.add(match.index + match[0].length)
  for (const match of line.text.matchAll(/;\s*|[.!?]\)?\s+(?=[A-Z(\d•])/g)) {
    const isPoint = match[0].startsWith('.')
    const head = line.text.slice(0, match.index + 1)
    if (isPoint && (abbreviation.test(head.slice(-12)) || /(?:^|\s)\d{1,2}\.$/.test(head))) continue
    // "Allergies? Yes: penicillin" is one answer.
    if (/^[\w ]{0,20}\ballerg\w*\?$/i.test(head.trim())) continue
    if (isInBrackets(line.text, match.index)) continue
    cuts.add(match.index + match[0].length)
  }
  if (cuts.size === 0) return [line]
  const ends = [...cuts, line.text.length].sort((a, b) => a - b)
  return ends.flatMap((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0)
    const text = line.text.slice(from, end)
    return text.trim() === ''
      ? []
      : [{ ...line, text, start: line.start + from, cells: cellsIn(line, from, end), places: placesIn(line, from, end) }]
  })
}

function isInBrackets(text: string, place: number): boolean {
  const head = text.slice(Math.max(0, place - 120), place)
  return head.lastIndexOf('(') > head.lastIndexOf(')') && text.slice(place, place + 120).includes(')')
}

function cellsIn(line: DocumentLine, from: number, to: number): Cell[] {
  const text = line.text.slice(from, to)
  return [...text.matchAll(/[^\t]+/g)]
    .filter(([cell]) => cell.trim() !== '')
    .map((match) => ({ text: match[0].trim(), start: line.start + from + match.index }))
}

const placesIn = (line: DocumentLine, from: number, to: number): DocumentLine['places'] =>
  line.places.filter(({ start, end }) => start < line.start + to && end > line.start + from)

/** Whether a statement shares letters with one of some lines. */
export function isWithin({ page, start, text }: DocumentLine, lines: Iterable<DocumentLine>): boolean {
  for (const line of lines) if (line.page === page && line.start < start + text.length && line.start + line.text.length > start) return true
  return false
}
