import { expect, test } from 'vitest'
import { partingOf } from './parting.ts'

test.each([
  ['right then, we are heading to casualty now, thank you doctor', 'going'],
  ['Thank you, we dey go clinic now', 'going'],
  ['lovely, I will book the nurse tomorrow morning, ta', 'promise'],
  ['I will do that, many thanks', 'promise'],
  ['that will do me, cheers', 'bye'],
  ['Nothing more, goodbye', 'bye'],
  ['got to dash, the bus is here', 'bye'],
  ['off I pop', null],
  ['May God reward you, you helped me well well', 'thanks'],
  ['You are a star, thanks a million for all your help', 'thanks'],
  ['no further questions', 'enough'],
  ['thanks but it hurts more', null],
  ['thank you, can I swim?', null],
  ['bye bye, I took the pills', null],
  ['no', null],
  ['fine', null],
])('what is said on leaving: %s', (words, kind) => expect(partingOf(words)?.kind ?? null).toBe(kind))

test('a blessing and a night are heard beside it', () => {
  expect(partingOf('God bless you, good night')).toMatchObject({ isKind: true, isNight: true })
})
