import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

/** Every turn of a talk in the United Kingdom. */
function talk(profile: CaseProfile, ...words: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB', ...profile })
  return words.map((line) => {
    const turn = clinic.consult(consultation, line)
    consultation = turn.case
    return turn
  })
}

test('a crisis that is only possible is never followed by the interview while nothing else was told', () => {
  const turns = talk(
    {},
    'hi, just wanted to say thanks for being there. i wont be needing help after tonight',
    'ive sorted everything, the cat is with my neighbour',
    'im calm now for the first time',
    'i have made up my mind',
  )
  for (const { reply } of turns) {
    expect(reply.kind).toBe('crisis')
    expect(reply.text).toMatch(/116 123|999/)
    expect(reply.text).not.toMatch(/How old are you|could you say it in other words|Do you have any of these/i)
  }
})

test('who is named in passing does not become the patient', () => {
  for (const line of ['my wife is in the next room', 'my daughter will be home soon', 'he is asleep upstairs']) {
    const turn = talk({}, 'I want to kill myself', line).at(-1)
    expect(turn?.case.person.relation, line).toBe('self')
    expect(turn?.reply.text, line).not.toMatch(/your wife|your daughter|the patient/)
  }
  const first = talk({ ageYears: 79 }, 'since she passed i just get in everyones way. my daughter has enough on her plate')[0]
  expect(first?.case.person).toMatchObject({ relation: 'self', ageYears: 79 })
})

test('nobody fears that a baby thinks of ending its life', () => {
  const turns = talk(
    {},
    'had my baby three weeks ago and i look at her and feel nothing. sometimes i think she would be better with another mum',
    'i dont sleep at all even when she sleeps',
  )
  for (const { reply } of turns) expect(reply.text).not.toMatch(/your baby (?:may|is)|Childline/)
})

test('the means are taken up, and the medicine is no complaint', () => {
  const { reply } = talk({}, 'i keep looking at the tablets on the shelf', 'the whole box of my tramadol').at(-1) ?? { reply: null }
  expect(reply?.text).toMatch(/Have you taken any/)
  expect(reply?.text).not.toMatch(/How old/)
})

test('an old attempt that is over, and a friend who is well again, open nothing', () => {
  for (const line of [
    'i tried to kill myself when i was 19, im 45 now and fine. its about my knee, it clicks',
    'my friend was suicidal last year but shes doing great, i have a cough',
  ]) {
    const [turn] = talk({}, line)
    expect(turn?.reply.crisis, line).toBeNull()
    expect(turn?.reply.question?.id ?? '', line).not.toMatch(/^safety/)
  }
  expect(talk({}, 'i tried to kill myself last year and i want to do it again tonight')[0]?.reply.crisis).not.toBeNull()
})

test('in a talk about voices the fear of being locked up is no violence', () => {
  const turn = talk({}, 'there is a man in the radio telling me to walk into the road', 'they will lock me up').at(-1)
  expect(turn?.reply.crisis?.kind).toMatch(/^(?:psychosis|self-harm)$/)
})

test.each([
  ['last night he squeezed my neck till i saw stars, my voice is hoarse today', /grip on the throat or neck needs a doctor today/],
  ['my ex shook the baby because he wouldnt stop crying, he seems sleepy now', /shaken, thrown or squeezed needs a hospital now/],
])('an assault that needs a hospital says so first: %s', (words, reason) => {
  const [turn] = talk({}, words)
  expect(turn?.reply.crisis?.kind).toBe('abuse')
  expect(turn?.reply.parts[0]?.kind).toBe('level')
  expect(turn?.reply.text).toMatch(reason)
})

test('a question whether a hospital is needed is answered in a talk about violence', () =>
  expect(talk({}, 'last night he squeezed my neck till i saw stars', 'do i really need hospital').at(-1)?.reply.text).toMatch(
    /hand on the throat[\s\S]*yes, today/,
  ))

test('a teenager who would rather write gets a line to write to', () =>
  expect(talk({ ageYears: 15 }, 'i cut my arms again', 'can i text someone').at(-1)?.reply.text).toMatch(/Shout/))

test('what an overdose would do is no recommendation', () => {
  for (const words of ['what would happen if somebody took 20 paracetamol', 'is it ok to take a whole packet of ibuprofen']) {
    const text = talk({}, words)[0]?.reply.text ?? ''
    expect(text, words).toMatch(/very dangerous[\s\S]*999/)
    expect(text, words).not.toMatch(/no reason against/)
  }
})

test('exhausted with a new baby is no carbon monoxide', () =>
  expect(talk({}, 'im exhausted with the new baby')[0]?.case.observations['carbon-monoxide-exposure']).toBeUndefined())
