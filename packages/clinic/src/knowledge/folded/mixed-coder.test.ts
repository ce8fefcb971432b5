import { expect, it } from 'vitest'
import { both, createMixedReader, createMixedWriter } from './mixed-coder.ts'

/** Numbers of which each follows from the one before, but for every seventh. */
const numbers = Array.from({ length: 3_000 }, (_, at) => (at % 7 === 0 ? (at * 7_919) % 500 : (at % 7) * 31))

function written(): Uint8Array {
  const writer = createMixedWriter()
  numbers.forEach((number, at) => {
    writer.code(at % 2, [1, numbers[at - 1] ?? 0, both(numbers[at - 1] ?? 0, numbers[at - 2] ?? 0)], 9, number)
  })
  return writer.finish()
}

it('gives back every number, and needs little for those that follow from what stands around them', () => {
  const bytes = written()
  const reader = createMixedReader(bytes)
  const read: number[] = []
  for (const at of numbers.keys()) read.push(reader.code(at % 2, [1, read[at - 1] ?? 0, both(read[at - 1] ?? 0, read[at - 2] ?? 0)], 9, 0))
  expect(read).toEqual(numbers)
  expect(bytes.length).toBeLessThan((numbers.length * 9) / 8 / 3)
  expect(written()).toEqual(bytes)
})

it('refuses a number that is too large to tell, and reading on behind the last one', () => {
  expect(() => createMixedWriter().code(0, [1], 9, 512)).toThrow('9 bits')
  const reader = createMixedReader(written().subarray(0, 40))
  expect(() => {
    for (const _ of numbers) reader.code(0, [1], 9, 0)
  }).toThrow('damaged')
})
