import { expect, test } from 'vitest'
import { numberAnswer } from './number-answer.ts'

test('the age of somebody whose sister has diabetes is no measurement', () => {
  expect(numberAnswer('60 I said, and a woman. My sister, she has diabetes', '', 60)).toBeNull()
})

test.each([
  ['my hba1c is 60 mmol/mol, is that diabetes', 60],
  ['is 49 diabetes', 60],
])('"%s" is one', (words, ageYears) => {
  expect(numberAnswer(words, words, ageYears)).toContain('HbA1c')
})
