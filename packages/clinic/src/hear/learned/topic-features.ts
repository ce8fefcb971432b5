import { drugWords } from '../lexicon/drug-words.ts'
import type { Token } from '../lexicon/token.ts'
import { bucketOf, hashOf, mix } from './features.ts'
import { distinctBuckets, findingFeatures } from './finding-features.ts'
import type { FeatureGroup } from './linear-model.ts'
import { aboutWord } from './question-words.ts'

const drugs: ReadonlySet<string> = new Set(drugWords)
/** Stands for the name of any medicine: a question about one is put like a question about another. */
const anyMedicine = 'any-medicine'
const kindOfBucket = 51

/** In: the words of a sentence. Out: two groups, of the words in base form, alone and behind the one before, and of what the words are about. */
export function topicFeatures(tokens: readonly Token[]): FeatureGroup[] {
  const levelled = tokens.map((token) => (drugs.has(token.lemma) || drugs.has(token.word) ? { ...token, lemma: anyMedicine } : token))
  const about = levelled.flatMap(({ lemma, word }) => (lemma === anyMedicine ? [lemma] : []).concat(aboutWord(lemma), aboutWord(word)))
  const buckets = new Set(about.map((each) => bucketOf(mix(kindOfBucket, hashOf(each)))))
  return [distinctBuckets(findingFeatures(levelled)), Uint32Array.from(buckets).sort()]
}
