import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const findingsOf = (sex: 'female' | 'male', words: string) =>
  Object.keys(clinic.consult(clinic.newCase({ ageYears: 44, sex }), words).case.observations)

test('what only the other sex can have is not read out of like words; who says to be pregnant is', () => {
  const words = 'a dull pain high up under my ribs, and the baby keeps us awake'
  expect(findingsOf('male', words)).not.toContain('upper-abdominal-pain-pregnancy')
  expect(findingsOf('male', words)).not.toContain('pregnant')
  expect(findingsOf('male', 'I am a pregnant man and my belly aches')).toContain('pregnant')
})

test('an upper belly that burns for weeks is no pregnancy', () =>
  expect(findingsOf('female', 'for five weeks my upper belly has been burning after supper')).not.toContain('pregnant'))

test('no rebound is no sign of a grave belly', () =>
  expect(
    clinic.consult(clinic.newCase({ ageYears: 44, sex: 'male' }), 'mild ache in the belly, no rebound, no guarding').reply.triage?.level ??
      'none',
  ).not.toMatch(/emergency|ambulance/))
