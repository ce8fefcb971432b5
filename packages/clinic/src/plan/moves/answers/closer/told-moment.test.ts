import { expect, test } from 'vitest'
import { hoursAfter, momentIn } from './told-moment.ts'

const friday = 5
test.each([
  ['the last one on Thursday at 10 pm', 48, 'Saturday at 10 pm'],
  ['finished them yesterday 9.30 in the evening', 48, 'Saturday at 9:30 pm'],
  ['last night at 11', 24, 'Friday at 11 pm'],
  ['at 22:15 on Sunday', 72, 'Wednesday at 22:15'],
  ['took two at 1 pm', 4, '5 pm'],
  ['gave it at 11 pm', 4, '3 am, after midnight'],
  ['on Monday', 48, 'Wednesday, at the same hour'],
  ['at noon today', 4, 'Friday at 4 pm'],
  ['on Tuesday', 4, null],
])('a told time and some hours make the hour: %s', (text, hours, then) => {
  const moment = momentIn(text, friday)
  expect(moment === null ? null : hoursAfter(moment, hours)).toBe(then)
})

test('hours ago are counted', () => expect(momentIn('two hours ago', null)?.hoursAgo).toBe(2))
test('no time is none', () => expect(momentIn('I take them with food', friday)).toBeNull())
