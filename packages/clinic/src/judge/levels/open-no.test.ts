import { expect, test } from 'vitest'
import { last, levelAfter } from '../../turn/testing/talk.ts'

test.each([
  'fever since yesterday, no headache and stiff neck',
  'fever of 39, no cough and stiff neck',
  'high temperature, no rash and stiff neck',
  'i have a fever, no sore throat and stiff neck',
])('a danger that a no may deny is asked, and neither told nor denied: %s', (words) => {
  const { reply } = last(words)
  expect(levelAfter(words)).toBe('within-24-hours')
  expect(reply.question?.text).toMatch(/neck/)
  expect(levelAfter(words, 'yes')).toMatch(/ambulance|emergency/)
  expect(levelAfter(words, 'no')).not.toMatch(/ambulance|emergency/)
})

test.each(['fever since yesterday, no headache or stiff neck', 'fever since yesterday, no headache and no stiff neck'])(
  'a plain denial denies: %s',
  (words) => {
    const { case: now } = last(words)
    expect(now.observations['neck-stiffness']?.polarity).toBe('absent')
    expect(levelAfter(words)).not.toMatch(/ambulance|emergency/)
  },
)

test.each(['fever since yesterday, no headache and my neck is stiff', 'fever since yesterday and a stiff neck, no headache'])(
  'what is told stands: %s',
  (words) => expect(levelAfter(words)).toMatch(/ambulance|emergency/),
)
