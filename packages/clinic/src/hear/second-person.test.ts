import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(profile: CaseProfile, ...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB', ...profile }), first))
}
const woman = { ageYears: 40, sex: 'female' as const }

test('another person in the middle is kept apart, and gets a turn', () => {
  const told = talk(woman, 'I have had a cough for a week', 'oh and my daughter has an itchy rash, she is 6')
  expect(told.case.observations.rash).toBeUndefined()
  expect(told.case.person).toMatchObject({ relation: 'self', ageYears: 40 })
  expect(told.reply.text).toMatch(/your daughter[\s\S]*keep apart[\s\S]*now my daughter/)
  expect(told.reply.question).not.toBeNull()
  const { case: hers, reply } = clinic.consult(told.case, 'now my daughter')
  expect(hers.person.relation).toBe('daughter')
  expect(hers.complaints).toContain('rash')
  expect(hers.observations.cough).toBeUndefined()
  expect(reply.text).toMatch(/^Your daughter has the turn now/)
  expect(clinic.consult(hers, 'back to me').case.complaints).toContain('cough')
})

test('who has the turn again goes on with what was told of them', () => {
  const { case: hers } = talk(woman, 'I have had a cough for a week', 'now my daughter. She is 6 and has an itchy rash', 'back to me')
  expect(hers.setAside).toMatchObject({ relation: 'daughter' })
  const { case: again } = clinic.consult(hers, 'now my daughter, it started on her arms')
  expect(again.complaints).toContain('rash')
  expect(again.observations.cough).toBeUndefined()
  expect(again.setAside).toMatchObject({ relation: 'self' })
  expect(again.setAside?.words).toMatch(/cough for a week/)
})

test('an emergency of the other comes first, at once', () => {
  const { case: his, reply } = talk(woman, 'I have had a cough for a week', 'my dad has just collapsed and he is not breathing')
  expect(his.person.relation).toBe('dad')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(/^Your dad comes first now/)
  expect(his.setAside?.relation).toBe('self')
})

test('the speaker is another person where the patient is a relative', () => {
  const { case: hers, reply } = talk({}, 'my mum is 78 and has swollen ankles', 'and me, I have a sore throat')
  expect(hers.observations['sore-throat']).toBeUndefined()
  expect(reply.text).toMatch(/about yourself/)
})

for (const words of ['my wife says it is nothing', 'my mum had migraines', 'my husband smokes', 'my son brought it home from school'])
  test(`nobody new: ${words}`, () => {
    expect(talk(woman, 'I have had a cough for a week', words).case.setAside).toBeUndefined()
  })

test('a new complaint of the same person is taken up, and the first one kept', () => {
  const { case: after, reply } = talk(woman, 'my knee hurts after running', 'forget the knee, now I have a bad headache')
  expect(after.complaints.slice(0, 2)).toEqual(['headache', 'knee-pain'])
  expect(reply.text).toMatch(/headache[\s\S]*pain in the knee/)
})

const others: readonly [relation: string, first: string, then: string][] = [
  ['husband', 'I have a sore throat', 'oh and by the way my husband has had chest pains on and off today, hes 58'],
  [
    'mum',
    'my ear hurts',
    "ok leave that for now. Can you tell me about my mum? she's 81, her ankles are swollen and shes fighting for breath",
  ],
  ['son', 'my child has a cough, hes 4', 'my other son is 7 and hes got a stiff neck and a fever and hates the light'],
]
for (const [relation, first, then] of others)
  test(`another one with an emergency has the turn: ${then}`, () => {
    const { case: theirs, reply } = talk({}, first, then)
    expect(theirs.person.relation).toBe(relation)
    expect(reply.text).toMatch(/comes first now/)
  })

for (const words of ['my little girl has swallowed a coin just now', 'do i need to worry about my 5 year old, he has a red rash'])
  test(`a child named otherwise is kept apart: ${words}`, () => {
    const { case: own, reply } = talk(woman, 'my back hurts', words)
    expect(own.person).toMatchObject({ relation: 'self', ageYears: 40 })
    expect(reply.text).toMatch(/keep apart/)
  })

test('who harms the speaker is no second patient', () => {
  const { case: own, reply } = talk(woman, 'my back hurts', 'my husband wont let me see the midwife and he keeps my phone')
  expect(own.person.relation).toBe('self')
  expect(reply.crisis?.kind).toBe('abuse')
})
