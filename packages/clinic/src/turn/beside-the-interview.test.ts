import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function talk(profile: CaseProfile, ...words: readonly string[]) {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB', ...profile }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return { consultation, reply }
}

const piles = 'ive had blood in my poo a few times this month, bright red, when i wipe. 45 f'

test.each([
  [piles, 'i dont have insurance', /community or public clinic/],
  [piles, 'i cant get an appointment for weeks', /walk-in or urgent clinic/],
  [piles, 'i dont want to see a doctor', /It is your choice/],
  ['i have a cough for 3 weeks, 60 m smoker', 'is it cancer', /a doctor should examine you soon/],
  ['been puking since 3am', 'is it ok to take my pill still', /counts as a missed pill/],
])('what stands beside the interview is answered: %s - %s', (first, next, expected) => {
  expect(talk({}, first, next).reply.text).toMatch(expected)
})

test('what a visit costs is not answered by what this doctor costs', () => {
  expect(talk({}, 'how much does a doctor cost').reply.text).toContain('depends on where you live')
  expect(talk({}, 'how much does this cost').reply.text).toContain('costs nothing')
})

test('what is said of the child that waits is not put down for the parent', () => {
  const { consultation } = talk(
    { ageYears: 33, sex: 'female' },
    'i have a rash on my arm for 2 days, itchy',
    'also my son has a cough, he is 4',
    'hes had it a week, no fever',
    'ok back to me',
  )
  expect(consultation.observations.fever).toBeUndefined()
  expect(Object.keys(consultation.observations).some((id) => id.includes('back'))).toBe(false)
})

test('a goodbye in the middle ends the questions', () => {
  const { reply } = talk({ ageYears: 29, sex: 'female' }, 'sore throat', 'actually dont worry about it, bye')
  expect(reply.text).toContain('Take care')
  expect(reply.text).not.toContain('?')
})

test('a first complaint puts nothing right', () => {
  expect(talk({}, 'how much does a doctor cost', 'i have a cough for 3 weeks, 60 m smoker').reply.text).not.toContain('corrected')
})
