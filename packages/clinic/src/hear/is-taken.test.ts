import { expect, test } from 'vitest'
import type { Clause } from './clause.ts'
import { isTaken } from './is-taken.ts'

const taken = (drug: string, text: string): boolean =>
  isTaken(drug, [{ text, act: 'fact', start: 0, end: text.length, sureness: 1 } as Clause])

test.each([
  ['ramipril', 'I take ramipril', true],
  ['aspirin', 'I have aspirin in the cupboard', false],
  ['aspirin', "I've got aspirin here, how many", false],
  ['aspirin', 'I have aspirin every morning', true],
  ['metformin', 'metformin means you think I have diabetes', false],
  ['metformin', 'why am I on metformin', true],
])('%s: %s', (drug, text, isSo) => {
  expect(taken(drug, text)).toBe(isSo)
})
