import type { WordPlace } from '@dr-ai/clinic/records/document-page'

/** A word with its box; y grows downwards. */
export interface PlacedWord {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** Its box in the picture, where that was straightened. */
  seen?: Box
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface ArrangedPage<Word extends PlacedWord> {
  /** Lines separated by line feeds, cells by tabs. */
  text: string
  /** Every word at its place in the text. */
  places: readonly { word: Word; start: number; end: number }[]
}

/** Words of one line stand at most this share of their height apart, up and down. */
const verticalShare = 0.55
/** A gap of this many line heights separates two cells; below `space` two pieces belong to one word. */
const gaps = { cell: 1.05, space: 0.12 }

/** Puts words into lines from top to bottom and left to right, and lines into cells at their gaps. */
export function arrangeWords<Word extends PlacedWord>(words: readonly Word[]): ArrangedPage<Word> {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.left - b.left)) {
    const line = nearestLine(lines, word)
    if (line) line.push(word)
    else lines.push([word])
  }
  lines.sort((a, b) => middleOf(a) - middleOf(b))
  const places: { word: Word; start: number; end: number }[] = []
  let text = ''
  for (const line of lines) {
    if (text !== '') text += '\n'
    const height = Math.max(...line.map(heightOf))
    let before: Word | null = null
    for (const word of line) {
      const gap = before === null ? 0 : word.left - before.right
      if (before !== null) text += gap > gaps.cell * height ? '\t' : gap > gaps.space * height ? ' ' : ''
      places.push({ word, start: text.length, end: text.length + word.text.length })
      text += word.text
      before = word
    }
  }
  return { text, places }
}

/** Places of words in a text with their boxes as shares of the page. */
export function placesOn(places: ArrangedPage<PlacedWord>['places'], { width, height }: { width: number; height: number }): WordPlace[] {
  const share = (value: number, of: number) => Math.round((Math.min(of, Math.max(0, value)) / of) * 10_000) / 10_000
  const shares = ({ left, right, top, bottom }: Box) => ({
    left: share(left, width),
    right: share(right, width),
    top: share(top, height),
    bottom: share(bottom, height),
  })
  return places.map(({ word, start, end }) => ({ start, end, ...shares(word), ...(word.seen && { seen: shares(word.seen) }) }))
}

/** The line whose last word stands at the word's height and before it. */
function nearestLine<Word extends PlacedWord>(lines: readonly Word[][], word: Word): Word[] | null {
  let best: { line: Word[]; distance: number } | null = null
  for (const line of lines) {
    const last = line.at(-1)
    if (!last || last.right > word.left + heightOf(word)) continue
    const distance = Math.abs(middle(last) - middle(word))
    if (isBeside(line, word) && (!best || distance < best.distance)) best = { line, distance }
  }
  return best?.line ?? null
}

/** A word stands beside the line's last word, or beside its last tall one: a dash is a flat word. */
function isBeside<Word extends PlacedWord>(line: readonly Word[], word: Word): boolean {
  const tallest = Math.max(...line.slice(-4).map(heightOf))
  return line.slice(-4).some((each) => {
    const least = Math.max(Math.min(heightOf(each), heightOf(word)), 0.6 * Math.min(tallest, Math.max(heightOf(each), heightOf(word))))
    return Math.abs(middle(each) - middle(word)) < verticalShare * least
  })
}

const heightOf = ({ top, bottom }: PlacedWord): number => Math.max(1, bottom - top)
const middle = ({ top, bottom }: PlacedWord): number => (top + bottom) / 2
const middleOf = (line: readonly PlacedWord[]): number => line.reduce((sum, word) => sum + middle(word), 0) / line.length
