import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const present = (finding: string, ...words: readonly string[]) =>
  Object.values(last(...words).case.observations).some((each) => each.finding === finding && each.polarity === 'present')

const rash = 'my baby boy is 9 months and has a pink rash since this morning'

test.each(['wet nappies as usual', 'he is drinking and has wet nappies', 'plenty of wet diapers', 'he was in a wet bed'])(
  'what is wet is no rash: %s',
  (words) => expect(present('rash.weeping', rash, words)).toBe(false),
)

test.each(['it is wet and weeping', 'the rash is wet'])('and a wet rash is one: %s', (words) =>
  expect(present('rash.weeping', rash, words)).toBe(true),
)

test.each([
  'I have burning in my stomach, I wake up at 2 in the night from it, man 38',
  'heartburn, it wakes me, I wake up in the middle of the night with it, 38 m',
])('who wakes at night has it in no morning: %s', (words) => expect(present('heartburn.morning', words)).toBe(false))

test.each(['his brother of 4 is well, will he get it', 'her sister is 6, can she catch it?'])(
  'the age of another child is not the patient’s: %s',
  (words) =>
    expect(
      talk({ ageYears: 0.75, sex: 'male', relation: 'baby' }, 'he has a rash since this morning', words).at(-1)?.case.person.ageYears,
    ).toBe(0.75),
)

test('and an age put right is', () =>
  expect(talk({}, 'my son is 9 and has a rash', 'sorry, he is 4, not 9').at(-1)?.case.person.ageYears).toBe(4))

test.each(['my mum sed sumthing bout a rash', 'my mum mentioned a rash with it'])('what somebody said is not theirs: %s', (words) =>
  expect(last('sore throat and fever, 20 male', words).reply.text).not.toContain('I keep apart'),
)

test('a red, hot bit on a sore breast is of the breast', () => {
  expect(present('breast-redness', 'my boob hurts like hell theres a hot red bit on it, 29 f, baby is 6 weeks')).toBe(true)
  expect(present('breast-redness', 'my boob hurts and my toe is hot and red, 29 f')).toBe(false)
})
