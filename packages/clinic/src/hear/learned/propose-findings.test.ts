import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { loadLearned } from '../../testing/load-pack.ts'
import { readTokens } from '../lexicon/read-tokens.ts'
import { createLearnedReader } from './learned-reader.ts'
import { packSparse, type SparseWeights, unpackSparse } from './sparse-weights.ts'

const index = loadIndex()
const { findings } = createLearnedReader(loadLearned())
const proposed = (words: string) => findings.propose(readTokens(words, index))

test.each([
  ['tripped over the kerb and landed on my wrist, it has blown up like a balloon', 'injury-recent'],
  ['been up and down to the loo all night with the runs', 'diarrhoea'],
  ['my granddaughter had the same bug last week and now I am throwing up', 'sick-contact'],
])('hears in the words of a whole message what it tells: %s', (words, finding) => {
  expect(proposed(words).map((each) => each.finding)).toContain(finding)
})

test('every finding it proposes is one of the knowledge, the likeliest first, and rests on words of the message', () => {
  const words = ['fell', 'head', 'fever', 'no', 'sick', 'baby', 'pills', '12', 'night', '.', 'pain', 'chest', 'arm', 'swollen']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (list) => {
      const tokens = readTokens(list.join(' '), index)
      const found = findings.propose(tokens)
      expect(found.map(({ margin }) => margin)).toEqual(found.map(({ margin }) => margin).toSorted((a, b) => b - a))
      for (const { finding, used } of found) {
        expect(index.findings.has(finding)).toBe(true)
        expect(used.length).toBeGreaterThan(0)
        expect(used.every((at) => tokens[at] !== undefined && tokens[at].sentence === tokens[used[0] ?? 0]?.sentence)).toBe(true)
      }
    }),
  )
})

test('nothing is proposed of nothing', () => {
  expect(findings.propose([])).toEqual([])
})

test('weights are read as they were written', () => {
  const weights: SparseWeights = {
    heads: ['cough', 'fever', 'rash'],
    scales: [0.1, 0.2, 0.3],
    biases: [-1, -0.5, 0],
    buckets: Uint32Array.of(3, 300, 200_000),
    counts: Uint16Array.of(1, 3, 2),
    columns: Uint16Array.of(2, 0, 1, 2, 0, 1),
    numbers: Int8Array.of(5, -3, 15, -15, 1, 2),
  }
  const { header, bytes } = packSparse(weights)
  expect(unpackSparse(header, bytes)).toEqual(weights)
})
