import { expect, test } from 'vitest'
import { readAmountOfTime, readDuration } from './read-duration.ts'

const cases: readonly [text: string, days: number | null][] = [
  ['for 3 days', 3],
  ['since yesterday', 1],
  ['it started 2 weeks ago', 14],
  ['over the past one year', 365],
  ['x3 days', 3],
  ['a 2-day history of fever', 2],
  ['cough 3/7', 3],
  ['pain for 2-3 hours', 0.125],
  ['since this morning', 0.3],
  ['for a couple of weeks', 14],
  ['I have had it for a few months', 90],
  ['each attack lasting 20 minutes', null],
  ['pain 7/10', null],
  ['my head hurts', null],
  ['I am tired although I sleep nine hours', null],
  ['I work 12 hours a day', null],
]

test('reads how long a complaint has lasted, in days', () => {
  for (const [text, days] of cases) {
    if (days === null) expect(readDuration(text), text).toBeNull()
    else expect(readDuration(text)?.days, text).toBeCloseTo(days, 3)
  }
})

test('reads a bare amount of time', () => {
  expect(readAmountOfTime('about a week')).toBe(7)
  expect(readAmountOfTime('three days')).toBe(3)
  expect(readAmountOfTime('quite long')).toBeNull()
})
