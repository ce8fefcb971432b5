import { expect, test } from 'vitest'
import { newCase } from '../../case/case.ts'
import { isNearlyOver } from './nearly-over.ts'

const before = { ...newCase({ country: 'GB' }), turns: 1 }

test.each(['the last loose one was at seven this morning', 'I feel much better now', 'it has nearly stopped', 'I last vomited yesterday'])(
  '%s: nearly over',
  (words) => expect(isNearlyOver(before, before, words)).toBe(true),
)

test.each([
  'the last one was full of blood',
  'better now but I nearly fainted',
  'the last time was worse',
  'the tummy is better, my chest is tight',
  'it hurts',
])('%s: not taken for that', (words) => expect(isNearlyOver(before, before, words)).toBe(false))

test('a first message and a new number are never taken for it', () => {
  expect(isNearlyOver({ ...before, turns: 0 }, before, 'I feel much better now')).toBe(false)
  expect(isNearlyOver(before, { ...before, vitals: { temperature: 39.5 } }, 'I feel much better now')).toBe(false)
})
