import type { CutLine } from './cut-line.ts'
import { lineHeight, type ReadLetter } from './read-lines.ts'

/** A word of a line, with its place along it (0 to 1). */
export interface LineWord {
  text: string
  from: number
  to: number
  /** 0 to 100: of its least sure letter. */
  confidence: number
  /** What else it may say. */
  otherLooks: string[]
}

/** White columns that make a space: at most this share of the line's height, and this share of the way from letter to letter. */
const space = { ofHeight: 0.15, ofPitch: 0.5, least: 3.5 } as const
/** Figures stand at equal distances, a narrow 1 with much paper around it: between two of them a space is where the distance is this much longer. */
const longStep = 1.4

/** Parts a line into words where the model saw a space or where the paper between two letters is wide enough. */
export function splitWords(line: CutLine, letters: readonly ReadLetter[]): LineWord[] {
  const isInk = inkColumns(line)
  const spaced = Math.max(space.least, Math.min(space.ofHeight * lineHeight, space.ofPitch * pitchOf(letters) * line.width))
  const step = longStep * figureStep(letters)
  const words: LineWord[] = []
  let current: ReadLetter[] = []
  let from = firstInk(isInk, 0, 1)
  const close = (to: number) => {
    if (current.length > 0) words.push(wordOf(current, from / line.width, Math.max(from + 1, to) / line.width))
    current = []
  }
  for (const [index, letter] of letters.entries()) {
    if (letter.letter === ' ') continue
    const before = letters[index - 1]
    if (before && current.length > 0) {
      const last = current.at(-1) as ReadLetter
      const gap = widestGap(isInk, last.at * line.width, letter.at * line.width)
      if (before.letter === ' ' || /[<>≥≤]/.test(letter.letter) || (gap.to - gap.from >= spaced && !isOneNumber(current, letter, step))) {
        close(gap.from)
        from = gap.to
      }
    }
    current.push(letter)
  }
  close(firstInk(isInk, line.width - 1, -1) + 1)
  return words
}

const isDigit = ({ letter }: ReadLetter): boolean => /\d/.test(letter)

/** Two digits next to each other, or a digit and the point or comma beside it. */
function isOneNumber(word: readonly ReadLetter[], next: ReadLetter, step: number): boolean {
  const [last, before] = [word.at(-1), word.at(-2)]
  if (!last) return false
  if (isDigit(last) && isDigit(next)) return next.at - last.at < step
  return (
    (isDigit(last) && /[.,:]/.test(next.letter)) || (/[.,:]/.test(last.letter) && isDigit(next) && before !== undefined && isDigit(before))
  )
}

/** The usual distance of two digits that stand next to each other, as a share of the line. */
function figureStep(letters: readonly ReadLetter[]): number {
  const steps = letters.flatMap((letter, index) => {
    const next = letters[index + 1]
    return next && isDigit(letter) && isDigit(next) ? [next.at - letter.at] : []
  })
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? pitchOf(letters)
}

/** The usual way from the middle of a letter to the next one's, as a share of the line. */
function pitchOf(letters: readonly ReadLetter[]): number {
  const shown = letters.filter(({ letter }) => letter !== ' ')
  const ways = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? at))
  return ways.sort((a, b) => a - b)[Math.floor(ways.length / 2)] ?? 1
}

function wordOf(letters: readonly ReadLetter[], from: number, to: number): LineWord {
  const text = letters.map(({ letter }) => letter).join('')
  const others = letters.flatMap(({ other, pointAfter }, index) => {
    const head = letters.slice(0, index).map(({ letter }) => letter)
    const tail = letters.slice(index + 1).map(({ letter }) => letter)
    const isBetweenDigits = /\d/.test(letters[index]?.letter ?? '') && /^\d/.test(tail[0] ?? '')
    return [
      ...(other === null ? [] : [[...head, other, ...tail].join('')]),
      ...(pointAfter && isBetweenDigits ? [[...head, letters[index]?.letter, '.', ...tail].join('')] : []),
    ]
  })
  return {
    text,
    from,
    to,
    confidence: Math.round(100 * Math.min(...letters.map(({ confidence }) => confidence))),
    otherLooks: [...new Set(others)].slice(0, 3),
  }
}

/** Which columns of a line hold ink: clearly darker than its paper. */
function inkColumns({ width, height, data }: CutLine): Uint8Array {
  const sorted = Float32Array.from(data).sort()
  const paper = sorted[Math.floor(sorted.length * 0.8)] ?? 255
  const ink = sorted[Math.floor(sorted.length * 0.03)] ?? 0
  const limit = paper - 0.38 * (paper - ink)
  const isInk = new Uint8Array(width)
  for (let row = Math.floor(height * 0.12); row < height * 0.9; row++)
    for (let column = 0; column < width; column++) if ((data[row * width + column] ?? 255) < limit) isInk[column] = 1
  return isInk
}

/** The widest run of columns without ink between two places. */
function widestGap(isInk: Uint8Array, from: number, to: number): { from: number; to: number } {
  let widest = { from: (from + to) / 2, to: (from + to) / 2 }
  let start = -1
  for (let column = Math.floor(from); column <= Math.ceil(to); column++) {
    if (isInk[column] === 0 && start < 0) start = column
    if ((isInk[column] !== 0 || column >= Math.ceil(to)) && start >= 0) {
      if (column - start > widest.to - widest.from) widest = { from: start, to: column }
      start = -1
    }
  }
  return widest
}

function firstInk(isInk: Uint8Array, from: number, step: 1 | -1): number {
  for (let column = from; column >= 0 && column < isInk.length; column += step) if (isInk[column]) return column
  return from
}
