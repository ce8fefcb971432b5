import type { PackedLexicon } from '../../hear/lexicon/compile-lexicon.ts'
import { stemsOf } from '../../hear/lexicon/stems.ts'
import { rankingConstants } from '../constants.ts'

const { fewStems } = rankingConstants

/**
 * An inverted index over the conditions' own prose: the rescue where the words were not understood as findings. The
 * conditions that use a stem stand side by side in flat arrays, from `starts[stem]` up to the start of the next stem.
 */
export interface LexicalIndex {
  stemNumbers: ReadonlyMap<string, number>
  starts: Int32Array
  conditions: Int32Array
  /** The weight of the stem in that condition's prose, divided by the length of the document. */
  weights: Float64Array
  rarity: Float64Array
  size: number
}

/** Turns the packed stems of each condition into the conditions of each stem, weighed by how rare the stem is. */
export function buildLexicalIndex({ stems, steps, quarters }: PackedLexicon): LexicalIndex {
  const stemNumbers = new Map(stems.split(' ').map((stem, number) => [stem, number]))
  const size = stemNumbers.size
  const starts = new Int32Array(size + 1)
  for (const list of steps) {
    let number = 0
    for (const step of list) {
      number += step
      starts[number + 1] = (starts[number + 1] ?? 0) + 1
    }
  }
  const rarity = Float64Array.from({ length: size }, (_, number) => Math.log(1 + steps.length / (starts[number + 1] ?? 1)))
  for (let number = 0; number < size; number++) starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0)
  const free = starts.slice()
  const conditions = new Int32Array(starts[size] ?? 0)
  const weights = new Float64Array(conditions.length)
  steps.forEach((list, condition) => {
    const places = new Int32Array(list.length)
    let squares = 0
    let number = 0
    list.forEach((step, place) => {
      number += step
      const at = free[number] ?? 0
      free[number] = at + 1
      const weight = (1 + Math.log(1 + (quarters[condition]?.[place] ?? 0) / 4)) * (rarity[number] ?? 0)
      squares += weight * weight
      conditions[at] = condition
      weights[at] = weight
      places[place] = at
    })
    const length = Math.sqrt(squares) || 1
    for (const at of places) weights[at] = (weights[at] ?? 0) / length
  })
  return { stemNumbers, starts, conditions, weights, rarity, size: steps.length }
}

/** The likeness (cosine, 0 to 1) of the words to each condition's prose, less where the words are few. */
export function lexicalLikeness(index: LexicalIndex, words: string): Float64Array {
  const likeness = new Float64Array(index.size)
  const count = new Map<number, number>()
  for (const word of stemsOf(words)) {
    const number = index.stemNumbers.get(word)
    if (number !== undefined) count.set(number, (count.get(number) ?? 0) + 1)
  }
  let squares = 0
  for (const [number, times] of count) {
    const weight = (1 + Math.log(times)) * (index.rarity[number] ?? 0)
    squares += weight * weight
    for (let at = index.starts[number] ?? 0; at < (index.starts[number + 1] ?? 0); at++) {
      const condition = index.conditions[at] ?? 0
      likeness[condition] = (likeness[condition] ?? 0) + weight * (index.weights[at] ?? 0)
    }
  }
  const length = (Math.sqrt(squares) || 1) * (1 + fewStems / Math.max(1, count.size))
  return likeness.map((value) => value / length)
}
