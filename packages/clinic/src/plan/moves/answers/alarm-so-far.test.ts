import { expect, test } from 'vitest'
import { last } from '../../../turn/testing/talk.ts'

const bleeds = [
  'I am 60, a woman. my knees crack and my tummy is not right, I go to the toilet four times a day, all loose, since the spring',
  'there was some red on the paper and in it, and I have lost a stone',
] as const

test('what asks for a doctor soon is never called no sign of danger', () => {
  const { text } = last(...bleeds, 'so is it dangerous?').reply
  expect(text).toMatch(/no trifle: because of blood in the stool/)
  expect(text).not.toMatch(/no sign of danger/)
})

test('where no red flag asks for a visit nothing is said of one', () => {
  expect(last('I am 30, a man. my knee clicks on the stairs, no pain', 'so is it dangerous?').reply.text).not.toMatch(/no trifle/)
})

test('a medicine that is named twice is said once', () => {
  const { text } = last(
    'I am 60, a woman. my knee hurts on the stairs for two years',
    'I take vitamin d',
    'only Vitamin D. sum up please',
  ).reply
  expect(text).not.toMatch(/vitamin d and vitamin d/i)
})
