import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { type DocumentLine, wordsAt } from './document-lines.ts'
import type { RecognisedWord } from './document-page.ts'
import { findPrintedTest, isKnownUnit } from './lab-index.ts'
import type { LabRow, RowValue } from './lab-row.ts'
import { flagAgainst, type LabFlag } from './read-flag.ts'
import { readRange } from './read-range.ts'
import { normaliseUnit } from './units.ts'

/** A name of a picture that is not what was read there, or that another look read as the name of another test. */
export function nameDoubt(line: DocumentLine, { name, test }: LabRow): string | null {
  if (!line.recognised || test === null) return null
  const place = line.text.indexOf(name)
  if (place < 0) return `The name is hard to read: it looks like "${line.cells[0]?.text ?? ''}".`
  for (const { start, end, otherLooks } of wordsAt(line, line.start + place, line.start + place + name.length)) {
    const [from, to] = [start - line.start - place, end - line.start - place]
    const other = otherLooks
      .map((look) => name.slice(0, Math.max(0, from)) + look + name.slice(to))
      .find((look) => isAnotherTest(look, test))
    if (other !== undefined) return `The name is hard to read: it could also be "${other}".`
  }
  return null
}

function isAnotherTest(name: string, test: LabTest): boolean {
  const other = findPrintedTest(name)
  return other !== null && other !== test
}

/** A unit that another look at the picture read as another one. */
export function unitDoubt(line: DocumentLine, unit: string): string | null {
  if (!line.recognised) return null
  const place = line.text.indexOf(unit)
  if (place < 0) return 'The unit is hard to read.'
  const [word, ...more] = wordsAt(line, line.start + place, line.start + place + unit.length)
  if (!word || more.length > 0) return null
  const own = normaliseUnit(unit)
  const other = word.otherLooks.map(normaliseUnit).find((look) => look !== '' && look !== own && isKnownUnit(look))
  return other ? `The unit is hard to read: it could also be ${other}.` : null
}

/** What in a picture of text makes the value unsure: faint words, looks that differ, decimals that the range has and the value has not. */
export function pictureDoubt(
  line: DocumentLine,
  row: LabRow,
  value: RowValue,
  usual: { low: number | null; high: number | null } | null,
  factor: number,
): string | null {
  if (!line.recognised) return null
  const words = wordsAt(line, value.start, value.end)
  const printed = line.text.slice(value.start - line.start, value.end - line.start)
  if (printed.includes(':')) return `This is hard to read: it looks like "${printed}".`
  const [other] = otherNumbers(line, words)
  if (other !== undefined) return `This is hard to read: it could also be "${other || 'something else'}".`
  if (words.some(({ confidence }) => confidence < 60)) return 'This is hard to read in the picture.'
  if (row.range && row.range.decimals > 0 && value.number.decimals === 0) return 'A decimal point may be lost in the picture.'
  // A number that was read surely and has its decimals is what it says, however far from the range.
  const isSure = value.number.decimals > 0 && words.every(({ confidence }) => confidence >= surelyRead)
  if (!isSure && isFarFrom(row.range ?? scaled(usual, factor), value.number.value))
    return 'This is far from the usual range: a decimal point may be lost in the picture.'
  return row.test ? null : 'I do not know this test, and the picture may be misread.'
}

/** The bounds of one laboratory are seldom further from the usual ones than by this factor. */
const otherLaboratory = 1.5

/**
 * A range that another look read otherwise, or that is unlike the usual one, where the value would then be on another side of it; the
 * laboratory's own mark settles it.
 */
export function rangeDoubt(
  line: DocumentLine,
  { range }: LabRow,
  value: RowValue,
  mark: LabFlag | null,
  usual: Bounds | null,
): string | null {
  if (!line.recognised || range === null || mark !== null) return null
  const own = flagAgainst(value.number, range)
  if (usual !== null && isUnlike(range, usual) && flagAgainst(value.number, usual) !== own)
    return 'The range beside it is unlike the usual one: it may be misread in the picture.'
  const [from, to] = [range.start - line.start, range.end - line.start]
  const printed = line.text.slice(from, to)
  for (const { start, end, otherLooks } of wordsAt(line, range.start, range.end)) {
    const before = line.text.slice(from, Math.max(from, start - line.start))
    const behind = line.text.slice(Math.min(to, end - line.start), to)
    for (const look of otherLooks) {
      const other = readRange(`${before}${look}${behind}`, null)
      // A look may have taken a neighbour for this word: one number twice is no range.
      if (other !== null && other.low !== other.high && flagAgainst(value.number, other) !== own)
        return `The range beside it is hard to read: it looks like "${printed}", and could also be "${other.text}".`
    }
  }
  return null
}

/** What else the number's words may say, the told ones first. */
function otherNumbers(line: DocumentLine, words: readonly RecognisedWord[]): string[] {
  const looks = words.flatMap(({ start, end, otherLooks }) => {
    const printed = line.text.slice(Math.max(0, start - line.start), end - line.start)
    return otherLooks.filter((look) => digitsOf(withoutUnit(look, printed)) !== digitsOf(printed))
  })
  return looks.sort((a, b) => Number(a === '') - Number(b === ''))
}

/** "3.5810^12/L" of another look at "3.58" is the same number, with its unit close behind it. */
const withoutUnit = (look: string, printed: string): string =>
  look.startsWith(printed) && look.includes('/') && isKnownUnit(look.slice(printed.length)) ? printed : look

interface Bounds {
  low: number | null
  high: number | null
}

function isUnlike(range: Bounds, usual: Bounds): boolean {
  const areApart = (one: number | null, other: number | null) =>
    one !== null && other !== null && one > 0 && other > 0 && Math.max(one / other, other / one) > otherLaboratory
  return areApart(range.low, usual.low) || areApart(range.high, usual.high)
}

export function scaled(usual: Bounds | null, factor: number): Bounds | null {
  return usual && { low: usual.low === null ? null : usual.low * factor, high: usual.high === null ? null : usual.high * factor }
}

function isFarFrom(bounds: Bounds | null, value: number): boolean {
  if (bounds === null) return false
  const { low, high } = bounds
  return (high !== null && high > 0 && value > high * 4) || (low !== null && value < low / 4)
}

/** Of a word in a picture whose every letter is sure. */
const surelyRead = 90

const digitsOf = (text: string): string =>
  text
    .replace(/[^\d.,<>]/g, '')
    .replace(/[.,]+$/, '')
    .replace(',', '.')
