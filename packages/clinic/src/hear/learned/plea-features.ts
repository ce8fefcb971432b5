import type { Token } from '../lexicon/token.ts'
import { distinctBuckets, findingFeatures } from './finding-features.ts'
import type { FeatureGroup } from './linear-model.ts'

/** The kind of what is news, an answer or beside the point. */
export const noPlea = 'none'

/** What a sentence says to a standing emergency, that it has eased, that there is no car ..., with its share among all kinds. */
export interface Plea {
  kind: string
  share: number
}

/** In: the words of a sentence. Out: one group, of the words in base form, alone and behind the one before. */
export function pleaFeatures(tokens: readonly Token[]): FeatureGroup[] {
  return [distinctBuckets(findingFeatures(tokens))]
}
