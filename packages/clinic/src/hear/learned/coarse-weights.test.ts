import { expect, it } from 'vitest'
import { loadLearned } from '../../testing/load-pack.ts'
import { coarseWeights } from './coarse-weights.ts'
import { createLearnedReader } from './learned-reader.ts'
import { readWeights, writeWeights } from './weights-file.ts'

const model = { heads: ['one', 'other'], scales: [1, 0.5], biases: [0, -1], calibration: [[1, 0] as const, [2, 1] as const] }

it('keeps what is heavy, in few steps of a larger scale, and leaves out what is next to nothing', () => {
  const coarse = coarseWeights('topics', { ...model, buckets: Uint32Array.of(3, 7, 9), weights: Int8Array.of(100, -49, 3, -12, 0, 26) })
  expect(coarse).toEqual({ ...model, scales: [25, 12.5], buckets: Uint32Array.of(3, 9), weights: Int8Array.of(4, -2, 0, 1) })
})

it('leaves what is coarse as it is, so that a file written of it makes a reader that hears the same', () => {
  const learned = loadLearned()
  const { models, findings } = readWeights(learned)
  const written = writeWeights(models, findings)
  const [given, again] = [createLearnedReader(learned), createLearnedReader(written)]
  for (const words of ['my chest is tight and I am sweating', 'a bit of a cough', 'I took all my tablets', 'can I swim? 咳 🙂']) {
    expect(again.message(words)).toEqual(given.message(words))
    expect(again.clauses(words, 'Is there anything else?')).toEqual(given.clauses(words, 'Is there anything else?'))
  }
  expect(written).toEqual(new Uint8Array(learned))
})
