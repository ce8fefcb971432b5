import { expect, test } from 'vitest'
import { endangersPatient } from './medicine-danger.ts'

const person = { ageYears: 45, pregnant: null }
const patient = { medications: ['warfarin 5 mg'], allergies: ['ibuprofen', 'penicillin'], person }

test.each([
  'take ibuprofen with food for the pain.',
  'ibuprofen may help.',
  'some people find that aspirin eases this.',
  'your doctor may give you amoxicillin.',
  'a tablet of naproxen is another choice.',
])('what this patient must not have is not named as a help: %s', (text) => {
  expect(endangersPatient(text, patient)).toBe(true)
})

test.each([
  'do not take ibuprofen: you are allergic to it.',
  'avoid aspirin while you take warfarin.',
  'you take warfarin, so tell the doctor about any bleeding.',
  'drink water and rest.',
])('a warning, what the patient takes, and what is no medicine may be said: %s', (text) => {
  expect(endangersPatient(text, patient)).toBe(false)
})

test('the same words are no danger to somebody else', () => {
  expect(endangersPatient('ibuprofen may help.', { medications: [], allergies: [], person })).toBe(false)
})
