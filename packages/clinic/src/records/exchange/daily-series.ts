import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { inBaseUnit, measureFacts } from '../vitals/vital-units.ts'
import { type ReadItem, wholeItem } from './read-item.ts'

/** What of one measure fell on one day, from one device. */
interface Day {
  count: number
  sum: number
  least: number
  most: number
  /** Of blood sugar: values in range, and below it. */
  within: number
  below: number
}

/** Values of a day up to which each is kept by itself, and how many single values are kept in all. */
const most = { single: 4, singles: 20_000, days: 60_000 } as const
/** Days for which every day is kept; what is older is kept by the month. */
const daysKept = 400
/** Measures of which a day has a sum; of two devices that counted the same day the larger one is right. */
const summed: ReadonlySet<VitalMeasure> = new Set(['steps', 'sleep'])
/** Glucose in range: 3.9 to 10.0 mmol/L (International consensus on time in range, 2019). */
const glucoseRange = [3.9, 10] as const

/**
 * Takes in measured values one by one, however many there are, in memory that grows with the days and not with the
 * values; gives them back as items: a few a day each by itself, many a day as the day's mean with its lowest and highest.
 */
export function createDailySeries() {
  const days = new Map<string, Day>()
  const singles = new Map<string, { date: string; value: number }[]>()
  let singleCount = 0

  return {
    /** `moment`: an ISO text that begins with its local day. `value` in `unit`, one of the measure's own. */
    add(measure: VitalMeasure, moment: string, value: number, unit: string, device: string): void {
      const base = inBaseUnit({ measure, value, unit })
      if (base === null) return
      const day = moment.slice(0, 10)
      const key = `${measure}|${unit}|${day}|${summed.has(measure) ? device : ''}`
      const known = days.get(key)
      const [within, below] =
        measure === 'glucose' ? [Number(base >= glucoseRange[0] && base <= glucoseRange[1]), Number(base < glucoseRange[0])] : [0, 0]
      if (known) {
        known.within += within
        known.below += below
        known.count++
        known.sum += value
        known.least = Math.min(known.least, value)
        known.most = Math.max(known.most, value)
      } else if (days.size < most.days) days.set(key, { count: 1, sum: value, least: value, most: value, within, below })
      if (summed.has(measure)) return
      const kept = singles.get(key) ?? []
      if ((known?.count ?? 1) > most.single) {
        singleCount -= kept.length
        singles.delete(key)
      } else if (singleCount < most.singles) {
        kept.push({ date: moment, value })
        singles.set(key, kept)
        singleCount++
      }
    },
    /** The items, the newest first. */
    end(): ReadItem[] {
      const items = itemsOf(days, singles)
      days.clear()
      singles.clear()
      return items
    },
  }
}

function itemsOf(days: ReadonlyMap<string, Day>, singles: ReadonlyMap<string, { date: string; value: number }[]>): ReadItem[] {
  const sorted = [...days].map(([key, day]) => ({ key, day, parts: key.split('|') }))
  const newest = sorted.reduce((latest, { parts }) => ((parts[2] ?? '') > latest ? (parts[2] ?? '') : latest), '')
  const oldest = dayBefore(newest, daysKept)
  const totals = new Map<string, { measure: VitalMeasure; unit: string; date: string; sum: number }>()
  const months = new Map<string, { measure: VitalMeasure; unit: string; month: string; sum: number; days: number }>()
  const items: (ReadItem | null)[] = []
  for (const { key, day, parts } of sorted) {
    const [measure, unit, date] = parts as [VitalMeasure, string, string]
    const kept = singles.get(key)
    if (kept) items.push(...kept.map((each) => vital(measure, unit, each.date, each.value)))
    else if (summed.has(measure)) {
      const total = totals.get(`${measure}|${unit}|${date}`)
      if (!total || day.sum > total.sum) totals.set(`${measure}|${unit}|${date}`, { measure, unit, date, sum: day.sum })
    } else if (date >= oldest) {
      const share = measure === 'glucose' ? `, ${Math.round((100 * day.within) / day.count)}% in range` : ''
      const note = `Mean of ${day.count} values, lowest ${rounded(day.least)}, highest ${rounded(day.most)}${share}.`
      const spread = {
        count: day.count,
        lowest: rounded(day.least),
        highest: rounded(day.most),
        ...(measure === 'glucose' && { within: day.within, below: day.below }),
      }
      items.push(vital(measure, unit, date, rounded(day.sum / day.count), { note, spread }))
    } else addTo(months, measure, unit, date, day.sum / day.count)
  }
  for (const { measure, unit, date, sum } of totals.values()) {
    if (date >= oldest) items.push(vital(measure, unit, date, rounded(sum)))
    else addTo(months, measure, unit, date, sum)
  }
  for (const { measure, unit, month, sum, days: count } of months.values())
    items.push(vital(measure, unit, month, rounded(sum / count), { note: `Mean of ${count} days of this month.` }))
  return items.filter((item) => item !== null).sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}

function addTo(
  months: Map<string, { measure: VitalMeasure; unit: string; month: string; sum: number; days: number }>,
  measure: VitalMeasure,
  unit: string,
  date: string,
  value: number,
): void {
  const month = date.slice(0, 7)
  const known = months.get(`${measure}|${unit}|${month}`) ?? { measure, unit, month, sum: 0, days: 0 }
  months.set(`${measure}|${unit}|${month}`, { ...known, sum: known.sum + value, days: known.days + 1 })
}

function vital(
  measure: VitalMeasure,
  unit: string,
  date: string,
  value: number,
  rest: Pick<ReadItem, 'note' | 'spread'> = {},
): ReadItem | null {
  return wholeItem({ kind: 'vital', name: measureFacts[measure].name, measure, value, unit, date, ...rest })
}

const rounded = (value: number): number => Number(value.toPrecision(4))

function dayBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}
