import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { createDailySeries } from './daily-series.ts'
import { type Json, listOf, objectOf, textOf } from './json-tree.ts'
import { pressureItem, type ReadItem, type ReadRecords } from './read-item.ts'

/** Data types of Google Fit and the unit each is in (developers.google.com/fit/datatypes). */
const measures: Readonly<Record<string, readonly [VitalMeasure, string]>> = {
  'com.google.heart_rate.bpm': ['pulse', '/min'],
  'com.google.step_count.delta': ['steps', 'steps'],
  'com.google.weight': ['weight', 'kg'],
  'com.google.height': ['height', 'm'],
  'com.google.body.temperature': ['temperature', '°C'],
  'com.google.oxygen_saturation': ['oxygen', '%'],
  'com.google.blood_glucose': ['glucose', 'mmol/L'],
}
const pressure = 'com.google.blood_pressure'
const perMillisecond = 1_000_000

/** Whether this is one of the files "All Data" of Google's takeout. */
export function isGoogleFit(value: unknown): boolean {
  const file = objectOf(value)
  return textOf(file['Data Source']) !== null && Array.isArray(file['Data Points'])
}

/** Whether such a file is put together out of the others of its export, which say the same again. */
export function isMergedFit(value: unknown): boolean {
  return /merge/i.test(textOf(objectOf(value)['Data Source']) ?? '')
}

/** What such a file says: values with the time of Google's export, which is UTC. */
export function readGoogleFit(value: unknown): ReadRecords {
  const file = objectOf(value)
  const source = textOf(file['Data Source']) ?? ''
  const series = createDailySeries()
  const pressures: ReadItem[] = []
  for (const each of listOf(file['Data Points'])) {
    const point = objectOf(each)
    const type = textOf(point.dataTypeName) ?? ''
    const moment = momentOf(point)
    if (moment === undefined) continue
    const numbers = listOf(point.fitValue).map((one) => numberIn(objectOf(objectOf(one).value)))
    const [measure, unit] = Object.hasOwn(measures, type) ? (measures[type] ?? []) : []
    const [first, second] = numbers
    if (type === pressure) pressures.push(...[pressureItem(first, second, 'mmHg', 'mmHg', moment)].filter((item) => item !== null))
    else if (measure && unit && first !== undefined) series.add(measure, moment, first, unit, source)
  }
  return { items: [...pressures, ...series.end()], notes: [] }
}

function numberIn({ fpVal, intVal }: Json): number | undefined {
  const value = fpVal ?? intVal
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function momentOf({ startTimeNanos, endTimeNanos }: Json): string | undefined {
  const nanoseconds = Number(startTimeNanos || endTimeNanos)
  const moment = new Date(nanoseconds / perMillisecond)
  return nanoseconds > 0 && !Number.isNaN(moment.getTime()) ? `${moment.toISOString().slice(0, 19)}Z` : undefined
}
