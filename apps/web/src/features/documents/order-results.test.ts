import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import { orderResults, rangeBar } from './order-results.ts'

const range = (low: number | null, high: number | null): DocumentFinding['range'] => ({ low, high, text: '', source: 'report' })
const result = (
  name: string,
  value: string,
  bounds: DocumentFinding['range'],
  flag: DocumentFinding['flag'],
  review: DocumentFinding['review'] = 'unconfirmed',
) => ({
  name,
  value,
  range: bounds,
  flag,
  refused: false,
  review,
})

test('the furthest out of its range stands first, what is in range and what was removed at the end', () => {
  const ordered = orderResults([
    result('sodium', '140', range(135, 145), 'normal'),
    result('removed', '9', range(3, 5), 'high', 'rejected'),
    result('unrated', '7', null, null),
    result('a little high', '5.3', range(3.5, 5.1), 'high'),
    result('far too low', '6', range(15, 150), 'low'),
    result('far too high', '8.1', range(4, 5.6), 'high'),
  ])
  expect(ordered.map(({ name }) => name)).toEqual(['far too high', 'a little high', 'far too low', 'unrated', 'sodium', 'removed'])
})

test('what is warned of stands before what lies further out of its range', () => {
  const results = [result('HbA1c', '8.1', range(4, 5.6), 'high'), result('Potassium', '5.6', range(3.5, 5.1), 'high')]
  const ordered = orderResults(results, 'Your potassium of 5.6 mmol/L is at a level that laboratories tell a doctor about.')
  expect(ordered.map(({ name }) => name)).toEqual(['Potassium', 'HbA1c'])
})

test.each([
  ['in the middle', '4.3', range(3.5, 5.1), { from: 30, to: 70, at: 50 }],
  ['beyond the bar', '80', range(3.5, 5.1), { from: 30, to: 70, at: 100 }],
  ['an upper end alone', '<5', range(null, 5), { from: 0, to: 57, at: 57 }],
  ['a lower end alone', '30', range(60, null), { from: 50, to: 100, at: 25 }],
])('a value %s', (_, value, bounds, bar) => expect(rangeBar({ value, range: bounds, refused: false })).toEqual(bar))

test.each([
  ['no number', 'positive', range(1, 2), false],
  ['no range', '4', null, false],
  ['a unit that does not fit', '4', range(3, 5), true],
])('no bar for %s', (_, value, bounds, refused) => expect(rangeBar({ value, range: bounds, refused })).toBeNull())
