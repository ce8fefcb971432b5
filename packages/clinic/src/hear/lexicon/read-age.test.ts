import { expect, test } from 'vitest'
import { readAge, readBareAge } from './read-age.ts'

const cases: readonly [text: string, years: number | null][] = [
  ["I'm a 34 year old woman", 34],
  ['45yo M with cough', 45],
  ['my knee hurts, I am 71 you know', 71],
  ["I'm 71 now and slower", 71],
  ['im 71 next month', 71],
  ["he's 68 bless him", 68],
  ['she is not herself, 82, muddled', 82],
  ["I'm 20 minutes away from the hospital", null],
  ["I'm 80 kilos", null],
  ['i am 50 50 on that', null],
  ["I'm 36+4 and have a headache", null],
  ["she's 39 this morning and flushed", null],
  ["I'm 30 on the list", null],
  ['my 3-year-old has a fever', 3],
  ['he is 8 months old', 8 / 12],
  ['6-week-old baby', 6 / 52],
  ['28F, headache', 28],
  ['a 72-year-old man', 72],
  ["I'm a woman of 34 and I have earache", 34],
  ['my boy of five has a cough', 5],
  ['a man of 80 kg', null],
  ['a woman of 12 weeks', null],
  ['my little lad whos 4 has earache', 4],
  ['my son, who is 12, fell', 12],
  ['Good day doctor. I am Mr Okafor 63 years. cough', 63],
  ['Okafor myself 63 years, a man', 63],
  ['im nearly 60 and my knees hurt', 60],
  ["she's 18 months", 1.5],
  ["dad's 77, chest pain", 77],
  ['my gran is eighty-four', 84],
  ['7 months baby with fever 101', 7 / 12],
  ['hi im Dave 52 from hull, back pain', 52],
  ['Sarah, 29, Bristol. burning wee', 29],
  ['45/M with chest tightness', 45],
  ['hubby 58 grey in the face', 58],
  ['child of 3 yrs loose motions', 3],
  ['I have 34 years', 34],
  ['at 55 i had a heart attack, now 62', 62],
  ['my dad has 3 stents', null],
  ['my wife 2 days ago', null],
  ['my husband 10 years ago', null],
  ['my son 4 times', null],
  ['diabetic since i was 12', null],
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
  expect(readBareAge('one')).toBe(1)
  expect(readBareAge('she is just one')).toBe(1)
  expect(readBareAge('a water one and metformin')).toBeNull()
  expect(readBareAge('the little one is two')).toBe(2)
  expect(readBareAge('eight months')).toBeCloseTo(8 / 12, 3)
  expect(readBareAge('39.2 since this morning')).toBeNull()
  expect(readBareAge('I would rather not say')).toBeNull()
})
