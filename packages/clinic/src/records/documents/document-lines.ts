import type { DocumentPage, RecognisedWord, WordPlace } from './document-page.ts'

export interface Cell {
  text: string
  /** Place in the page's text. */
  start: number
}

/** One line of a document, with its cells. */
export interface DocumentLine {
  /** From 1. */
  page: number
  text: string
  start: number
  cells: readonly Cell[]
  /** Where the page is a picture: its words. */
  recognised: readonly RecognisedWord[] | null
  /** Where its words stand on the page; none for text without a layout. */
  places: readonly WordPlace[]
  /** It stands in a column, right below the line before it. */
  isBelow?: boolean
  /** It begins with one of the letters by which ambulance crews ask (sample-letters.ts). */
  isOfSample?: boolean
}

const longestLine = 600
/** What separates cells: a tab, three spaces, a bar, or a semicolon of an exported table. */
const separators = /\t+| {3,}|\s*[|│¦]\s*|;(?=\s*\S)/g

/** The lines of all pages that hold words; over-long ones are cut into pieces at their sentences. */
export function linesOf(pages: readonly DocumentPage[]): DocumentLine[] {
  return pages.flatMap(({ text, recognised, places = [] }, index) => {
    let next = 0
    const lines: DocumentLine[] = []
    for (const match of text.matchAll(/[^\n\r\f\v]+/g)) {
      for (const piece of piecesOf(match[0])) {
        if (piece.text.trim() === '') continue
        const start = match.index + piece.start
        const end = start + piece.text.length
        while (next < places.length && (places[next]?.end ?? 0) <= start) next++
        const from = next
        while (next < places.length && (places[next]?.start ?? end) < end) next++
        const own = places.slice(from, next)
        lines.push({ page: index + 1, text: piece.text, start, cells: cellsOf(piece.text, start), recognised, places: own })
      }
    }
    return lines
  })
}

function piecesOf(text: string): { text: string; start: number }[] {
  if (text.length <= longestLine) return [{ text, start: 0 }]
  const pieces: { text: string; start: number }[] = []
  for (const match of text.matchAll(/[\s\S]{1,600}?(?:[.!?](?=\s)|$)|[\s\S]{600}/g))
    if (match[0]) pieces.push({ text: match[0], start: match.index })
  return pieces
}

function cellsOf(text: string, start: number): Cell[] {
  const cells: Cell[] = []
  let from = 0
  const add = (to: number) => {
    const raw = text.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    if (raw.trim() !== '') cells.push({ text: raw.trim(), start: start + from + lead })
  }
  for (const match of text.matchAll(separators)) {
    add(match.index)
    from = match.index + match[0].length
  }
  add(text.length)
  return cells
}

/** The words of a picture that cover a place of the page's text. */
export function wordsAt(line: DocumentLine, start: number, end: number): readonly RecognisedWord[] {
  return (line.recognised ?? []).filter((word) => word.start < end && word.end > start)
}

/**
 * Where across the page a place of a line stands: the middle of its words, else the number of its tabs, else of its
 * letters. Two places of one document compare only where both lines are of the same kind, as the rows of a table are.
 */
export function acrossOf({ text, start, places }: DocumentLine, from: number, to: number): number {
  const words = places.filter((word) => word.start < to && word.end > from)
  if (words.length > 0) return (Math.min(...words.map(({ left }) => left)) + Math.max(...words.map(({ right }) => right))) / 2
  if (text.includes('\t')) return text.slice(0, from - start).split('\t').length
  return (from + to) / 2 - start
}
