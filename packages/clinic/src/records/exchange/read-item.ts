import type { StoredItem, VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { inBaseUnit, measureFacts, unitOf } from '../vitals/vital-units.ts'
import { nameOfCode } from './name-of-code.ts'

/** An item as it was read in somebody else's file, before anybody has looked at it. */
export type ReadItem = Omit<StoredItem, 'source' | 'review' | 'conflict' | 'addedAt'>
export type Code = { system: string; code: string }

/** What was read in a file, and what of it was not, in sentences. */
export interface ReadRecords {
  items: ReadItem[]
  notes: string[]
}

/** How long the texts of an item may be. */
const longest = { name: 300, line: 300, text: 2_000, unit: 40, code: 80 } as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwanted = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\s]+/g

/** Text on one line without control characters, bounded; undefined where nothing is left. */
export function cleanText(text: unknown, most: number = longest.line): string | undefined {
  if (typeof text !== 'string') return undefined
  const clean = text
    .slice(0, 4 * most)
    .replace(unwanted, ' ')
    .trim()
    .slice(0, most)
  return clean === '' ? undefined : clean
}

/** The item with its texts bounded and what is empty left out; null without a name. */
export function wholeItem(item: { [Name in keyof ReadItem]?: ReadItem[Name] | undefined } & Pick<ReadItem, 'kind'>): ReadItem | null {
  const name = cleanText(item.name, longest.name)
  if (name === undefined) return null
  const bounded = {
    ...item,
    name,
    text: cleanText(item.text, longest.text),
    note: cleanText(item.note, longest.text),
    unit: cleanText(item.unit, longest.unit),
    reaction: cleanText(item.reaction),
    relation: cleanText(item.relation, 80),
    dosage: cleanText(item.dosage),
    frequency: cleanText(item.frequency),
    codes: item.codes?.length ? item.codes.slice(0, 5) : undefined,
    value: isNumber(item.value) ? item.value : undefined,
    low: isNumber(item.low) ? item.low : undefined,
    high: isNumber(item.high) ? item.high : undefined,
  }
  return Object.fromEntries(Object.entries(bounded).filter(([, value]) => value !== undefined)) as unknown as ReadItem
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** A code of a known form; null for anything else. */
export function codeOf(system: unknown, code: unknown): Code | null {
  const [address, value] = [cleanText(system, 200), cleanText(code, longest.code)]
  return address && value ? { system: address, code: value } : null
}

/** A number as others write it: "5.6", "5,6", ".5", "1.2E2", 5.6; null for any other text: "<5", and "1,200", which is one or a thousand. */
export function numberOf(value: unknown): number | null {
  if (isNumber(value)) return value
  if (typeof value !== 'string' || !/^\s*[-+]?(?:\d{1,12}(?:[.,]\d{0,20})?|[.,]\d{1,20})(?:e[-+]?\d{1,2})?\s*$/i.test(value)) return null
  if (/^\s*[-+]?[1-9]\d{0,2},\d{3}\s*$/.test(value)) return null
  return Number(value.replace(',', '.'))
}

/**
 * A moment in ISO 8601, from an ISO text, from HL7's "20240103081500+0100", or from Apple's "2024-01-03 08:15:00 +0100".
 * Undefined for any other text, and for a day that no calendar has. What is only a year or a month stays one.
 */
export function momentOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const hl7 = /^(\d{4})(\d{2})?(\d{2})?(?:T?(\d{2})(?:(\d{2})(\d{2})?(?:\.?\d+)?)?)?\s*([+-]\d{2}:?\d{2}|Z)?$/.exec(text.trim())
  const iso = /^(\d{4})(?:[-/](\d{2})(?:[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?)?)?\s*([+-]\d{2}:?\d{2}|Z)?$/.exec(
    text.trim(),
  )
  const [, year, month, day, hour, minute, second = '00', zone] = hl7 ?? iso ?? []
  if (year === undefined || Number(year) < 1850 || Number(year) > 2200) return undefined
  if (month === undefined) return year
  if (month === '00' || Number(month) > 12) return undefined
  if (day === undefined || day === '00') return `${year}-${month}`
  if (!isDay(Number(year), Number(month), Number(day))) return undefined
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60)
    return `${year}-${month}-${day}`
  // A time without a zone is the patient's own, and stays one.
  const offset = zone === undefined ? null : zone === 'Z' ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
  return offset === null ? `${year}-${month}-${day}T${hour}:${minute}` : `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`
}

