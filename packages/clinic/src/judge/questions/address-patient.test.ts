import { expect, test } from 'vitest'
import { addressPatient, adviseAbout } from './address-patient.ts'

const rows: [string, string, string][] = [
  ['Do you have a fever?', 'self', 'Do you have a fever?'],
  ['Do you have pain in your chest?', 'daughter', 'Does your daughter have pain in her chest?'],
  ['Are you short of breath?', 'patient', 'Is the patient short of breath?'],
  ['Have you lost weight without trying?', 'mother', 'Has your mother lost weight without trying?'],
  ['Do you have a runny nose?', 'dad', 'Does your dad have a runny nose?'],
  ['Were you out in the cold?', 'mother', 'Was your mother out in the cold?'],
  ['Does it hurt when you breathe in?', 'son', 'Does it hurt when he breathes in?'],
  ['Do you feel as if you are about to faint?', 'child', 'Does your child feel as if they are about to faint?'],
  ['Did you take it, or do you think you may have?', 'wife', 'Did your wife take it, or does she think she may have?'],
  ['Has someone near you been ill?', 'husband', 'Has someone near him been ill?'],
  ['Do you leak urine when you cough, laugh or jump?', 'mum', 'Does your mum leak urine when she coughs, laughs or jumps?'],
]
for (const [question, relation, asked] of rows)
  test(`${relation}: ${question}`, () => expect(addressPatient(question, { relation, ageYears: null, sex: null })).toBe(asked))

test('a child without a name for its relation is addressed by its sex once that is known', () => {
  expect(addressPatient('Does it hurt when you swallow?', { relation: 'child', ageYears: 4, sex: 'female' })).toBe(
    'Does it hurt when she swallows?',
  )
  expect(addressPatient('Are you breathing fast?', { relation: 'child', ageYears: 0.4, sex: null })).toBe('Is your baby breathing fast?')
})

test('advice speaks of the one who is ill', () => {
  const child = { relation: 'child', ageYears: 4, sex: null }
  expect(adviseAbout('you get short of breath or your lips turn blue', child)).toBe('they get short of breath or their lips turn blue')
  expect(adviseAbout('you get short of breath', { ...child, relation: 'self' })).toBe('you get short of breath')
})
