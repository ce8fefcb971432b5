import { expect, test } from 'vitest'
import { last } from '../../../../turn/testing/talk.ts'

const sore = 'i am 29 and so tired i just cry every day, baby is 6 weeks and my breast hurts since yesterday'

test.each([
  'the crying every day for 3 weeks is that normal or am i just a bad mother',
  'am i a terrible mum?',
  'you never said if the crying is normal',
])('whether the tears make a bad mother: "%s"', (words) => {
  expect(last(sore, words).reply.text).toMatch(/You are not a bad mother/)
})

test('of a mother without a birth or tears nothing of it is said', () => {
  expect(last('my knee hurts, im 30 f', 'am i a bad mother for not lifting him').reply.text).not.toMatch(/baby blues/)
})

test('a joint that is none is no cannabis', () => {
  const { observations } = last(sore, 'its not a joint its my BOOB').case
  expect(observations['cannabis-use']).toBeUndefined()
})
