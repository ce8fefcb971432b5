import { expect, test } from 'vitest'
import { last, levelAfter, talk } from './testing/talk.ts'

const calm = [
  ['I have felt low for half a year, man, 50', 'some nights I wish I would not wake up, but I would never do anything, my cats need me'],
  ['been down since January', 'at times it would be easier not to be here. I am not going to do anything though, I have my kids'],
] as const

test.each(calm)('%s / %s: a wish not to wake up that is not acted on is seen within days, not sent to hospital', (first, second) => {
  expect(levelAfter(first, second)).toBe('appointment')
  expect(last(first, second).reply.text).toMatch(/believe you/)
  expect(last(first, second).reply.text).toMatch(/116 123/)
})

test('without anybody or anything that holds, the next day', () => {
  expect(levelAfter('I feel low', 'sometimes I wish I did not wake up. I would not do anything')).toBe('within-24-hours')
})

test.each([
  'I have bought a rope',
  "there's a rifle in the shed but it is for the crows, my son could take it",
  'I have saved up my tablets for it',
  'I am going to kill myself',
])('%s, told after it, opens the card', (words) => {
  expect(levelAfter(...calm[0], words)).toMatch(/emergency-department|ambulance/)
})

test.each([
  'I wish I would not wake up and I have the tablets here, I would not do anything',
  'I want to kill myself',
  'I wish I were dead, maybe I would not do anything',
])('%s stays an emergency', (words) => {
  expect(['emergency-department', 'ambulance']).toContain(levelAfter('I feel low', words))
})

test('a wish of which the plan is only denied after the card comes down, and the talk goes on about what is asked', () => {
  const turns = talk(
    {},
    'I have been thinking it would be easier not to wake up',
    'no, I would never do it, my daughter needs me',
    'would the GP be any help?',
  )
  expect(turns[1]?.reply.triage?.level).toBe('appointment')
  expect(turns[2]?.reply.text).toMatch(/^Yes\./)
})

test('what is better is heard as better: no script of danger, no word about hurting oneself', () => {
  const text = last(...calm[0], 'had a walk with my brother and it was nice. sorry I was rude. I will ring the surgery on Monday').reply
    .text
  expect(text).toMatch(/good to hear/)
  expect(text).not.toMatch(/illness talking|999|hurt yourself/)
})

test('who grieves and names a gun in the house is not passed over', () => {
  const level = levelAfter(
    'my husband died in spring, I go to bed hoping not to wake up. woman, 60',
    'no, I would not do anything, I have my hens to feed',
    'there is his shotgun in the cupboard but that was for pigeons',
  )
  expect(level).toMatch(/within-24-hours|emergency-department|ambulance/)
})
