import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadLearned } from '../../testing/load-pack.ts'
import { foldWeights, unfoldWeights } from './folded-weights.ts'
import { readWeights, writeWeights } from './weights-file.ts'

const shape = (heads: number) => ({
  heads: Array.from({ length: heads }, (_, head) => `head ${head}`),
  scales: Array.from({ length: heads }, () => 0.5),
  biases: Array.from({ length: heads }, () => -1),
  calibration: Array.from({ length: heads }, () => [1, 0] as const),
})

/** A model of few sizes, as the reader's are when they have been made coarse. */
const model = (heads: number) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(262_143), fc.array(fc.integer({ min: -4, max: 4 }), { minLength: heads, maxLength: heads })), {
      maxLength: 40,
      selector: ([bucket]) => bucket,
    })
    .map((rows) => rows.filter(([, weights]) => weights.some((weight) => weight !== 0)).sort(([a], [b]) => a - b))
    .map((rows) => ({
      ...shape(heads),
      buckets: Uint32Array.from(rows, ([bucket]) => bucket),
      weights: Int8Array.from(rows.flatMap(([, weights]) => weights)),
    }))

/** Heads of findings, each bucket for some of them. */
const findings = fc
  .uniqueArray(
    fc.tuple(
      fc.nat(262_143),
      fc.uniqueArray(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 15 }), fc.boolean()), { minLength: 1, selector: ([head]) => head }),
    ),
    { maxLength: 30, selector: ([bucket]) => bucket },
  )
  .map((rows) => rows.map(([bucket, cells]) => [bucket, cells.sort(([a], [b]) => a - b)] as const).sort(([a], [b]) => a - b))
  .map((rows) => {
    const { heads, scales, biases } = shape(41)
    const cells = rows.flatMap(([, own]) => own)
    return {
      ...{ heads, scales, biases },
      buckets: Uint32Array.from(rows, ([bucket]) => bucket),
      counts: Uint16Array.from(rows, ([, own]) => own.length),
      columns: Uint16Array.from(cells, ([head]) => head),
      numbers: Int8Array.from(cells, ([, size, isNegative]) => (isNegative ? -size : size)),
    }
  })
const noFindings = {
  ...{ heads: [], scales: [], biases: [] },
  buckets: new Uint32Array(),
  counts: new Uint16Array(),
  columns: new Uint16Array(),
  numbers: new Int8Array(),
}

it('gives back every model', () => {
  fc.assert(
    fc.property(model(3), model(1), findings, (messages, acts, heads) => {
      const file = writeWeights({ messages, acts }, heads)
      expect(unfoldWeights(foldWeights(file))).toEqual(file)
    }),
    { numRuns: 12 },
  )
})

it('makes a file of the reader that hears the same, in less than a seventh of its bytes', () => {
  const learned = loadLearned()
  const folded = foldWeights(learned)
  const { models, findings: heads } = readWeights(learned)
  const plain = writeWeights(models, heads)
  const unfolded = unfoldWeights(folded)
  expect(unfolded.length).toBe(plain.length)
  expect(unfolded.findIndex((byte, at) => byte !== plain[at])).toBe(-1)
  expect(folded.length).toBeLessThan(learned.length / 7)
})

it('refuses a file that is cut off and one of another format', () => {
  const buckets = Uint32Array.from({ length: 900 }, (_, row) => row * 7)
  const folded = foldWeights(
    writeWeights({ acts: { ...shape(1), buckets, weights: Int8Array.from(buckets, (bucket) => 1 + (bucket % 3)) } }, noFindings),
  )
  expect(() => unfoldWeights(folded.subarray(0, folded.length / 2))).toThrow('damaged')
  const other = folded.map((byte, at) => (at === 0 ? byte + 1 : byte))
  expect(() => unfoldWeights(other)).toThrow('format')
})
