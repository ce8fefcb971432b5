import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { unitOf } from '../vitals/vital-units.ts'
import { csvRows } from './csv-rows.ts'
import { createDailySeries } from './daily-series.ts'
import { dateIn, dayOrderOf } from './day-order.ts'
import { numberOf, pressureItem, type ReadItem, type ReadRecords } from './read-item.ts'

type Column = VitalMeasure | 'diastolic' | 'date' | 'time' | 'unit'

/** The columns that devices and apps write (Omron, Withings, LibreView, Dexcom Clarity, openScale, Google Fit), by their headings. */
const headings: readonly (readonly [RegExp, Column])[] = [
  [/^(?:device )?timestamp\b|^date ?\/? ?time|^datetime|^(?:measurement |start )?date\b|^datum|^measured at|^start time/, 'date'],
  [/^(?:measurement )?time\b(?! ?zone)|^zeit/, 'time'],
  [/^(?:average )?sys(?:tolic)?\b/, 'blood-pressure'],
  [/^(?:average )?dia(?:stolic)?\b/, 'diastolic'],
  [/^pulse\b|^(?:average )?heart ?rate\b|^hr\b/, 'pulse'],
  [/^(?:(?:historic|scan|strip|sensor|average blood) )?glucose\b(?! rate)|^blood (?:glucose|sugar)\b/, 'glucose'],
  [/^(?:average )?weight\b/, 'weight'],
  [/^height\b/, 'height'],
  [/^(?:body )?temp(?:erature)?\b/, 'temperature'],
  [/^sp ?o2\b|^oxygen/, 'oxygen'],
  [/^step(?:s| count)\b/, 'steps'],
  [/^peak ?flow\b|^pef\b/, 'peak-flow'],
  [/^units?$/, 'unit'],
]
/** Units that a heading without one stands for: what is measured in one unit everywhere. */
const usual: Partial<Record<VitalMeasure, string>> = {
  'blood-pressure': 'mmHg',
  pulse: '/min',
  oxygen: '%',
  steps: 'steps',
  'peak-flow': 'L/min',
}
/** Rows in which a heading is looked for. */
const headRows = 12

interface Layout {
  columns: { column: Column; index: number; unit: string | null }[]
  rows: string[][]
}

/** What a file of a device says: rows of measured values under headings. Columns without a sure unit are not taken. */
export function readDeviceCsv(text: string): ReadRecords {
  const layout = layoutOf(text)
  if (!layout)
    return {
      items: [],
      notes: [
        'No column of this table is one that I know: a date, and a blood pressure, pulse, sugar, weight, temperature, oxygen or steps.',
      ],
    }
  const { columns, rows } = layout
  const place = (wanted: Column) => columns.find(({ column }) => column === wanted)?.index ?? -1
  const dates = rows.map((row) => momentText(row, place('date'), place('time')))
  const order = dayOrderOf(dates)
  if (order === null)
    return {
      items: [],
      notes: [
        'The dates of this table can be read two ways (day first or month first), so nothing was taken. Please export a longer time.',
      ],
    }
  const series = createDailySeries()
  const pressures: ReadItem[] = []
  const lower = columns.find(({ column }) => column === 'diastolic')
  const unsure = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const moment = dateIn(order, dates[index] ?? '')
    if (moment === undefined) continue
    for (const { column, index: cell, unit: headed } of columns) {
      if (column === 'date' || column === 'time' || column === 'unit' || column === 'diastolic') continue
      const value = numberOf(row[cell])
      if (value === null) continue
      const unit = headed ?? unitOf(column, row[place('unit')] || '-')
      if (unit === null) unsure.add(column)
      else if (column !== 'blood-pressure') series.add(column, moment, value, unit, '')
      else {
        const second = lower && numberOf(row[lower.index])
        const pressure = pressureItem(value, second ?? undefined, unit, lower?.unit ?? unit, moment)
        if (pressure) pressures.push(pressure)
      }
    }
  }
  const notes = [...unsure].map((column) => `The unit of ${column} is not written in this table, so it was not taken.`)
  return { items: [...pressures, ...series.end()], notes }
}

function momentText(row: readonly string[], date: number, time: number): string {
  const [day = '', hour = ''] = [row[date], row[time]]
  return /\d:\d/.test(day) || hour === '' ? day : `${day} ${hour}`
}

/** The first row that has a date and something measured is the heading; what stands above it is about the file. */
function layoutOf(text: string): Layout | null {
  const all = [...csvRows(text.replace(/^\uFEFF/, ''))]
  for (const [index, head] of all.slice(0, headRows).entries()) {
    const isScale = head.some((cell) => /^fat$/i.test(cell)) && head.some((cell) => /^water$/i.test(cell))
    const columns = head.flatMap((cell, place) => {
      const heading = cell.toLowerCase().replace(/_/g, ' ')
      const column = headings.find(([pattern]) => pattern.test(heading))?.[1]
      return column ? [{ column, index: place, unit: unitFor(column, heading, isScale) }] : []
    })
    const isHead =
      columns.some(({ column }) => column === 'date') && columns.some(({ column }) => !['date', 'time', 'unit'].includes(column))
    if (isHead) return { columns, rows: all.slice(index + 1) }
  }
  return null
}

/** The unit in a heading ("Weight (kg)", "Historic Glucose mg/dL"); null where it names none and more than one is used. */
function unitFor(column: Column, heading: string, isScale: boolean): string | null {
  const measure = column === 'diastolic' ? 'blood-pressure' : column
  if (measure === 'date' || measure === 'time' || measure === 'unit') return null
  const written = /\(([^)]+)\)|\[([^\]]+)\]|\s(mg\/dl|mmol\/l|kg|lbs?|°?[cf]|mmhg|bpm|cm|%)$/.exec(heading)
  const unit = written?.[1] ?? written?.[2] ?? written?.[3]
  const known = unit === undefined ? null : unitOf(measure, unit)
  if (known !== null) return known
  if (unit !== undefined && measure !== 'steps') return null
  // openScale's own export is in kilograms.
  return usual[measure] ?? (isScale && measure === 'weight' ? 'kg' : null)
}
