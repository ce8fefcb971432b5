import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const misses = (words: string) =>
  clinic.consult(clinic.newCase({ country: 'GB', ageYears: 30 }), `My throat is sore. ${words}`).case.observations['missed-insulin']
    ?.polarity === 'present'

test.each(['I do not take insulin', 'he does NOT take insulin', 'I never use insulin'])('who is not on it misses none: %s', (words) => {
  expect(misses(words)).toBe(false)
})

test.each(['I have not taken my insulin since yesterday', 'I do not take my insulin'])(
  'who has it and has not taken it misses it: %s',
  (words) => {
    expect(misses(words)).toBe(true)
  },
)
