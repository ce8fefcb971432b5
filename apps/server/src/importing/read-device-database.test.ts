import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readDeviceDatabase } from './read-device-database.ts'
import { isSqlite, sqliteTables } from './sqlite-file.ts'

/** The bytes of a database made by these statements. */
function databaseOf(...statements: readonly string[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'dr-ai-database-'))
  try {
    const path = join(folder, 'a.db')
    const database = new DatabaseSync(path)
    for (const statement of statements) database.exec(statement)
    database.close()
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const short = (bytes: Uint8Array) =>
  readDeviceDatabase(bytes)
    .items.map(({ measure, value, second, unit, date }) => [measure, value, ...(second ? [second] : []), unit, date].join(' '))
    .sort()
// 14 January 2026, 07:31 UTC.
const moment = 1_768_375_860

test('Health Connect: each value in its unit and at the hour of the place it was taken', () => {
  const bytes = databaseOf(
    'CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, zone_offset INTEGER, weight REAL)',
    'CREATE TABLE blood_pressure_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, systolic REAL, diastolic REAL)',
    'CREATE TABLE blood_glucose_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, level REAL)',
    'CREATE TABLE steps_record_table (row_id INTEGER PRIMARY KEY, app_info_id INTEGER, start_time INTEGER, start_zone_offset INTEGER, count INTEGER)',
    'CREATE TABLE heart_rate_record_series_table (parent_key INTEGER, beats_per_minute INTEGER, epoch_millis INTEGER)',
    'CREATE TABLE sleep_session_record_table (row_id INTEGER PRIMARY KEY, start_time INTEGER, end_time INTEGER, end_zone_offset INTEGER)',
    `INSERT INTO weight_record_table (time, zone_offset, weight) VALUES (${moment}000, 3600, 81500.0)`,
    `INSERT INTO blood_pressure_record_table VALUES (1, ${moment}000, -18000, 132, 84)`,
    `INSERT INTO blood_glucose_record_table VALUES (1, ${moment}000, 0, 5.4)`,
    `INSERT INTO steps_record_table VALUES (1, 7, ${moment}000, 3600, 4000), (2, 7, ${moment}100, 3600, 1000), (3, 8, ${moment}000, 3600, 4500)`,
    `INSERT INTO heart_rate_record_series_table VALUES (1, 72, ${moment}000)`,
    `INSERT INTO sleep_session_record_table VALUES (1, ${moment - 28_800}000, ${moment}000, 3600)`,
  )
  expect(short(bytes)).toEqual([
    'blood-pressure 132 84 mmHg 2026-01-14T02:31:00-05:00',
    'glucose 5.4 mmol/L 2026-01-14T07:31:00Z',
    'pulse 72 /min 2026-01-14T07:31:00Z',
    'sleep 8 h 2026-01-14',
    'steps 5000 steps 2026-01-14',
    'weight 81500 g 2026-01-14T08:31:00+01:00',
  ])
})

test('Gadgetbridge: tables whose key comes first, and watches that felt no pulse', () => {
  const bytes = databaseOf(
    'CREATE TABLE "MI_BAND_ACTIVITY_SAMPLE" ("TIMESTAMP" INTEGER NOT NULL, "DEVICE_ID" INTEGER NOT NULL, "USER_ID" INTEGER NOT NULL, "RAW_INTENSITY" INTEGER NOT NULL, "STEPS" INTEGER NOT NULL, "RAW_KIND" INTEGER NOT NULL, "HEART_RATE" INTEGER NOT NULL, PRIMARY KEY ("DEVICE_ID", "TIMESTAMP") ON CONFLICT REPLACE) WITHOUT ROWID',
    `INSERT INTO MI_BAND_ACTIVITY_SAMPLE VALUES (${moment}, 1, 1, 20, 30, 1, 71), (${moment + 60}, 1, 1, 20, 12, 1, 255), (${moment + 120}, 1, 1, 0, 0, 1, -1)`,
  )
  expect(short(bytes)).toEqual(['pulse 71 /min 2026-01-14T07:31:00Z', 'steps 42 steps 2026-01-14'])
})

test('openScale: kilograms; of a scale of several persons nothing is taken', () => {
  const table =
    'CREATE TABLE scaleMeasurements (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, userId INTEGER NOT NULL, enabled INTEGER NOT NULL, datetime INTEGER, weight REAL NOT NULL)'
  const first = `INSERT INTO scaleMeasurements (userId, enabled, datetime, weight) VALUES (1, 1, ${moment}000, 80.25)`
  expect(short(databaseOf(table, first))).toEqual(['weight 80.25 kg 2026-01-14T07:31:00Z'])
  const { items, notes } = readDeviceDatabase(databaseOf(table, first, first.replace('(1,', '(2,')))
  expect([items, notes[0]]).toEqual([[], expect.stringContaining('several persons')])
})

test('a large database with long rows is read to its last row', () => {
  const bytes = databaseOf(
    'CREATE TABLE notes (id INTEGER PRIMARY KEY, words TEXT, amount REAL)',
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO notes SELECT i, printf('%.*c', i * 7 % 9000, 'x') || i, i / 4.0 FROM n",
  )
  const rows = [...(sqliteTables(bytes)[0]?.rows() ?? [])]
  expect(rows.length).toBe(3_000)
  for (const [place, row] of rows.entries()) {
    expect([row.get('id'), row.get('amount'), String(row.get('words')).endsWith(String(place + 1))]).toEqual([
      place + 1,
      (place + 1) / 4,
      true,
    ])
  }
})

test('a damaged database ends with an error that is known, wherever the damage lies', () => {
  const bytes = databaseOf(
    'CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, weight REAL)',
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900) INSERT INTO weight_record_table SELECT i, ${moment}000 + i * 86400000, 0, 80000 FROM n`,
  )
  let seed = 7
  for (let round = 0; round < 400; round++) {
    const spoilt = Uint8Array.from(bytes)
    for (let count = 0; count < 8; count++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      spoilt[100 + (seed % (bytes.length - 100))] = seed >>> 24
    }
    try {
      readDeviceDatabase(spoilt)
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
    }
  }
  expect([isSqlite(bytes), isSqlite(bytes.subarray(0, 100)), isSqlite(Buffer.alloc(600))]).toEqual([true, false, false])
})

test('a database of something else says so', () => {
  expect(readDeviceDatabase(databaseOf('CREATE TABLE a (b)')).notes).toEqual([expect.stringContaining('none that I know')])
})
