import { expect, test } from 'vitest'
import { finishedAfter, type HandsFree, type HandsFreeEvent, handsFreeStep, handsFreeTimer, notStartedAfter } from './hands-free.ts'

test.each<[HandsFree, HandsFreeEvent['type'], HandsFree, string | null]>([
  ['off', 'on', 'waiting', null],
  ['waiting', 'heard', 'hearing', null],
  ['waiting', 'timer', 'off', 'give up'],
  ['hearing', 'heard', 'hearing', null],
  ['hearing', 'timer', 'answering', 'send'],
  ['answering', 'heard', 'answering', null],
  ['answering', 'timer', 'answering', null],
  ['answering', 'answered', 'waiting', null],
  ['hearing', 'answered', 'hearing', null],
  ['hearing', 'off', 'off', null],
  ['off', 'heard', 'off', null],
  ['off', 'timer', 'off', null],
])('%s, %s: %s, %s', (phase, type, next, effect) => expect(handsFreeStep(phase, { type })).toEqual({ phase: next, effect }))

test('not having begun is given more time than having finished', () => {
  expect(handsFreeTimer('waiting')).toBe(notStartedAfter)
  expect(handsFreeTimer('hearing')).toBe(finishedAfter)
  expect([handsFreeTimer('answering'), handsFreeTimer('off')]).toEqual([null, null])
  expect(notStartedAfter).toBeGreaterThan(finishedAfter)
})
