import { expect, test } from 'vitest'
import { gatherBytes } from './gather-bytes.ts'

test('bytes are whole in the order they came, and no more than may come', () => {
  const bytes = gatherBytes(6)
  for (const text of ['abc', '', 'de']) bytes.add(Buffer.from(text))
  expect(bytes.whole().toString()).toBe('abcde')
  expect(() => bytes.add(Buffer.from('fg'))).toThrow(RangeError)
  expect(bytes.whole().toString()).toBe('abcde')
})
