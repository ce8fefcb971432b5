import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'
import { passwordDelay } from './password-delay.ts'

test.each<[string[], string | null]>([
  [['en-GB', 'en'], 'GB'],
  [['de'], 'DE'],
  [['en', 'fr-CA'], 'CA'],
  [['en'], null],
  [['es-419'], null],
  [['not a language'], null],
  [[], null],
])('%o is %s', (languages, country) => expect(guessCountry(languages)).toBe(country))

test.each([
  [0, 0],
  [2, 0],
  [3, 2_000],
  [4, 4_000],
  [7, 32_000],
  [8, 60_000],
  [100, 60_000],
])('after %i wrong passwords: %i ms', (failures, wait) => expect(passwordDelay(failures)).toBe(wait))
