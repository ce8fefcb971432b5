import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB' }), first))
}
const ofPregnancy = ['pregnant', 'pregnancy-possible', 'pregnancy-first-trimester', 'pregnancy-second-half']
const denied = ({ observations }: ReturnType<typeof talk>['case']) => ofPregnancy.filter((id) => observations[id]?.polarity === 'absent')
const pain = "I'm 22, female, and my stomach hurts low down on the right"

test.each([
  "i don't think i'm pregnant",
  'im not pregnant. i think',
  "pretty sure i'm not pregnant",
  'probably not pregnant',
  "i hope i'm not pregnant",
  'not pregnant as far as i know',
  "i doubt i'm pregnant",
  "not pregnant i guess, haven't tested",
])('a pregnancy that is only believed away is not ruled out: %s', (words) => {
  const { case: after } = talk(pain, words)
  expect(denied(after)).toEqual([])
  expect(after.person.pregnant).toBeNull()
  expect(after.observations.fever?.polarity).not.toBe('absent')
})

test.each(["i'm not pregnant", 'not pregnant. i think i have a cold', 'no chance of pregnancy'])('a plain no stays one: %s', (words) => {
  expect(denied(talk(pain, words).case)).not.toEqual([])
})

test('a late period outweighs a mere "not pregnant", and a negative test does not', () => {
  const open = talk(pain, "i can't be pregnant, my period is two weeks late though").case
  expect(open.person.pregnant).toBeNull()
  expect(open.observations['pregnancy-possible']?.polarity).toBe('present')
  expect(denied(talk(pain, 'my period is late, the pregnancy test was negative').case)).toContain('pregnant')
})

test('who asks where a pregnancy comes from has told of none, and is asked for the period', () => {
  const { case: after, reply } = talk(pain, 'i felt a bit wobbly in the shower', 'why does it say pregnancy, i never said that')
  expect(after.person.pregnant).toBeNull()
  expect(after.observations.pregnant?.polarity).not.toBe('present')
  expect(reply.text).toMatch(/When was your last period/)
  expect(reply.text).not.toMatch(/being pregnant/)
})

test('the crew reads of no pregnancy ruled out beside a late period', () => {
  const { reply } = talk(pain, "i'm not pregnant. my period is three weeks late and i feel faint", 'what do i tell them when they come')
  expect(reply.text).not.toMatch(/not being pregnant|no possible pregnancy/)
})

test('an open pregnancy is never taken back, nor is it prevented any more', () => {
  const { reply } = talk(
    pain,
    'im not pregnant. i think. my period is 3 weeks late',
    'hang on it says not pregnant and also early pregnancy?? which is it. and we did have sex, the condom broke in may',
  )
  expect(reply.text).toMatch(/only a test can tell/)
  expect(reply.text).not.toMatch(/forget pregnancy|prevent a pregnancy/)
})

test('who fears that a parent is told is answered about that, and who sits in a car has one', () => {
  const asked = talk(pain, 'who will tell my mum if i go').reply.text
  expect(asked).toMatch(/What you tell a doctor or nurse stays with them/)
  expect(asked).not.toMatch(/relies on you|children with you/)
  expect(talk(pain, 'in the car now, will they keep me').reply.text).not.toMatch(/No car is no problem/)
})

test('a pain low in the belly is no low mood', () => {
  const isLow = (words: string) => talk(words).case.observations['low-mood']?.polarity === 'present'
  expect(isLow('so my stomach hurts a bit low down on the right')).toBe(false)
  expect(isLow('I have been really low lately')).toBe(true)
})
