import { expect, test } from 'vitest'
import { last } from '../turn/testing/talk.ts'
import { readAge } from './lexicon/read-age.ts'
import { isClockTime, readClockTime } from './lexicon/read-clock-time.ts'
import { readDuration } from './lexicon/read-duration.ts'

test.each([
  ["it's been like this since half six", 'half six'],
  ['the time it began was 4.20pm', '4.20pm'],
  ['started at quarter to nine', 'quarter to nine'],
  ['came on at about 3 am', '3 am'],
  ['since around 11 this morning', '11 this morning'],
])('the hour at which it began is read: %s', (words, hour) => {
  expect(readClockTime(words)?.words).toBe(hour)
  expect(readDuration(words)?.days).toBeLessThan(1)
})

test.each([
  'my fever is 38.50',
  'appointment at 4pm tomorrow',
  'I take it at 8 am',
  'since 2 days',
  'it started 3 hours ago',
  'since 2019',
])('an hour of something else, or no hour, is none: %s', (words) => expect(readClockTime(words)).toBeNull())

test.each(['quarter past 4 as I told you', '6.30am', 'about half nine', "3 o'clock"])('an hour alone answers when it began: %s', (words) =>
  expect(isClockTime(words)).toBe(true),
)

test.each([
  ["hes 7 months and won't feed", 0.58],
  ['he is 3 weeks, fever', 0.06],
  ['I am 38 got three kids', 38],
  ['45. just had a baby', 45],
  ['sore knee. 58 bit overweight, bad stairs', 58],
] as const)('an age is read wherever it stands: %s', (words, years) => expect(readAge(words)?.years).toBeCloseTo(years, 1))

test.each([
  'she is 5 months pregnant',
  "she's 8 weeks",
  'I am 34 weeks',
  'I am 80 kilos',
  'I am 20 minutes away',
  '12. no',
  'he is 3 months sober',
])('a number of something else is no age: %s', (words) => expect(readAge(words)).toBeNull())

test('the crew reads the hour, and that there is no allergy', () => {
  const { reply } = last(
    "it feels like a brick on my chest since quarter past six, I'm sweating. 61 male",
    'called 999, they are coming',
    'no allergies that I know of',
    'the paramedics are here',
  )
  expect(reply.text).toMatch(/Since: quarter past six/)
  expect(reply.text).toMatch(/Allergies: none$/m)
})
