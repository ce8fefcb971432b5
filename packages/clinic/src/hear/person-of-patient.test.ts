import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const personAfter = (...messages: string[]) =>
  messages.reduce((now, words) => clinic.consult(now, words).case, clinic.newCase({ country: 'GB' })).person

const boy = [
  'my son is 4 and hes got a rash all over his tummy since yesterday, little red spots some have blisters',
  'hes itching and had a temp of 38',
]

test.each([
  'you still havnt answered about my sister. pregnant. sunday. yes or no',
  'my sister is 20 weeks pregnant can she come',
  'my wife is pregnant 12 weeks',
  'im pregnant too, can i catch it',
  'also our daughters 8 months, she gonna get it?',
  'his nan is 60, can he see her',
  'WHAT. my SON is 4 hes not pregnant, hes a boy. my SISTER is pregnant',
  'my friend is a woman of 30 and 8 weeks gone',
])('a boy of four stays one: %s', (words) => {
  const { ageYears, sex, pregnant, pregnancyWeeks } = personAfter(...boy, words)
  expect({ ageYears, sex, pregnant: pregnant === true, pregnancyWeeks }).toEqual({
    ageYears: 4,
    sex: 'male',
    pregnant: false,
    pregnancyWeeks: null,
  })
})

test.each([
  ['I have a cough. 45 male', 'my wife is pregnant, can she catch it', 45, 'male', false],
  ['I have a cough, 30 female', 'my sister is pregnant, can i see her', 30, 'female', false],
  ['I have a cough, 30 female', 'my mum is 60, could it be the same', 30, 'female', false],
  ['I have a cough, 30 female', 'im pregnant and my mum is worried', 30, 'female', true],
  ['I have a cough, 30 female', 'sorry im 31, my sister is 30', 31, 'female', false],
  ['I have a cough, 30 female', 'im 12 weeks pregnant', 30, 'female', true],
  ['I have a cough. 45 male', 'sorry im female, and pregnant', 45, 'female', true],
  ['my wife has belly pain', 'she is 32 and 10 weeks pregnant', 32, 'female', true],
  ['my sister has bad belly pain. 24', 'pregnant. 9 weeks', 24, 'female', true],
  ['my son has a fever', "he's 3. my daughter is 6 and had it too", 3, 'male', false],
] as const)('%s / %s', (first, then, years, sex, isPregnant) => {
  const { ageYears, sex: known, pregnant } = personAfter(first, then)
  expect([ageYears, known, pregnant === true]).toEqual([years, sex, isPregnant])
})
