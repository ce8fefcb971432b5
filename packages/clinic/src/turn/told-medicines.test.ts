import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack())
const understood = (words: string, profile = {}): string =>
  clinic
    .consult(clinic.newCase({ country: 'US', ...profile }), words)
    .reply.parts.filter(({ kind }) => kind === 'understood')
    .map(({ text }) => text)
    .join(' ')

test.each([
  ["I have a cough, I take ramipril and I'm allergic to penicillin", /you take ramipril and are allergic to penicillin\./],
  ['my mother has a cough and takes warfarin', /your mother takes warfarin\./],
  ['I have an itchy rash and I take a beta blocker', /you take a beta blocker\./],
])('medicines and allergies are said by their name, as a sentence: %s', (words, said) => {
  expect(understood(words)).toMatch(said)
  expect(understood(words)).not.toMatch(/So, taking|taking a|an allergy to/)
})
