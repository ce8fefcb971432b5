import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}

test.each([
  ['my brother: tight chest when I run', "I'm 61, a woman"],
  ['my niece has a rash', "I'm 45, a man"],
])('who answers for himself is the patient: %s - %s', (first, answer) => {
  const { person } = talk(first, answer).case
  expect(person.relation).toBe('self')
  expect(person.ageYears).not.toBeNull()
})

test('a carer who tells her own age stays the carer', () => {
  const { person } = talk('My mum has had a cough for days, she is hot', "I'm 40").case
  expect(person).toMatchObject({ relation: 'mum', ageYears: null })
})

test.each([
  ["I'm a widow and my hips ache", 'female'],
  ["I'm a widower, always tired", 'male'],
  ['as a woman of a certain age I get hot flushes', 'female'],
  ['I get up at night with my prostate', 'male'],
  ['cramps before my periods', 'female'],
  ['sore shoulder for a month, woman, 52', 'female'],
  ['bloke, 45, sore shoulder', 'male'],
])('%s: the sex is plain', (words, sex) => {
  expect(talk(words).case.person.sex).toBe(sex)
})

test.each(['my wife made me write this, I cough at night', 'the wife says I snore'])('%s: the sex is not plain', (words) => {
  expect(talk(words).case.person.sex).toBeNull()
})

test.each(["Pregnant?? I'm 67", "pregnant?! honey I'm 70", "I'm 63. Pregnant??", 'Pregnant? no'])(
  '%s: not pregnant, and no number of the laboratory',
  (words) => {
    const { case: after } = talk('my TSH is 6.8 and I am tired', 'female', words)
    expect(after.person.pregnant).not.toBe(true)
    expect(after.observations.pregnant?.polarity).not.toBe('present')
    if (/\d/.test(words)) expect(after.person.ageYears).toBeGreaterThan(60)
  },
)

test.each(['goes off in ten minutes', 'it lasts 20 minutes each time', 'sugar 48'])('%s: no age', (words) => {
  expect(talk('my knee is stiff', words).case.person.ageYears).toBeNull()
})

test.each(['You are muddled, dear', 'are you confused?', "you're very forgetful today", 'you sound drunk', 'u r mixed up and confused'])(
  '%s: said of the doctor',
  (words) => {
    const { case: after } = talk('I cannot sleep since my husband died', words)
    expect(Object.values(after.observations).filter(({ turn }) => turn === after.turns)).toEqual([])
    expect(after.held).toEqual([])
  },
)

test('who is told to have meant the doctor is believed at once', () => {
  const { case: after, reply } = talk(
    'I cannot sleep since my husband died',
    'i am so confused today',
    'i am not confused, i said you were muddled',
  )
  expect(after.observations['confusion-new']?.polarity).not.toBe('present')
  expect(reply.triage?.level ?? 'none').not.toMatch(/ambulance|emergency/)
})

test.each([
  ['I have a rash', 'A wart!! It is a burn'],
  ['my foot hurts', 'Gout?! It is a bruise'],
])('%s - %s: a name thrown back is none', (first, words) => {
  const { case: after } = talk(first, words)
  expect(Object.keys(after.observations).filter((id) => /wart|gout/.test(id) && after.observations[id]?.polarity === 'present')).toEqual([])
})

test.each(['We live in Ghana, fever for three days', 'I am from Mumbai, fever and headache', 'she lives in Kerala and has a fever'])(
  '%s: no travel',
  (words) => {
    expect(talk(words).case.observations['recent-travel-tropics']?.polarity).not.toBe('present')
  },
)

test('who lives elsewhere and came back has travelled', () => {
  expect(talk('I live in London, came back from Mumbai with a fever').case.observations['recent-travel-tropics']?.polarity).toBe('present')
})
