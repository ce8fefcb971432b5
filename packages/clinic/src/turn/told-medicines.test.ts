import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
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

test.each(['she takes a water one and metformin', 'metformin, ramipril and the white one', 'one of her tablets is for pressure'])(
  'a tablet spoken of as "one" is no age, also where the age is asked: %s',
  (words) => {
    const told = ['gran has chest pain and is sweating', 'I rang 999', 'ten minutes ago']
    const asked = told.reduce((kept, each) => clinic.consult(kept, each).case, clinic.newCase({ country: 'GB' }))
    expect(asked.pending?.slot).toBe('age')
    const { case: now } = clinic.consult(asked, words)
    expect(now.person.ageYears).toBeNull()
    expect(now.person.relation).not.toBe('child')
  },
)

test('the page for the crew names a medicine once, however often it was told', () => {
  const told = [
    'gran has chest pain and is sweating',
    'Metformin and ramipril',
    'I rang 999',
    'should she take her metformin tonight',
    'they are here',
  ]
  const replies: string[] = []
  told.reduce(
    (kept, each) => {
      const { case: now, reply } = clinic.consult(kept, each)
      replies.push(reply.text)
      return now
    },
    clinic.newCase({ country: 'GB' }),
  )
  expect(
    replies
      .at(-1)
      ?.match(/^- Medicines: .*$/m)?.[0]
      .toLowerCase(),
  ).toBe('- medicines: metformin, ramipril')
})
