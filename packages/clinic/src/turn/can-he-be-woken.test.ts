import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

test.each([
  'my friend is drunk and snoring on the sofa',
  "dad's drunk and asleep, snoring like always",
  'he always snores like this',
  'he is snoring strangely after a night out, he always snores like this',
  'he took his sleeping tablets and is snoring like always',
  'my wife fell down the stairs and is snoring deeply, she always snores',
])('whether who snores after drink, tablets or a knock can be woken is asked first: %s', (words) => {
  const { reply } = last(words)
  expect(reply.question?.id).toBe('unresponsive')
  expect(reply.text).toMatch(/shake (?:his|her|their) shoulder and shout/)
})

test.each(['I snore', 'my dad snores every night', 'my husband snores when hes had wine', 'my son is asleep and snoring after his cold'])(
  'who snores as a habit is not to be shaken: %s',
  (words) => expect(last(words).reply.question?.id).not.toBe('unresponsive'),
)

const asked = 'my friend is drunk and snoring on the sofa'
test.each(['yes', "no I can't wake him", "he won't wake", 'he only groans', 'still snoring'])('"%s" is an emergency', (answer) =>
  expect(last(asked, answer).reply.triage?.level).toBe('ambulance'),
)
test.each(['no', 'yes he wakes up and swears at me', "he's awake now"])('"%s" is none', (answer) =>
  expect(last(asked, answer).reply.triage).toBeNull(),
)

test.each([
  'she takes gliclazide and is suddenly confused',
  'my dad is diabetic and muddled since this morning',
  "he's muddled and sweaty and takes insulin",
  'confused and shaky, my wife has diabetes',
])('confusion in diabetes has the first aid for a low sugar: %s', (words) =>
  expect(last(words).reply.text).toMatch(/low blood sugar[\s\S]*sugar now/),
)
test('of somebody who is drowsy with diabetes a low sugar is thought of, and nothing is put into a mouth that cannot swallow', () =>
  expect(last('she is diabetic and very drowsy').reply.text).toMatch(/can swallow: something sweet now/))
