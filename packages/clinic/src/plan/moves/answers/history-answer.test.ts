import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const history = [
  { diagnosis: 'Bladder infection', date: '2026-10-05' },
  { diagnosis: 'Ankle sprain', date: '2026-03-11' },
]
const profile = { country: 'GB', ageYears: 30, sex: 'female' as const, drugs: ['Ramipril 5 mg'], allergies: ['penicillin'] }
const ask = (words: string, past = history) => clinic.consult(clinic.newCase(profile), words, { history: past }).reply.text

test.each([
  ['what did I have in October?', /5 October 2026: Bladder infection/],
  ['what did you say last time?', /Bladder infection/],
  ['show me my medical history', /11 March 2026: Ankle sprain/],
  ['what medicines am I on?', /Ramipril 5 mg/],
  ['list my medications', /Ramipril 5 mg/],
  ['which allergies do I have?', /penicillin/],
])('%s', (words, expected) => expect(ask(words)).toMatch(expected))

test('a month without an entry is said to be one', () => expect(ask('what did I have in May?')).toMatch(/nothing from May/))
test('an empty history is said to be empty', () => expect(ask('what is my medical history', [])).toMatch(/still empty/))

test('a new consultation knows what was before, once, and puts nothing down from it', () => {
  const first = clinic.consult(clinic.newCase(profile), 'it burns when I wee', { history })
  expect(first.reply.text).toMatch(/Last time, on 5 October 2026, you had a bladder infection/)
  expect(Object.keys(first.case.observations)).toEqual(['urination-painful'])
  expect(clinic.consult(first.case, 'since yesterday', { history }).reply.text).not.toContain('Last time')
})
