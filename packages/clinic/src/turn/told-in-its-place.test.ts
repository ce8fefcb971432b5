import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const talk = (first: string, then: string) =>
  clinic.consult(clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'female' }), first).case, then)

test.each([
  [
    'My chest hurts when I climb stairs',
    "I never said chest pain. It's my left knee that hurts, for two days",
    /nose/,
    'knee-pain.left',
    2,
  ],
  ['I feel sick and I have a fever', "I didn't say fever. It's my right ear that aches, for three days", /^fever/, 'ear-pain.right', 3],
  ['I have a headache', "I never said I have a headache. It's my lower back that hurts, for two weeks", /head/, 'back-pain.lumbar', 14],
  [
    'I cough and my throat is sore',
    "Who said cough? It's my right shoulder that's been sore for five days",
    /cough/,
    'shoulder-pain.right',
    5,
  ],
  [
    'I have been vomiting',
    "I never said vomiting, it's my left ankle that is swollen since yesterday",
    /vomit/,
    'swelling-one-leg.left',
    1,
  ],
  ['I am dizzy', "I never said dizzy! It is my neck that's stiff, for 4 days now, on the left", /dizz/, 'neck-pain.left', 4],
])('%s - %s', (first, then, out, into, days) => {
  const { case: after } = talk(first, then)
  const held = Object.values(after.observations).filter(({ polarity }) => polarity === 'present')
  expect(held.map(({ finding }) => finding).filter((id) => out.test(id))).toEqual([])
  expect(held.map(({ finding }) => finding)).toContain(into)
  expect(after.durationDays).toBe(days)
  const base = into.split('.')[0] ?? into
  expect(after.complaints.some((id) => id === base || after.observations[base]?.text === after.observations[id]?.text)).toBe(true)
})

test('who is told what is wrong with them in place of another thing is not asked what is wrong', () => {
  const { reply } = talk('I have a headache', "I never said headache. It's my lower back that hurts, for two weeks")
  expect(reply.text).not.toMatch(/what is troubling you/i)
})
