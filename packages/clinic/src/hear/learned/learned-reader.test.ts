import { expect, it } from 'vitest'
import { loadLearned } from '../../testing/load-pack.ts'
import { createLearnedReader } from './learned-reader.ts'

const bytes = loadLearned()
const reader = createLearnedReader(bytes)
const hospital = 2

it('hears danger in words that name no illness, and none in an ordinary complaint', () => {
  const grave = reader.message('dad has gone grey and is clutching his chest, cant get his words out').danger[hospital]
  const slight = reader.message('my calves are a bit stiff after the gym yesterday, is a hot bath ok').danger[hospital]
  expect(grave).toBeGreaterThan(0.8)
  expect(slight).toBeLessThan(0.2)
})

it('never thinks a more urgent level likelier than a less urgent one', () => {
  for (const words of ['', 'help', 'my chest hurts and I am sweating', 'thanks, bye', '12', '🙂']) {
    const { danger } = reader.message(words)
    expect([...danger].sort((a, b) => b - a)).toEqual(danger)
  }
})

it('gives every act a share, all together one, the likeliest first', () => {
  const read = reader.clauses('can I take paracetamol with this?', null)[0]?.acts ?? []
  expect(read[0]?.act).toBe('ask-medicine')
  expect(read.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
})

it('reads the same words the same way, however long', () => {
  const long = 'my chest hurts and '.repeat(2000)
  expect(reader.message(long)).toEqual(createLearnedReader(bytes).message(long))
})

it('refuses a damaged file and one of another format', () => {
  const damaged = Uint8Array.from(bytes)
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1
  expect(() => createLearnedReader(damaged)).toThrow('damaged')
  const other = Uint8Array.from(bytes)
  const place = '{"format":'.length + 4
  other[place] = '7'.charCodeAt(0)
  expect(() => createLearnedReader(other)).toThrow('format 7')
})
