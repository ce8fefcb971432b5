import { describe, expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const last = (first: string, words: string) => clinic.consult(clinic.consult(clinic.newCase({ country: 'GB' }), first).case, words).case

describe('a story in which nobody else is named', () => {
  it.each([
    ['short of breath for a year', 'She also wheezes when she runs.', 'wheeze'],
    ['a cough and a fever', 'Past medical history: 30 pack year history of smoking.', 'smoker'],
  ])('%s: %s', (first, words, finding) => {
    expect(last(first, words).observations[finding]?.polarity).toBe('present')
  })

  it('leaves "she" who was named to herself', () => {
    expect(last('I have a sore throat. My sister stays with me', 'She also wheezes when she runs.').observations.wheeze).toBeUndefined()
  })
})
