import { expect, test } from 'vitest'
import { quantile } from './patients.ts'
import { countOf, joinTallies, meanOf, quantileOf, tallyOf } from './tally.ts'

test('times that were counted in two runs say what one run of all would have said', () => {
  const [first, second] = [[1, 2.5, 300], Array.from({ length: 97 }, (_, place) => 4 + place / 4)]
  const tally = joinTallies([tallyOf(first), tallyOf(second)])
  const all = [...first, ...second]
  expect(countOf(tally)).toBe(100)
  expect(meanOf(tally)).toBeCloseTo(all.reduce((sum, each) => sum + each, 0) / 100, 6)
  for (const share of [0, 0.5, 0.9, 0.99, 1]) expect(quantileOf(tally, share)).toBe(quantile(all, share))
})

test('no times have no quantile', () => expect(quantileOf({}, 0.99)).toBeNaN())