/** Whether the calendar has this day. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** LOINC codes (https://loinc.org) of what is measured at home; laboratory tests are results and not among them. */
const measuresByLoinc: Readonly<Record<string, VitalMeasure>> = {
  '8867-4': 'pulse',
  '8893-0': 'pulse',
  '40443-4': 'pulse',
  '9279-1': 'breathing-rate',
  '8310-5': 'temperature',
  '8331-1': 'temperature',
  '8332-9': 'temperature',
  '8333-7': 'temperature',
  '2708-6': 'oxygen',
  '59408-5': 'oxygen',
  '2339-0': 'glucose',
  '15074-8': 'glucose',
  '41653-7': 'glucose',
  '14743-9': 'glucose',
  '1556-0': 'glucose',
  '14770-2': 'glucose',
  '29463-7': 'weight',
  '3141-9': 'weight',
  '8302-2': 'height',
  '3137-7': 'height',
  '8308-9': 'height',
  '19935-6': 'peak-flow',
  '33452-4': 'peak-flow',
  '41950-7': 'steps',
  '55423-8': 'steps',
  '93832-4': 'sleep',
  '72514-3': 'pain',
  '38208-5': 'pain',
}
const fastingCodes = new Set(['1556-0', '14770-2'])
const loinc = 'http://loinc.org'

/** One observation of any source, before it is known to be a measured value or a result. */
export interface ReadObservation {
  name: string | undefined
  codes: Code[]
  value: number | null
  unit: string | undefined
  text: string | undefined
  low: number | null
  high: number | null
  date: string | undefined
  note?: string | undefined
}

/** A measured value where the code says so, unit and number fit and somebody can have it; else a result, as it was written. */
export function observationItem(read: ReadObservation): ReadItem | null {
  const { value, text, unit, low, high, name, codes, date, note } = read
  if (value === null && text === undefined) return null
  const loincCode = codes.find(({ system, code }) => system === loinc && measuresByLoinc[code])?.code
  const measure = loincCode === undefined ? undefined : measuresByLoinc[loincCode]
  if (measure !== undefined && value !== null) {
    const known = unit === undefined && measure !== 'pain' && measure !== 'steps' ? null : unitOf(measure, unit)
    if (known !== null && inBaseUnit({ measure, value, unit: known }) !== null)
      return wholeItem({
        kind: 'vital',
        name: measureFacts[measure].name,
        measure,
        codes,
        value,
        unit: known,
        date,
        note,
        isFasting: fastingCodes.has(loincCode ?? '') ? true : undefined,
      })
  }
  return wholeItem({
    kind: 'result',
    name: name ?? nameOfCode(codes),
    codes,
    value: value ?? undefined,
    text: value === null ? text : undefined,
    unit,
    low: low ?? undefined,
    high: high ?? undefined,
    date,
    note,
  })
}

const isPressure = (item: ReadItem, code: string) => item.codes?.some((each) => each.system === loinc && each.code === code) ?? false

/**
 * The items with upper and lower blood pressures of one moment made one measured value. Several of one moment are told apart by their
 * order; where there are not as many upper ones as lower ones, none is given to another.
 */
export function pairPressures(items: readonly ReadItem[]): ReadItem[] {
  const uppers = Map.groupBy(
    items.filter((item) => isPressure(item, '8480-6')),
    momentKey,
  )
  const lowers = Map.groupBy(
    items.filter((item) => isPressure(item, '8462-4')),
    momentKey,
  )
  const made = new Map<ReadItem, ReadItem>()
  const used = new Set<ReadItem>()
  for (const [key, upper] of uppers) {
    const lower = lowers.get(key) ?? []
    if (lower.length !== upper.length) continue
    for (const [place, first] of upper.entries()) {
      const second = lower[place]
      const pressure = second && pressureItem(first.value, second.value, first.unit, second.unit, first.date)
      if (!pressure || !second) continue
      made.set(first, pressure)
      used.add(second)
    }
  }
  return items.filter((item) => !used.has(item)).map((item) => made.get(item) ?? item)
}

const momentKey = ({ date, unit }: ReadItem): string => `${date ?? ''}|${unit ?? ''}`

/** A blood pressure of two numbers in one unit; null where they are none. */
export function pressureItem(
  systolic: number | undefined,
  diastolic: number | undefined,
  unit: string | undefined,
  otherUnit: string | undefined,
  date: string | undefined,
): ReadItem | null {
  const known = unitOf('blood-pressure', unit)
  if (systolic === undefined || diastolic === undefined || diastolic <= 0 || known === null || unit === undefined) return null
  if (unitOf('blood-pressure', otherUnit) !== known || diastolic >= systolic) return null
  if (inBaseUnit({ measure: 'blood-pressure', value: systolic, unit: known }) === null) return null
  return wholeItem({
    kind: 'vital',
    name: measureFacts['blood-pressure'].name,
    measure: 'blood-pressure',
    value: systolic,
    second: diastolic,
    unit: known,
    date,
  })
}
