import { expect, test } from 'vitest'
import { isAgainstPatient } from './medicine-danger.ts'

const person = { ageYears: 45, pregnant: null }
const patient = { medications: ['warfarin 5 mg'], allergies: ['ibuprofen', 'penicillin'], illnesses: [], person }

test.each(['ibuprofen', 'nurofen', 'aspirin', 'amoxicillin', 'naproxen'])('this patient must not have %s', (name) => {
  expect(isAgainstPatient(name, patient)).toBe(true)
})

test('the same medicine is no danger to somebody else', () => {
  expect(isAgainstPatient('ibuprofen', { medications: [], allergies: [], illnesses: [], person })).toBe(false)
})

test.each([
  ['an illness', 'ibuprofen', { illnesses: ['kidney disease'] }],
  ['a pregnancy', 'isotretinoin', { person: { ageYears: 30, pregnant: true } }],
  ['an age', 'aspirin', { person: { ageYears: 9, pregnant: null } }],
])('%s counts', (_, name, known) => {
  expect(isAgainstPatient(name, { medications: [], allergies: [], illnesses: [], person, ...known })).toBe(true)
})
