import { expect, test } from 'vitest'
import { newCase } from '../../../case/case.ts'
import { labAnswer } from './lab-answer.ts'

const about = (question: string) => labAnswer(question, newCase({ ageYears: 50, sex: 'male' }))

test('a value that laboratories ring a doctor about is never called a little off', () => {
  expect(about('is a potassium of 7.2 bad?')).toContain('Go to an emergency department now')
  expect(about('what does a platelet count of 15 mean')).toContain('Go to an emergency department now')
  expect(about('is my potassium of 5.7 ok')).toContain('speak to a doctor today')
  expect(about('ALT 80, is that high?')).toContain('80 U/L is a little high')
})

test('a value in another unit is not placed in the range of this one', () => {
  expect(about('is a creatinine of 95 umol/L high?')).not.toMatch(/95 mg\/dL|dangerous|clearly/)
  expect(about('is a creatinine of 5 mg/dL high?')).toContain('Go to an emergency department now')
})
