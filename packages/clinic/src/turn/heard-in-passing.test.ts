import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function talk(profile: CaseProfile, ...words: readonly string[]) {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB', ...profile }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return { consultation, reply }
}

test('few words that belong to one item of a list are that item', () => {
  const start = talk({ ageYears: 34, sex: 'female' }, 'i have a pain in my right ear', 'a week', 'nothing else')
  expect(start.reply.text).toContain('discharge from the ear')
  const { case: told } = clinic.consult(start.consultation, 'theres some discharge')
  expect(told.observations['ear-discharge']?.polarity).toBe('present')
  expect(clinic.consult(start.consultation, 'not that i know of discharge').case.observations['ear-discharge']?.polarity).not.toBe(
    'present',
  )
})

test('spots that fade under a glass are no spots that do not', () => {
  const fades = talk({}, 'my grandson is 2, he has a rash all over', 'it fades when i press a glass').consultation
  expect(fades.observations['skin-purple-spots']?.polarity).not.toBe('present')
  const stays = talk({}, 'my son is 4, he has a purple rash that does not fade when i press a glass')
  expect(stays.reply.triage?.level).toMatch(/emergency-department|ambulance/)
})

test('a part of the body alone is where it hurts', () => {
  expect(talk({}, 'knee').consultation.complaints).toContain('knee-pain')
})

test('the fear of a parent does not make the parent the patient', () => {
  expect(talk({}, 'my little girl wont stop coughing and im so scared').consultation.person.relation).not.toBe('self')
})

test('"who will look after her" tells nothing of the sex of the one who asks', () => {
  expect(talk({ ageYears: 66, sex: 'male' }, 'i have a cough', 'who will look after her').consultation.person.sex).toBe('male')
})

test('a torn condom is answered at once, with times, and its questions after it', () => {
  const first = talk({}, 'im 16 and the condom broke last night')
  expect(first.reply.text).toMatch(/up to 3 days .* up to 5 days/)
  const next = (words: string) => clinic.consult(first.consultation, words).reply.text
  expect(next('will my mum find out')).toContain('stays private')
  expect(next('is there a time limit')).toMatch(/up to 5 days/)
  expect(talk({}, 'we had unprotected sex 3 months ago and my period is late').reply.text).not.toContain('You can still prevent')
})

test('a mother who cries after a birth is asked straight out and not sent in an ambulance', () => {
  const { reply } = talk({}, 'i had a baby 2 weeks ago and i keep crying and feel like a terrible mother')
  expect(reply.kind).not.toBe('emergency')
  expect(reply.text).toMatch(/are you having thoughts/)
})

test('how sure the doctor is, is said', () => {
  expect(talk({ ageYears: 45, sex: 'male' }, 'i get headaches', 'couple of months', 'are you sure').reply.text).toContain('No, not certain')
})

test('what has lasted for months is not told to wait three weeks', () => {
  const { reply } = talk({ ageYears: 45, sex: 'male' }, 'i get headaches', 'couple of months, mostly mornings', 'is it cancer')
  expect(reply.text).toContain('Since it has lasted for more than 3 weeks')
})

test('in an emergency company is welcome, and a child that will not walk refuses nothing', () => {
  const heart = 'tight chest pain into my left arm, sweaty. 60 m'
  expect(talk({}, heart, 'my daughter is here').reply.text).toMatch(/not alone|Hand them the phone/)
  expect(talk({}, 'my son is 5, tummy hurts low on the right, he wont walk and is throwing up').reply.text).not.toContain(
    'A no out of fear',
  )
})
