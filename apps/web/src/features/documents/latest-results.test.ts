import { expect, test } from 'vitest'
import { latestResults } from './latest-results.ts'

const point = (date: string, value: number) => ({ date, value, text: String(value), documentName: 'lab.pdf', isConfirmed: true })

test('the newest value of each test counts, and none is called outside a range that nobody knows', () => {
  const results = latestResults([
    { name: 'Potassium', unit: 'mmol/L', low: 3.5, high: 5, points: [point('2026-01-01', 4), point('2026-03-03', 5.6)] },
    { name: 'Ferritin', unit: 'ng/mL', low: null, high: null, points: [point('2026-03-03', 6)] },
    { name: 'eGFR', unit: '', low: 60, high: null, points: [point('2026-03-03', 43)] },
  ])
  expect(results.map(({ name, text, isOutside }) => [name, text, isOutside])).toEqual([
    ['Potassium', '5.6', true],
    ['Ferritin', '6', false],
    ['eGFR', '43', true],
  ])
})
