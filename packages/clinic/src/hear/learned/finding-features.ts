import type { Token } from '../lexicon/token.ts'
import { bucketOf, hashOf, mix } from './features.ts'

const startOfSentence = hashOf('<sentence>')
const number = hashOf('#')

/** The words that a message is searched for findings by: for each token the buckets of its base form, alone and after the one before it. */
export function findingFeatures(tokens: readonly Pick<Token, 'lemma' | 'before'>[]): [alone: number, paired: number][] {
  const hashes = tokens.map(({ lemma }) => (/^\d/.test(lemma) ? number : hashOf(lemma)))
  return tokens.map(({ before }, at) => {
    const previous = before === 'sentence' || at === 0 ? startOfSentence : (hashes[at - 1] ?? 0)
    const own = hashes[at] ?? 0
    return [bucketOf(mix(90, own)), bucketOf(mix(mix(91, previous), own))]
  })
}

/** Each bucket once, rising. */
export function distinctBuckets(features: readonly (readonly number[])[]): Uint32Array {
  return Uint32Array.from(new Set(features.flat())).sort()
}
