import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import { expect, test } from 'vitest'
import { summariseVitals } from './summarise-vitals.ts'

const now = '2026-11-23T12:00:00Z'
const asked = { now, ageYears: 50, hourOf: (at: number) => new Date(at).getUTCHours() }
let count = 0
const vital = (measure: HealthItem['measure'], date: string, value: number, rest: Partial<HealthItem> = {}): HealthItem => ({
  id: `vital.${count++}`,
  kind: 'vital',
  name: 'x',
  measure,
  value,
  date,
  source: { kind: 'own' },
  review: 'accepted',
  addedAt: now,
  ...rest,
})

test('blood pressure: the average, mornings and evenings, and what it means', () => {
  const [summary] = summariseVitals(
    [
      vital('blood-pressure', '2026-11-22T07:00:00Z', 142, { second: 92 }),
      vital('blood-pressure', '2026-11-22T19:00:00Z', 130, { second: 84 }),
      vital('blood-pressure', '2026-11-21T07:00:00Z', 144, { second: 90 }),
      vital('blood-pressure', '2026-09-01T07:00:00Z', 190, { second: 120 }),
      vital('blood-pressure', '2026-11-23T07:00:00Z', 90, { second: 50, review: 'proposed' }),
    ],
    asked,
  )
  expect(summary?.sentences).toEqual([
    'Average of the last 7 days: 139/89 mmHg (3 values).',
    'By time of day: morning 143/91, evening 130/84.',
    'This average is high for values at home: show it to a doctor. (NICE: Hypertension in adults, NG136)',
  ])
  expect(summary?.points.map(({ value }) => value)).toEqual([190, 144, 142, 130])
})

test('values in several units come in the unit of the newest one', () => {
  const items = [
    vital('glucose', '2026-11-22T07:00:00Z', 10, { unit: 'mmol/L' }),
    vital('glucose', '2026-11-22T09:00:00Z', 60, { unit: 'mg/dL' }),
    vital('temperature', '2026-11-22T09:00:00Z', 37, { unit: '°C' }),
    vital('temperature', '2026-11-22T19:00:00Z', 102.2, { unit: '°F' }),
  ]
  expect(
    summariseVitals(items, asked).map(({ unit, points, sentences: [first] }) => [unit, points.map(({ value }) => value), first]),
  ).toEqual([
    ['°F', [98.6, 102.2], 'Average of the last 7 days: 100.4 °F (2 values).'],
    ['mg/dL', [180, 60], 'Average of the last 7 days: 120 mg/dL (2 values).'],
  ])
  expect(summariseVitals(items, asked)[1]?.sentences[1]).toMatch(/^50 % of them lie between 70 mg\/dL and 180 mg\/dL.*; 1 lies below/)
})

test('one value is no series, and a child’s blood pressure is not judged by a grown-up’s', () => {
  expect(summariseVitals([vital('weight', '2026-11-22', 80)], asked)).toEqual([])
  const pressures = ['2026-11-22T07:00:00Z', '2026-11-22T19:00:00Z'].map((date) => vital('blood-pressure', date, 150, { second: 95 }))
  expect(summariseVitals(pressures, { ...asked, ageYears: 9 })[0]?.sentences).toHaveLength(2)
})
