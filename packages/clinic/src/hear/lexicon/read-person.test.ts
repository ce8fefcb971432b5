import { expect, test } from 'vitest'
import { last } from '../../turn/testing/talk.ts'

test.each([
  "I'm 29, gave birth 6 weeks ago and cannot sleep",
  'I gave birth in May, I am 31 and feel low',
  "I'm breastfeeding, 33, and my breast is sore",
])('who gave birth or feeds a baby is not asked whether she is a man: %s', (words) => {
  expect(last(words).case.person.sex).toBe('female')
})

test('whose wife gave birth is not told to be a woman', () => {
  const { person } = last('my wife gave birth in May and I am a man of 34 and sleep badly').case
  expect(person.relation === 'self' && person.sex === 'female').toBe(false)
})
