import { expect, test } from 'vitest'
import { isNarrated } from './narrated.ts'

test.each([
  'what I told the nurse was that it burns',
  'who I live with is my partner and his mum',
  'how it happened was he fell off the trampoline',
  'why I came is the ear',
  'which is what the last doctor said as well',
  'who told me was my sister',
  "who'd have thought a cat could do that",
  'how was I to know',
  'any pain? only when I chew',
  "how bad? I'd say a six",
  'did I hit my head? no I landed on my bum',
  "he asked can he still play on saturday, I told him don't be daft",
  'the woman asked was I on anything else so I told her about the warfarin',
  "everybody keeps asking how long I'll be off",
])('tells: %s', (words) => expect(isNarrated(words)).toBe(true))

test.each([
  'what is it',
  'what I want to know is can I swim',
  "what I don't know is whether it was the fish",
  'how long will I be off',
  'why is it swollen',
  'my wife asks if she can catch it',
  'he asked can he still play on saturday',
  'who can see this',
  'is it broken? I can move it',
  'can I take ibuprofen? I am on warfarin',
  'when it is this red is it infected',
  'what it could be',
  'people say cranberry helps, is that so',
])('asks: %s', (words) => expect(isNarrated(words)).toBe(false))
