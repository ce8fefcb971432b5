import type { Random } from '../../random.ts'
import type { DateStyle } from './lab-layout.ts'

export interface Day {
  year: number
  month: number
  day: number
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const two = (number: number): string => String(number).padStart(2, '0')

/** A day of the last two years. */
export function dayOf(random: Random): Day {
  return { year: random.pick([2025, 2026]), month: 1 + Math.floor(random.next() * 9), day: 1 + Math.floor(random.next() * 27) }
}

export function addDays({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** A day as reports of that style print it. */
export function printDate({ year, month, day }: Day, style: DateStyle): string {
  const name = months[month - 1] ?? ''
  const short = String(year).slice(2)
  switch (style) {
    case '03/14/2026':
      return `${two(month)}/${two(day)}/${year}`
    case '3/14/26':
      return `${month}/${day}/${short}`
    case '14/03/2026':
      return `${two(day)}/${two(month)}/${year}`
    case '14/03/26':
      return `${two(day)}/${two(month)}/${short}`
    case '2026-03-14':
      return `${year}-${two(month)}-${two(day)}`
    case '14 March 2026':
      return `${day} ${name} ${year}`
    case 'March 14, 2026':
      return `${name} ${day}, ${year}`
    case '14-Mar-2026':
      return `${two(day)}-${name.slice(0, 3)}-${year}`
    case '14.03.2026':
      return `${two(day)}.${two(month)}.${year}`
    case '14 Mar 26':
      return `${two(day)} ${name.slice(0, 3)} ${short}`
  }
}
