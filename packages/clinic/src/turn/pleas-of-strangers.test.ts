import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const heart = '57 male, a heavy tight feeling across my chest for an hour, into my jaw, and a cold sweat'

test.each([
  ['What is the actual probability? I would like a percentage', /honest number|made up/],
  ['he is roaring at me that he will not be carried out in front of the neighbours', /says no|no out of fear|no is common|against it/i],
  ['could I not just bring her to her own doctor on Monday', /own doctor|same, only later/],
  ['surely some ointment would sort it', /take at home|something to take/],
  ['theres two foot of snow on the lane and its pitch black', /hour|night|dark|weather|all night/i],
  ['my finals start Monday and I cannot miss a paper', /put off|appointment pulls/],
])('a plea is understood in words that no list knows: %s', (words, answer) => expect(last(heart, words).reply.text).toMatch(answer))

test('one reply gives no reason twice', () => {
  const { text } = last(heart, "I had a curry so I'm sure it's wind. Can't I just have two Rennies and see?").reply
  const reasons = text.match(/each minute costs heart muscle|the heart can stop suddenly/g) ?? []
  expect(new Set(reasons).size).toBe(reasons.length)
})

test('the card that more of the danger speaks for is shown', () => {
  expect(
    last('bad back for weeks, since last night my bum has gone numb when I wipe, both legs tingle and I cannot pee').reply.text,
  ).toMatch(/First aid for nerves of the back/)
  expect(
    last('grandad is on apixaban, banged his head, is sleepy and sick', 'he was knocked out cold playing rugby in 1961').reply.text,
  ).not.toMatch(/does not wake but breathes/)
})
