import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import { rangeWords, trendsOf } from './trends.ts'

const lab = (over: Partial<DocumentFinding>): DocumentFinding => ({
  id: 'f1',
  kind: 'lab',
  name: 'HbA1c',
  value: '8.1',
  unit: '%',
  range: { low: 4, high: 5.6, text: '4.0 - 5.6', source: 'report' },
  flag: 'high',
  date: '2026-03-03',
  page: 1,
  snippet: '',
  code: null,
  doubt: null,
  review: 'unconfirmed',
  ...over,
})

test('several documents join the same chart, the oldest value first, with the newest range', () => {
  const [trend] = trendsOf([
    { name: 'new.pdf', findings: [lab({})] },
    { name: 'old.pdf', findings: [lab({ value: '7.4', date: '2025-01-10', range: { low: 4, high: 6, text: '4 - 6', source: 'report' } })] },
  ])
  expect(trend).toMatchObject({ name: 'HbA1c', low: 4, high: 5.6 })
  expect(trend?.points.map(({ value, documentName }) => [value, documentName])).toEqual([
    [7.4, 'old.pdf'],
    [8.1, 'new.pdf'],
  ])
})

test('another unit is another chart; refused, rejected, undated and worded values are in none', () => {
  const trends = trendsOf([
    {
      name: 'a.pdf',
      findings: [
        lab({}),
        lab({ unit: 'mmol/mol', value: '65' }),
        lab({ refused: true }),
        lab({ review: 'rejected' }),
        lab({ date: null }),
        lab({ value: 'negative' }),
        lab({ kind: 'diagnosis' }),
      ],
    },
  ])
  expect(trends.map(({ unit, points }) => [unit, points.length])).toEqual([
    ['%', 1],
    ['mmol/mol', 1],
  ])
})

test.each([
  [60, null, 'The green band is the range: 60 or more.'],
  [null, 5, 'The green band is the range: 5 or less.'],
  [4, 5.6, 'The green band is the range: 4 to 5.6.'],
  [null, null, 'No range is known.'],
])('a range from %s to %s is said in words', (low, high, words) => expect(rangeWords({ low, high })).toBe(words))
