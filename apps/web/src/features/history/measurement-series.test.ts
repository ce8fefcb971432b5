import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { expect, test } from 'vitest'
import { measurementSeries } from './measurement-series.ts'

const entry = (date: string, rest: Partial<HistoryEntry>): HistoryEntry => ({ _id: date, addedAt: date, date, diagnosis: 'x', ...rest })
const of = (value: unknown) => ({ value, certainty: 1, seconds: 20 })

test('series by time, without what was not measured', () => {
  const series = measurementSeries([
    entry('2026-11-03', { measurements: { blinksPerMinute: of(20), smileShare: of(0.25), pitchMean: of(null) } }),
    entry('2026-11-01', { visionData: { blinkRate: 12 } }),
    entry('2026-11-02', { measurements: { blinksPerMinute: of('many'), syllablesPerMinute: 7 } }),
    entry('nonsense', { measurements: { blinksPerMinute: of(9) } }),
  ])
  expect(series.map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
    ['Blink rate', [12, 20]],
    ['Smiling', [25]],
  ])
})

test('nothing measured, nothing plotted', () => expect(measurementSeries([entry('2026-11-01', {})])).toEqual([]))
