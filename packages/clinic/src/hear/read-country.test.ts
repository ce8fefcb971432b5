import { expect, test } from 'vitest'
import { guessCountry } from './read-country.ts'

test.each([
  ['I am passing clots the size of a 50p', 'GB'],
  ['a sore on my foot, size o a 10p, it disnae hurt', 'GB'],
  ['Ive lost about half a stone not trying', 'GB'],
  ['I weigh 12 stone', null],
  ['the health visitor said it is thrush', 'GB'],
  ['can I give him Calpol', 'GB'],
  ['it cost me 40 quid', 'GB'],
  ['I got it at Tesco', 'GB'],
  ['I cannae lift my arm', 'GB'],
  ['the district nurse comes on Monday', 'GB'],
  ['do I really have to go to the ER?', 'US'],
  ['my OB gave me it after delivery', 'US'],
  ['I took some Tylenol', 'US'],
  ['Can I give Crocin drops', 'IN'],
])('the words give the country away: %s', (words, country) => expect(guessCountry(words)).toBe(country))

test.each([
  'my mum says I should see the GP',
  'my mom is worried',
  'a kidney stone of 5 mm',
  'I was stone cold',
  'a stone in my shoe hurt my foot',
  'er, I do not know',
  'my mate has the same rash',
  'temp is 101.8',
  'the pharmacist was closed',
  'the observation was fine',
  'page 50p of the leaflet',
])('what is said in many countries gives none away: %s', (words) => expect(guessCountry(words)).toBeNull())
