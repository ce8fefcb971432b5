import { expect, test } from 'vitest'
import { doctorContextOf } from './doctor-context.ts'

test('facts that were not sent are unknown, and the patient is the one who writes', () => {
  expect(doctorContextOf({})).toEqual({ profile: null, subject: 'self', medications: [], allergies: [], country: null })
})

test('facts are taken over: medicines by their names, the country in capitals, the relation where another writes', () => {
  const facts = {
    profile: { ageYears: 6, sex: 'female' as const },
    patient_relation: 'daughter',
    medications: [{ name: 'Salbutamol', dosage: '100 micrograms' }],
    allergies: ['Penicillin'],
    country: 'gb',
  }
  expect(doctorContextOf(facts)).toEqual({
    profile: facts.profile,
    subject: 'self',
    relation: 'daughter',
    medications: ['Salbutamol'],
    allergies: ['Penicillin'],
    country: 'GB',
  })
})
