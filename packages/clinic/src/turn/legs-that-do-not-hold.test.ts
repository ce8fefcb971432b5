import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { last } from './testing/talk.ts'

test.each([
  "78, live alone, my legs just won't hold me, can't get up",
  "im 81 and on my own, my legs gave way and I can't get off the floor",
  "my legs won't hold me up, 84, nobody here",
  "I'm 79 and can't get up from the chair, legs like jelly since this morning",
  "on the floor since last night, 80, can't get up, I live alone",
  "my legs won't carry me any more, 75",
  'I slid off the bed, 77, and cannot get up from the floor',
  "my mum 83 is on the floor and can't get up, not hurt",
  "my dad 86 keeps sliding down, can't get him up off the floor",
])('legs that do not hold an old person are of the body, with a reason and first aid: %s', (words) => {
  const { reply } = last(words)
  expect(reply.crisis).toBeNull()
  const level = reply.triage?.level
  expect(level !== undefined && isEmergency(level)).toBe(true)
  expect(reply.text).toMatch(/I say this because of (?:new weakness of both legs|lying on the floor)/)
  expect(reply.text).toContain('First aid for somebody who cannot get up')
})

test.each(["I live alone and I can't get up, what's the point", "I can't get up, everything is heavy, nobody would miss me"])(
  'a word of a mood is asked about as before: %s',
  (words) => expect(last(words).reply.crisis?.kind).toBe('self-harm'),
)

test.each(['my back is bad and numb down below and my legs gave way, 70', 'numb between my legs, 64, cannot stand up'])(
  'nerves of the back keep their first aid: %s',
  (words) => expect(last(words).reply.text).toContain('nerves of the back'),
)

test.each([
  "he's pissed and out cold, breathing funny",
  "too much whisky, he's flat out and not responding but breathing",
  "girl at the party is wasted and won't wake up, she was sick",
  "he's had loads of vodka and he's snoring odd and won't wake",
  'my husband is drunk asleep on the sofa and making a weird rattling noise',
])('a drunk person who does not wake lies on the side, and the drink is said: %s', (words) => {
  const { reply } = last(words)
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toContain('I say this because of a drunk person who cannot be woken')
  expect(reply.text).toMatch(/roll onto the side/)
})
