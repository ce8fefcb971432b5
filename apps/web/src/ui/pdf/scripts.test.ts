import { expect, test } from 'vitest'
import { isRightToLeft, needsHan } from './scripts.ts'

test.each([
  ['صداع', true],
  ['(1) כאב ראש', true],
  ['Headache صداع', false],
  ['123', false],
])('%s is right to left: %s', (text, expected) => expect(isRightToLeft(text)).toBe(expected))

test.each([
  ['头痛', true],
  ['πονοκέφαλος', false],
])('%s needs the Chinese font: %s', (diagnosis, expected) => expect(needsHan(diagnosis)).toBe(expected))
