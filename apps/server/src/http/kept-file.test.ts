import { expect, test } from 'vitest'
import { keptFile } from './kept-file.ts'

const chunk = (text: string) => new Uint8Array(new TextEncoder().encode(text))

test('a file comes out whole, and its pieces give their memory back', () => {
  const pieces = [chunk('one '), chunk('two '), chunk('three')]
  const file = keptFile()
  for (const piece of pieces) file.write(piece)
  expect(file.whole().toString()).toBe('one two three')
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0])
})

test('of a file that is refused nothing stays', () => {
  const piece = chunk('refused')
  const file = keptFile()
  file.write(piece)
  file.drop?.()
  expect(piece.byteLength).toBe(0)
  expect(file.whole().byteLength).toBe(0)
})

test('a buffer that holds something else too is left alone', () => {
  const shared = chunk('mine, and another one’s')
  const file = keptFile()
  file.write(shared.subarray(0, 4))
  expect(file.whole().toString()).toBe('mine')
  expect(shared.byteLength).toBeGreaterThan(4)
})
