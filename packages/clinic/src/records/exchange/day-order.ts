import { isDay } from './read-item.ts'

const numeric =
  /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const worded =
  /^(?:(\d{1,2})[ -]([a-z]{3})[a-z]*\.?|([a-z]{3})[a-z]*\.? (\d{1,2}),?)[ -,]+(\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]\.?m\.?)?)?$/i

type Order = 'year first' | 'day first' | 'month first'

/**
 * How the dates of one column are written, so that 03/04 is not read both ways: by the dates among them that can be read
 * only one way. Null where all of them can be read both ways.
 */
export function dayOrderOf(dates: readonly string[]): Order | null {
  let isDayFirst = false
  let isMonthFirst = false
  for (const date of dates) {
    const [, first = '', second = '', , , , half] = numeric.exec(date) ?? []
    if (first.length === 4) return 'year first'
    if (Number(first) > 12) isDayFirst = true
    if (Number(second) > 12) isMonthFirst = true
    // Only where the month comes first are hours counted to twelve.
    if (half && !isDayFirst) isMonthFirst = true
    if (worded.test(date)) return 'day first'
  }
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day first' : 'month first'
}

/** A date of such a column in ISO 8601, with its time where it has one; undefined where it is none. */
export function dateIn(order: Order, text: string): string | undefined {
  const named = worded.exec(text)
  if (named) {
    const month = months.indexOf((named[2] ?? named[3] ?? '').toLowerCase()) + 1
    return isoOf(Number(named[5]), month, Number(named[1] ?? named[4]), named[6], named[7], named[8])
  }
  const parts = numeric.exec(text)
  if (!parts) return undefined
  const numbers = parts.slice(1, 4).map(Number) as [number, number, number]
  const [year, month, day] =
    order === 'year first' ? numbers : order === 'day first' ? [numbers[2], numbers[1], numbers[0]] : [numbers[2], numbers[0], numbers[1]]
  const moment = isoOf(year, month, day, parts[4], parts[5], parts[6])
  const zone = parts[7]?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  return moment !== undefined && zone && moment.length > 10 ? `${moment}:00${zone}` : moment
}

function isoOf(year: number, month: number, day: number, hour?: string, minute?: string, half?: string): string | undefined {
  const whole = year < 100 ? 2000 + year : year
  if (whole < 1900 || whole > 2200 || month < 1 || !isDay(whole, month, day)) return undefined
  const two = (part: number) => String(part).padStart(2, '0')
  const date = `${whole}-${two(month)}-${two(day)}`
  if (hour === undefined || minute === undefined) return date
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour)
  return hours > 23 || Number(minute) > 59 ? date : `${date}T${two(hours)}:${minute}`
}
