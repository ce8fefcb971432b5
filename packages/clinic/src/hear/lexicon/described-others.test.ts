import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const after = (...messages: string[]) =>
  messages.reduce((consultation, words) => clinic.consult(consultation, words).case, clinic.newCase({ country: 'GB' }))

test.each([
  [['my boy is 5, he has chickenpox since yesterday, spots all over', 'can my pregnant sister come round'], 5, 'male'],
  [['my boy is 5, he has chickenpox since yesterday, spots all over. can my pregnant sister come round'], 5, 'male'],
  [['my son is 7 and has a sore throat', 'should his pregnant teacher know'], 7, 'male'],
  [['my daughter is 3 and has a cough and a runny nose', 'what about my 80 year old nan, shes got a bad heart'], 3, 'female'],
  [['my husband is 60, he has a cough', 'can he see our 2 week old granddaughter'], 60, 'male'],
] as const)('what describes another is not the patient: %j', (messages, ageYears, sex) => {
  const { person, observations, durationDays } = after(...messages)
  expect(person).toMatchObject({ ageYears, sex, pregnant: null, pregnancyWeeks: null })
  expect(observations.pregnant).toBeUndefined()
  expect(durationDays ?? 1).toBe(1)
})

test('the shingles of one who asks for a pregnant daughter make nobody else pregnant', () => {
  expect(after('i have shingles on my chest', 'can i be near my pregnant daughter').person.pregnant).toBeNull()
})

test.each([
  [['my wife has a sore throat', 'is ibuprofen ok for my pregnant wife']],
  [['my pregnant wife has a sore throat']],
  [['my 30 weeks pregnant sister has a headache']],
])('what describes the patient stays: %j', (messages) => {
  expect(after(...messages).person.pregnant).toBe(true)
})

test('"my 80 year old nan has a cough" is of that age', () => {
  expect(after('my 80 year old nan has a cough').person).toMatchObject({ ageYears: 80, relation: 'nan' })
})
