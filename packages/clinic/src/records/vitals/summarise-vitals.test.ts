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
  expect(summary?.bands).toEqual([
    { low: 90, high: 134 },
    { low: 60, high: 84 },
  ])
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

test('pulse and oxygen: how many lie where they usually do; a child’s pulse has a range of its own', () => {
  const items = [
    vital('pulse', '2026-11-22T07:00:00Z', 72),
    vital('pulse', '2026-11-22T19:00:00Z', 118),
    vital('oxygen', '2026-11-22T07:00:00Z', 97),
    vital('oxygen', '2026-11-22T19:00:00Z', 93),
  ]
  const sentences = (ageYears: number) => summariseVitals(items, { ...asked, ageYears }).map((each) => each.sentences.at(-1))
  expect(sentences(50)).toEqual([
    expect.stringMatching(/^1 of 2 lie where they usually do: \d+ \/min to \d+ \/min\.$/),
    '1 of 2 lie where they usually do: 95 % to 100 %.',
  ])
  const [child, adult] = [3, 50].map((ageYears) => summariseVitals(items, { ...asked, ageYears })[0]?.bands[0]?.high ?? 0)
  expect(child).toBeGreaterThan(adult ?? 0)
})

test('glucose and peak flow by time of day; a weight has no band', () => {
  const at = ['2026-11-22T07:00:00Z', '2026-11-22T19:00:00Z'] as const
  const [glucose, flow] = summariseVitals(
    [
      ...at.map((date, place) => vital('glucose', date, 6 + place, { unit: 'mmol/L' })),
      ...at.map((date, place) => vital('peak-flow', date, 400 + 50 * place)),
    ],
    asked,
  )
  expect(glucose?.sentences[1]).toBe('By time of day: morning 6, evening 7.')
  expect(glucose?.bands).toEqual([{ low: 3.9, high: 10 }])
  expect(flow?.sentences[1]).toBe('By time of day: morning 400, evening 450.')
  expect(flow?.bands).toEqual([])
})

test('of a sensor that is kept by days, the share in range is that of its values, not of their means', () => {
  const day = (date: string, spread: NonNullable<HealthItem['spread']>) => vital('glucose', date, 7.5, { unit: 'mmol/L', spread })
  const [sugar] = summariseVitals(
    [
      day('2026-11-21', { count: 288, lowest: 2.9, highest: 14, within: 200, below: 20 }),
      day('2026-11-22', { count: 288, lowest: 3.5, highest: 12, within: 232, below: 8 }),
    ],
    asked,
  )
  expect(sugar?.sentences[0]).toContain('(576 values)')
  expect(sugar?.sentences.join(' ')).toMatch(/75 % of them lie between .*; 28 lie below/)
  const [bare] = summariseVitals(
    [vital('glucose', '2026-11-21', 7.5, { note: 'Mean of 288 values' }), vital('glucose', '2026-11-22', 7)],
    asked,
  )
  expect(bare?.sentences.join(' ')).toContain('is not known from them')
  expect(bare?.sentences.join(' ')).not.toContain('%')
})

test('a mean pulse does not hide its outermost values', () => {
  const pulse = (date: string) => vital('pulse', date, 70, { spread: { count: 900, lowest: 41, highest: 176 } })
  const [summary] = summariseVitals([pulse('2026-11-21'), pulse('2026-11-22')], asked)
  expect(summary?.sentences.at(-1)).toBe('The lowest was 41 /min, the highest 176 /min.')
})
