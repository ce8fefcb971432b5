import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { unitOf } from '../vitals/vital-units.ts'
import { createDailySeries } from './daily-series.ts'
import { momentOf, pressureItem, type ReadItem, type ReadRecords } from './read-item.ts'

/** Apple's quantities that are measured values here (developer.apple.com/documentation/healthkit/hkquantitytypeidentifier). */
const quantities: Readonly<Record<string, VitalMeasure>> = {
  StepCount: 'steps',
  HeartRate: 'pulse',
  RestingHeartRate: 'pulse',
  RespiratoryRate: 'breathing-rate',
  BodyTemperature: 'temperature',
  OxygenSaturation: 'oxygen',
  BloodGlucose: 'glucose',
  BodyMass: 'weight',
  Height: 'height',
  PeakExpiratoryFlowRate: 'peak-flow',
}
const prefix = 'HKQuantityTypeIdentifier'
const asleep = /^HKCategoryValueSleepAnalysisAsleep/
/** Characters of one record; what is longer is none. */
const longestRecord = 16_384
/** Blood pressures that wait for their other number, and that are kept. */
const mostPressures = 50_000
/** Days between two days of bleeding after which a new period begins. */
const periodGap = 5

/**
 * Reads Apple's export.xml piece by piece: in goes text as it comes, out come items at the end. Memory grows with the days
 * and devices of the export, not with its records.
 */
export function createAppleHealthReader(): { feed(text: string): void; end(): ReadRecords & { records: number } } {
  const series = createDailySeries()
  const pressures = new Map<string, { upper?: number; lower?: number; unit: string }>()
  const bleeding = new Set<string>()
  const others = new Map<string, number>()
  let rest = ''
  let records = 0

  function take(tag: string): void {
    records++
    const type = valueIn(tag, 'type')
    const moment = momentOf(valueIn(tag, 'startDate'))
    if (type === null || moment === undefined || moment.length < 10) return
    const name = type.startsWith(prefix) ? type.slice(prefix.length) : type
    const measure = Object.hasOwn(quantities, name) ? quantities[name] : undefined
    if (measure !== undefined) takeQuantity(tag, measure, moment)
    else if (name === 'BloodPressureSystolic' || name === 'BloodPressureDiastolic') takePressure(tag, name, moment)
    else if (type === 'HKCategoryTypeIdentifierSleepAnalysis') takeSleep(tag)
    else if (type === 'HKCategoryTypeIdentifierMenstrualFlow') {
      if (!/None$/.test(valueIn(tag, 'value') ?? '')) bleeding.add(moment.slice(0, 10))
    } else if (others.size < 200 || others.has(type)) others.set(type, (others.get(type) ?? 0) + 1)
  }

  function takeQuantity(tag: string, measure: VitalMeasure, moment: string): void {
    const unit = unitOf(measure, valueIn(tag, 'unit') ?? '-')
    const value = Number(valueIn(tag, 'value') ?? Number.NaN)
    if (unit === null || Number.isNaN(value)) return
    // A saturation is a share here.
    const shown = measure === 'oxygen' && value <= 1 ? value * 100 : value
    series.add(measure, moment, shown, unit, valueIn(tag, 'sourceName') ?? '')
  }

  function takePressure(tag: string, name: string, moment: string): void {
    const value = Number(valueIn(tag, 'value') ?? Number.NaN)
    const unit = valueIn(tag, 'unit') ?? ''
    if (Number.isNaN(value) || (pressures.size >= mostPressures && !pressures.has(moment))) return
    pressures.set(moment, { ...pressures.get(moment), unit, [name === 'BloodPressureSystolic' ? 'upper' : 'lower']: value })
  }

  function takeSleep(tag: string): void {
    const [from, until] = [momentOf(valueIn(tag, 'startDate')), momentOf(valueIn(tag, 'endDate'))]
    if (!from || !until || !asleep.test(valueIn(tag, 'value') ?? '')) return
    const hours = (Date.parse(until) - Date.parse(from)) / 3_600_000
    // A night belongs to the day on which it ends.
    if (hours > 0 && hours <= 24) series.add('sleep', until, hours, 'h', valueIn(tag, 'sourceName') ?? '')
  }

  return {
    feed(text) {
      const all = rest + text
      let from = 0
      for (;;) {
        const start = all.indexOf('<Record ', from)
        if (start < 0) {
          rest = all.slice(Math.max(from, all.length - 7))
          return
        }
        const end = tagEnd(all, start)
        if (end < 0) {
          rest = all.length - start > longestRecord ? '' : all.slice(start)
          return
        }
        take(all.slice(start, end))
        from = end
      }
    },
    end() {
      const paired = [...pressures].flatMap(([moment, { upper, lower, unit }]) => pressureItem(upper, lower, unit, unit, moment) ?? [])
      const items = [...paired, ...periodsOf(bleeding), ...series.end()]
      const left = [...others.values()].reduce((sum, count) => sum + count, 0)
      return { items, records, notes: left > 0 ? [`${left} records of ${others.size} other kinds were not taken over.`] : [] }
    },
  }
}

/** Where a tag ends: at the first bracket outside quotation marks; -1 where it does not yet. */
function tagEnd(text: string, start: number): number {
  for (let end = text.indexOf('>', start); end >= 0; end = text.indexOf('>', end + 1)) {
    const before = text.charCodeAt(end - 1)
    if (before === 34 || before === 39 || before === 47) return end + 1
    if (end - start > longestRecord) return end + 1
  }
  return -1
}

function valueIn(tag: string, name: string): string | null {
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return null
  const from = start + name.length + 3
  const end = tag.indexOf('"', from)
  const value = end < 0 ? null : tag.slice(from, end)
  return value?.includes('&') ? value.replace(/&(lt|gt|amp|quot|apos);/g, (_, entity: string) => entities[entity] ?? '') : value
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function periodsOf(days: ReadonlySet<string>): ReadItem[] {
  let before = Number.NEGATIVE_INFINITY
  return [...days].sort().flatMap((day): ReadItem[] => {
    const time = Date.parse(day) / 86_400_000
    const isNew = time - before > periodGap
    before = time
    return isNew ? [{ kind: 'vital', name: 'Period', measure: 'period', date: day }] : []
  })
}
