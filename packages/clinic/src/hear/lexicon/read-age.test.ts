import { expect, test } from 'vitest'
import { readAge, readBareAge } from './read-age.ts'

const cases: readonly [text: string, years: number | null][] = [
  ["I'm a 34 year old woman", 34],
  ['45yo M with cough', 45],
  ['my 3-year-old has a fever', 3],
  ['he is 8 months old', 8 / 12],
  ['6-week-old baby', 6 / 52],
  ['28F, headache', 28],
  ['a 72-year-old man', 72],
  ["I'm a woman of 34 and I have earache", 34],
  ['my boy of five has a cough', 5],
  ['a man of 80 kg', null],
  ['a girl of 12 weeks', null],
  ['my daughter of 3 years, hot', 3],
  ['aged 61', 61],
  ["I'm 52 and my back hurts", 52],
  ["I'm forty five.", 45],
  ['I am fifty and I cough', 50],
  ["I'm twenty minutes away", null],
  ['a newborn with a rash', 0.02],
  ['my baby is 9 months and hot', 9 / 12],
  ['my son is only 10 weeks and will not feed', 10 / 52],
  ['my daughter is 30 weeks pregnant', null],
  ['my baby is 2 weeks late', null],
  ['she is in her 60s', 65],
  ['I have a 102 F fever', null],
  ['I have had this for 2 years', null],
  ['pain for 3 days', null],
  ['my sugar is 210', null],
]

test('reads ages in years, months and weeks, and nothing else', () => {
  for (const [text, years] of cases) {
    if (years === null) expect(readAge(text), text).toBeNull()
    else expect(readAge(text)?.years, text).toBeCloseTo(years, 3)
  }
})

test('takes a bare number as the age when it was asked for', () => {
  expect(readBareAge('34')).toBe(34)
  expect(readBareAge('eight months')).toBeCloseTo(8 / 12, 3)
  expect(readBareAge('39.2 since this morning')).toBeNull()
  expect(readBareAge('I would rather not say')).toBeNull()
})
