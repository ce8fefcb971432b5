import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
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

/** The turns of a talk in order; the case after the last and its reply. */
function talk(...turns: string[]) {
  let consultation = clinic.consult(clinic.newCase({ country: 'GB' }), turns[0] ?? '')
  for (const turn of turns.slice(1)) consultation = clinic.consult(consultation.case, turn)
  return consultation
}

test.each([
  [['I wish I were dead', 'no, just letting off steam', "well yes, I've thought about dying"], 'affirmed'],
  [["I can't go on like this any more", 'no', "I wasn't honest with you"], 'possible'],
  [['nothing matters any more', 'no', 'I have thought about it, sometimes'], 'possible'],
  [["I'm scared of what I might do", 'hurt myself'], 'affirmed'],
] as const)('what is told after the direct question is heard: %j', (turns, certainty) => {
  const { reply, case: told } = talk(...turns)
  expect(reply.kind).toBe('crisis')
  expect(told.crisis).toMatchObject({ kind: 'self-harm', certainty })
})

test('the baby is named in answer to whom somebody fears to hurt', () =>
  expect(talk("I'm afraid I might snap", 'not myself, the baby').case.crisis).toMatchObject({
    kind: 'harm-to-others',
    certainty: 'affirmed',
  }))

test('voices that order somebody to hurt himself are a danger for himself', () =>
  expect(crisisOf('the voices are telling me to harm myself')).toMatchObject({ kind: 'self-harm', certainty: 'affirmed' }))

test.each(['my cousin died by suicide in spring', 'we lost him to suicide', 'my flatmate committed suicide'])(
  'the suicide of another is no thought of one’s own: %s',
  (words) => expect(talk(words, 'I cannot sleep since').case.observations).not.toHaveProperty('suicidal-thoughts'),
)

test('who says of his own accord that he is not suicidal is not asked it again', () => {
  const { reply } = talk('I have been feeling so low', 'no, I am not suicidal')
  expect(reply.text).not.toMatch(/straight out/)
})

test('thoughts of another year, and being well now, open no card', () =>
  expect(talk('I had suicidal thoughts two years ago', 'not any more, I am much better').case.crisis).toBeNull())

test('whether a child can be left alone tonight is answered with a no', () =>
  expect(talk('my son says he wants to die', 'is it ok to leave him on his own tonight?').reply.text).toMatch(/please not tonight/))
