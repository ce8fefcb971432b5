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
])('%s is shown as %s in %s', (share, text, tone) => expect(confidenceOf(share)).toMatchObject({ text, tone }))

test.each([
  [0.5, 'likely'],
  [0.49, 'possible'],
  [0.12, 'possible'],
  [0.11, 'less likely'],
  [null, 'not rated'],
])('%s is called as its cause is in the conversation: %s', (share, word) => expect(confidenceOf(share).word).toBe(word))

test.each([
  [null, 'N/A'],
  ['', 'N/A'],
  ['last week', 'last week'],
])('the date %s reads %s', (date, expected) => expect(formatDate(date)).toBe(expected))

test('a day without a time is that day in every zone', () => expect(formatDate('2026-11-20')).toMatch(/20/))
