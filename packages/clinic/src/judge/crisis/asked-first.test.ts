import { expect, test } from 'vitest'
import { createClinic } from '../../clinic.ts'
import { loadLearned, loadPack } from '../../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const crisisOf = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).reply.crisis

test.each([
  'They put him in tin shed with fan.',
  "I've had suicidal moths.",
  'I want to murder my sister in law for what she said about my trifle.',
])('"%s" opens no card', (words) => expect(crisisOf(words)?.certainty).not.toBe('affirmed'))

test('an overdose of long ago in words that sound like nothing of now opens nothing', () =>
  expect(crisisOf('I took an overdose when I was sixteen over a boy.')).toBeNull())

test.each([
  ['I am going to kill myself tonight', 'self-harm'],
  ['took the lot, goodbye', 'overdose'],
  ['my husband had his hands round my throat last night', 'abuse'],
  ['toddler swallowed button battery 10 min ago', 'poisoning'],
] as const)('"%s" opens the card', (words, kind) => expect(crisisOf(words)).toMatchObject({ kind, certainty: 'affirmed' }))
