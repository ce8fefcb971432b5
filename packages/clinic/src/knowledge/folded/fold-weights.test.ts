import { expect, it } from 'vitest'
import { createLearnedReader } from '../../hear/learned/learned-reader.ts'
import { readWeights, writeWeights } from '../../hear/learned/weights-file.ts'
import { loadLearned } from '../../testing/load-pack.ts'
import { createBitReader, createBitWriter } from './bit-coder.ts'
import { foldWeights, unfoldWeights } from './fold-weights.ts'

const learned = loadLearned()
const folded = foldWeights(learned)

const model = {
  heads: ['one', 'other'],
  scales: [1, 0.5],
  biases: [0, -1],
  calibration: [
    [1, 0],
    [2, 1],
  ] as const,
}
const models = {
  first: { ...model, buckets: Uint32Array.of(0, 7, 262_143), weights: Int8Array.of(0, 4, -4, 1, -1, 2) },
  none: { ...model, buckets: new Uint32Array(), weights: new Int8Array() },
  same: { ...model, buckets: Uint32Array.of(7), weights: Int8Array.of(3, 0) },
}

it('gives a reader that hears the same in a fraction of the bytes', () => {
  const [plain, unfolded] = [createLearnedReader(learned), createLearnedReader(unfoldWeights(folded))]
  for (const words of ['my chest is tight and I am sweating', 'a bit of a cough', 'I took all my tablets', 'no thanks, but can I swim?', '咳 🙂']) {
    expect(unfolded.message(words)).toEqual(plain.message(words))
    expect(unfolded.clauses(words, 'Is there anything else?')).toEqual(plain.clauses(words, 'Is there anything else?'))
  }
  expect(folded.length).toBeLessThan(learned.length / 8)
})

it('keeps every bucket and every size of weight', () => {
  expect(readWeights(unfoldWeights(foldWeights(writeWeights(models)))).models).toEqual(models)
})

it('shows in the hash that a number was changed on the way', () => {
  const damaged = Uint8Array.from(foldWeights(writeWeights(models)))
  const place = damaged.length - 6
  damaged[place] = (damaged[place] ?? 0) ^ 32
  expect(() => readWeights(unfoldWeights(damaged))).toThrow()
})

it('writes and reads bits of any likelihood', () => {
  const bits = Array.from({ length: 5_000 }, (_, at) => (at % 97 === 0 || (at > 3_000 && at % 2 === 0) ? 1 : 0))
  const writer = createBitWriter(8, 2, 1)
  for (const [at, bit] of bits.entries()) writer.code([at % 2, 2], 0, bit)
  const reader = createBitReader(writer.finish(), 8, 2, 1)
  expect(bits.map((_, at) => reader.code([at % 2, 2], 0, 0))).toEqual(bits)
})
