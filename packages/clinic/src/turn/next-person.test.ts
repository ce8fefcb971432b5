import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const child = clinic.consult(clinic.newCase({ country: 'GB' }), 'my daughter is 6 and has an itchy rash on her arms')

test.each([
  'now my husband. He is 44 and his lower back hurts since Sunday',
  'ok now my husband, 44, sore lower back since Sunday, can he take ibuprofen',
  'next my husband: 44, lower back pain for three days',
])('who is named next has the turn, and nothing of the child is left: %s', (words) => {
  const { case: after, reply } = clinic.consult(child.case, words)
  expect(after.person).toMatchObject({ relation: 'husband', ageYears: 44, sex: 'male' })
  expect(after.observations['back-pain']?.polarity).toBe('present')
  expect(after.observations['skin-itch']).toBeUndefined()
  expect(reply.text).not.toMatch(/\bchildren say|syrup|your daughter (?:has|should)/)
})

test.each(['My HUSBAND is 44 years old', 'I asked about my husband, he is 44'])('who is insisted on has the turn: %s', (words) => {
  const { case: after } = clinic.consult(child.case, words)
  expect(after.person).toMatchObject({ relation: 'husband', ageYears: 44 })
})

test('the child waits and is gone back to', () => {
  const husband = clinic.consult(child.case, 'now my husband. He is 44 and his lower back hurts')
  const { case: after } = clinic.consult(husband.case, 'back to my daughter')
  expect(after.person.relation).toBe('daughter')
})

test('who is only spoken of in passing has no turn', () => {
  expect(clinic.consult(child.case, 'now my husband says it is eczema').case.person.relation).toBe('daughter')
})

test('who speaks of another in a talk of their own keeps the turn', () => {
  const own = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40 }), 'my knee hurts')
  expect(clinic.consult(own.case, 'I asked about my son at the surgery last week').case.person.relation).toBe('self')
})

test('in an emergency nobody else has the turn before it is seen to', () => {
  const own = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 60, sex: 'female' }), 'I have crushing chest pain and I am sweating')
  expect(clinic.consult(own.case, 'now my husband, his back hurts').case.person.relation).toBe('self')
})
