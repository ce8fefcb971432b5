import { expect, test } from 'vitest'
import { clockText, clockTextOf } from './clock-text.ts'

test('a time that is written down and one that has been read alike', () => {
  expect(clockTextOf('08:05')).toBe(clockText(new Date(2026, 10, 20, 8, 5)))
  expect(clockTextOf('20:00')).toMatch(/^(?:20:00|8:00 PM)$/)
})
