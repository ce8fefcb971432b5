import { expect, test } from 'vitest'
import { confidenceOf } from './confidence.ts'
import { formatDate } from './format-date.ts'

test.each([
  [1, '100%', 'green'],
  [0.9, '90%', 'green'],
  [0.899, '90%', 'amber'],
  [0.7, '70%', 'amber'],
  [0.69, '69%', 'red'],
  [0, '0%', 'red'],
  [null, 'N/A', 'neutral'],
  [undefined, 'N/A', 'neutral'],
])('%s is shown as %s in %s', (confidence, text, tone) => expect(confidenceOf({ confidence })).toMatchObject({ text, tone }))

test.each([
  [0.5, 'likely'],
  [0.49, 'possible'],
  [0.12, 'possible'],
  [0.11, 'less likely'],
  [null, 'not rated'],
])('%s is called as its cause is in the conversation: %s', (confidence, word) => expect(confidenceOf({ confidence }).word).toBe(word))

test('what the conversation called possible is called possible, however small its share', () => {
  expect(confidenceOf({ confidence: 0.07, band: 'possible' })).toEqual({ text: '7%', tone: 'red', word: 'possible' })
  expect(confidenceOf({ confidence: 0.55, band: 'less-likely' }).word).toBe('less likely')
})

test.each([
  [null, 'N/A'],
  ['', 'N/A'],
  ['last week', 'last week'],
])('the date %s reads %s', (date, expected) => expect(formatDate(date)).toBe(expected))

test('a day without a time is that day in every zone', () => expect(formatDate('2026-11-20')).toMatch(/20/))
