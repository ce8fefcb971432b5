import { createDailySeries } from '@dr-ai/clinic/exchange/daily-series'
import { pressureItem, type ReadItem, type ReadRecords } from '@dr-ai/clinic/exchange/read-item'
import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { type SqliteTable, type SqliteValue, sqliteTables } from './sqlite-file.ts'

/** A table of a program: the columns of its time and of what it measured. */
interface Source {
  table: RegExp
  time: string
  /** Seconds east of UTC. */
  offset?: string
  device?: string
  person?: string
  values: readonly (readonly [column: string, measure: VitalMeasure, unit: string])[]
}

/**
 * Where databases keep what was measured, and in which unit: Health Connect's export (AOSP, HealthConnect storage helpers), Gadgetbridge's
 * (its samples by device) and openScale's.
 */
const sources: readonly Source[] = [
  { table: /^weight_record_table$/, time: 'time', offset: 'zone_offset', values: [['weight', 'weight', 'g']] },
  { table: /^height_record_table$/, time: 'time', offset: 'zone_offset', values: [['height', 'height', 'm']] },
  { table: /^body_temperature_record_table$/, time: 'time', offset: 'zone_offset', values: [['temperature', 'temperature', '°C']] },
  { table: /^oxygen_saturation_record_table$/, time: 'time', offset: 'zone_offset', values: [['percentage', 'oxygen', '%']] },
  { table: /^respiratory_rate_record_table$/, time: 'time', offset: 'zone_offset', values: [['rate', 'breathing-rate', '/min']] },
  { table: /^blood_glucose_record_table$/, time: 'time', offset: 'zone_offset', values: [['level', 'glucose', 'mmol/L']] },
  { table: /^resting_heart_rate_record_table$/, time: 'time', offset: 'zone_offset', values: [['beats_per_minute', 'pulse', '/min']] },
  { table: /^heart_rate_record_series_table$/, time: 'epoch_millis', values: [['beats_per_minute', 'pulse', '/min']] },
  {
    table: /^steps_record_table$/,
    time: 'start_time',
    offset: 'start_zone_offset',
    device: 'app_info_id',
    values: [['count', 'steps', 'steps']],
  },
  {
    table: /_activity_sample$/,
    time: 'timestamp',
    device: 'device_id',
    person: 'user_id',
    values: [
      ['heart_rate', 'pulse', '/min'],
      ['steps', 'steps', 'steps'],
    ],
  },
  { table: /_spo2_sample$/, time: 'timestamp', person: 'user_id', values: [['spo2', 'oxygen', '%']] },
  { table: /_weight_sample$/, time: 'timestamp', person: 'user_id', values: [['weight_kg', 'weight', 'kg']] },
  { table: /^scalemeasurements$/, time: 'datetime', person: 'userid', values: [['weight', 'weight', 'kg']] },
]
const pressures = { table: 'blood_pressure_record_table', upper: 'systolic', lower: 'diastolic' } as const
const nights = { table: 'sleep_session_record_table', from: 'start_time', until: 'end_time' } as const
/** Moments above this are milliseconds, below it seconds (1973 in the one, 5138 in the other). */
const milliseconds = 100_000_000_000
/** By which watches say that they felt no pulse. */
const noPulse = 254
const mostPressures = 50_000

type Row = ReadonlyMap<string, SqliteValue>

/**
 * What the database of a phone or an app says: measured values, kept by the day where there are many.
 * @throws RangeError where the file is damaged.
 */
export function readDeviceDatabase(bytes: Uint8Array): ReadRecords {
  const series = createDailySeries()
  const paired: ReadItem[] = []
  const notes = new Set<string>()
  let isKnown = false
  for (const table of sqliteTables(bytes)) {
    const name = table.name.toLowerCase()
    const source = sources.find(
      ({ table: pattern, time, values }) =>
        pattern.test(name) && [time, ...values.map(([column]) => column)].some((column) => table.columns.includes(column)),
    )
    if (source) {
      isKnown = true
      const person = source.person
      if (person && personsIn(table, person) > 1)
        notes.add(`${table.name} holds measurements of several persons, so nothing of it was taken. Please export one person alone.`)
      else for (const row of table.rows()) takeRow(series, source, row, notes)
    } else if (name === pressures.table) {
      isKnown = true
      for (const row of table.rows()) {
        const moment = momentIn(row, 'time', 'zone_offset')
        const item = moment && pressureItem(numberIn(row, pressures.upper), numberIn(row, pressures.lower), 'mmHg', 'mmHg', moment)
        if (item && paired.length < mostPressures) paired.push(item)
      }
    } else if (name === nights.table) {
      isKnown = true
      for (const row of table.rows()) {
        const [from, until] = [numberIn(row, nights.from), numberIn(row, nights.until)]
        const moment = momentIn(row, nights.until, 'end_zone_offset')
        // A night belongs to the day on which it ends.
        if (moment && from !== undefined && until !== undefined && until > from)
          series.add('sleep', moment, (until - from) / 3_600_000, 'h', '')
      }
    }
  }
  if (!isKnown) notes.add('This database is none that I know: Health Connect, Gadgetbridge or openScale.')
  return { items: [...paired, ...series.end()], notes: [...notes] }
}

function takeRow(series: ReturnType<typeof createDailySeries>, source: Source, row: Row, notes: Set<string>): void {
  const moment = momentIn(row, source.time, source.offset)
  if (moment === undefined) return
  if (source.offset === undefined)
    notes.add('This database does not say in which time zone its values were taken: their days are those of UTC.')
  for (const [column, measure, unit] of source.values) {
    const value = numberIn(row, column)
    const isFelt = measure !== 'pulse' || (value ?? 0) < noPulse
    if (value !== undefined && value > 0 && isFelt)
      series.add(measure, moment, value, unit, String(source.device ? (row.get(source.device) ?? '') : ''))
  }
}

function personsIn(table: SqliteTable, column: string): number {
  const persons = new Set<SqliteValue>()
  for (const row of table.rows()) {
    persons.add(row.get(column) ?? null)
    if (persons.size > 1) break
  }
  return persons.size
}

function numberIn(row: Row, column: string): number | undefined {
  const value = row.get(column)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The moment of a row in ISO 8601, in the zone that the row names, else in UTC. */
function momentIn(row: Row, column: string, offset?: string): string | undefined {
  const written = numberIn(row, column)
  if (written === undefined || written <= 0) return undefined
  const seconds = written > milliseconds ? written / 1_000 : written
  const east = (offset && numberIn(row, offset)) || 0
  const local = new Date((seconds + east) * 1_000)
  if (Number.isNaN(local.getTime()) || Math.abs(east) > 86_400) return undefined
  const minutes = Math.round(Math.abs(east) / 60)
  const zone =
    minutes === 0
      ? 'Z'
      : `${east < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return `${local.toISOString().slice(0, 19)}${zone}`
}
