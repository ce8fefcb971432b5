import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'

type Result = Pick<DocumentFinding, 'name' | 'value' | 'range' | 'flag' | 'refused' | 'review'>

/** Where a value and its range lie on a bar, in percent of its width. */
export interface RangeBar {
  from: number
  to: number
  at: number
}

/** How much of the range's own width the bar shows on either side of it. */
const room = 0.75
const whole = 100

/** The number of a value; a "<" or ">" before it is read over, a comma is a point. */
export function numberOf(text: string | null): number | null {
  const value = Number((text ?? '').replace(/^[<>≤≥]\s*/, '').replace(',', '.'))
  return text === null || text.trim() === '' || Number.isNaN(value) ? null : value
}

/** The bar of a result; null where there is no number, no range, or the value counts for nothing. A value beyond the bar stands at its end. */
export function rangeBar({ value, range, refused }: Pick<Result, 'value' | 'range' | 'refused'>): RangeBar | null {
  const number = numberOf(value)
  const ends = range && endsOf(range.low, range.high)
  if (number === null || !ends || refused) return null
  const { low, high, least, most } = ends
  const placeOf = (point: number) => Math.round(whole * Math.min(1, Math.max(0, (point - least) / (most - least))))
  return { from: placeOf(low), to: placeOf(high), at: placeOf(number) }
}

function endsOf(low: number | null, high: number | null) {
  if (low !== null && high !== null && high > low) {
    const beside = (high - low) * room
    return { low, high, least: Math.max(0, low - beside), most: high + beside }
  }
  if (high !== null && high > 0) return { low: 0, high, least: 0, most: high * (1 + room) }
  if (low !== null && low > 0) return { low, high: low * 2, least: 0, most: low * 2 }
  return null
}

/** How far beside its range a result lies, in widths of the range: 0 within it. */
function distance({ value, range }: Result): number {
  const number = numberOf(value)
  if (number === null || !range) return 0
  const width = range.low !== null && range.high !== null && range.high > range.low ? range.high - range.low : range.high || range.low || 1
  if (range.high !== null && number > range.high) return (number - range.high) / width
  return range.low !== null && number < range.low ? (range.low - number) / width : 0
}

const rank = ({ flag, review }: Result): number => {
  if (review === 'rejected') return 0
  if (flag === null) return 2
  return flag === 'normal' ? 1 : 3
}

/**
 * The results with the most dangerous first: what the `warning` above them names, then what is out of range by how far, then those nobody could
 * rate, then those in range; removed ones last.
 */
export function orderResults<Each extends Result>(results: readonly Each[], warning = ''): Each[] {
  const warned = warning.toLowerCase()
  const isNamed = ({ name, review }: Result) => Number(review !== 'rejected' && warned.includes(name.toLowerCase()))
  return [...results].sort((a, b) => isNamed(b) - isNamed(a) || rank(b) - rank(a) || distance(b) - distance(a))
}
