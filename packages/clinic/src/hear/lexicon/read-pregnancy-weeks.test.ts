import { expect, test } from 'vitest'
import { readPregnancyWeeks } from './read-pregnancy-weeks.ts'

test.each([
  ['I am 34 weeks and my head is splitting', 34],
  ['36+2 today, gnawing pain under my ribs, the midwife is off', 36],
  ['33 weeks, baby not moved since breakfast', 33],
  ['thirty nine plus five and fed up, when will this baby come, not a contraction', 39],
  ['my belle is 7 months and my leg swell', 30],
  ['wife is eight months, since two days vomiting', 34],
  ['blood ran down my legs, I am six months gone', 26],
  ['29 wks n my belly tightens every 4 min', 29],
  ['9 month running, baby kicking less since night', 39],
  ['I am 3 months pregnant', 13],
])('%s', (words, weeks) => {
  expect(readPregnancyWeeks(words)).toBe(weeks)
})

test.each([
  'I have coughed for 8 weeks',
  'my baby is 7 weeks old and brings up milk after every bottle',
  'gave birth 6 weeks ago, still bleeding',
  'Baby, 8 months, cold for two days, feeding well',
  'my belly is big like pregnant 6 months',
  'I am 6 weeks post op',
  'lost the baby at ten weeks, a month ago now',
  '2 weeks with a sore throat',
])('%s: no word of how far a pregnancy has gone', (words) => {
  expect(readPregnancyWeeks(words)).toBeNull()
})
