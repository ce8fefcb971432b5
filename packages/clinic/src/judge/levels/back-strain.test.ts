import { expect, test } from 'vitest'
import { last, levelAfter } from '../../turn/testing/talk.ts'
import { isEmergency } from './level-order.ts'

const isDanger = (words: string) => {
  const level = last(words).reply.triage?.level
  return level !== undefined && isEmergency(level)
}

test.each([
  "lifted a box and can't stand straight",
  "I lifted a box and I can't stand up straight",
  "picked up my son and my back went, can't straighten up",
  'bent down and my back locked',
  "put my back out lifting a washing machine, can't stand straight",
  'back went when I sneezed, stuck bent over',
  'I am 35, my back seized lifting the sofa',
  'carrying shopping my back went into spasm',
  'my back hurts since digging the garden and I cannot straighten',
  'twisted reaching for the shelf and my back locked',
])('a back that went with a movement is no emergency by its sound: %s', (words) => expect(isDanger(words)).toBe(false))

test.each([
  "lifted a box and can't stand straight, numb between my legs",
  "lifted a box and can't stand straight, 74 and it's ripping through my back",
  "lifted a box and my back hurts, can't feel my feet",
  'I picked up a box and my chest hurts',
  "bent down and my back locked, I can't pee",
  'lifted a box, back pain and both legs gone weak',
])('what comes with it stays what it is: %s', (words) => expect(isDanger(words)).toBe(true))

test('a sign of pressed nerves told later raises it', () => {
  expect(levelAfter("lifted a box and can't stand straight", 'numb between my legs')).toMatch(/emergency|ambulance/)
})
