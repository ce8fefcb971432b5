import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadLearned, loadPack } from '../../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const crisisAfter = (...messages: string[]) => {
  const { crisis } = messages.reduce((now, words) => clinic.consult(now, words).case, clinic.newCase({ country: 'GB' }))
  return crisis === null ? null : crisis.certainty
}

test.each([
  'I havent overdosed, I just take my normal dose of metformin',
  "she hasn't overdosed",
  'I hevnae took too many tablets',
  "I didn't take too many pills, just the one",
  'no overdose, i only took my usual tablets',
  "I'm not overdosing, why do you ask",
  'I take my tablets exactly as the doctor says',
])('a denial opens no crisis: %s', (words) => expect(crisisAfter(words)).toBeNull())

test.each([
  'NO. I mean all my usual tablets, one of each, like the doctor says',
  'who said overdose? I take one of each every morning',
  'just the usual ones like the doctor says',
  'NO POISON. I took wan tablet o each like the doctor says',
  "I didn't take too many, just the usual one",
  'only my morning tablets, as the label says',
])('what was misread is ended by a plain word: %s', (words) => {
  expect(crisisAfter('I took all my tablets this morning')).toBe('affirmed')
  expect(crisisAfter('I took all my tablets this morning', words)).toBe('denied')
})

test.each([
  ['I took 20 paracetamol', 'im fine honestly'],
  ['I took 20 paracetamol', 'just my usual tablets'],
  ['I took 20 paracetamol', "I'm fine, no poison"],
  ['I swallowed bleach', "I'm fine, no poison"],
  ['I took too many tablets', "I'm fine, just let me sleep"],
  ['I took too many tablets', 'no need to fuss'],
  ['I want to die. I took all my tablets', 'only my usual tablets'],
  ['I took all my tablets at once', 'yes all of them, i had my usual ones and the rest'],
  ['I took the whole box of tablets', 'one of each like the doctor says'],
])('what was truly told stands: %s / %s', (first, then) => expect(crisisAfter(first, then)).toBe('affirmed'))

test('a tablet that was found on the floor makes nobody unconscious', () => {
  const { held } = ['my toddler ate a tablet', 'no he didnt eat it, we found it on the floor'].reduce(
    (now, words) => clinic.consult(now, words).case,
    clinic.newCase({ country: 'GB' }),
  )
  expect(held.map(({ rule }) => rule)).not.toContain('not-responding')
})
