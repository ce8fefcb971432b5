import type { LikenedMention } from '../../case/model.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import { readContext } from '../lexicon/read-context.ts'
import type { Experiencers } from '../lexicon/read-experiencer.ts'
import { mentionOf } from '../lexicon/read-mentions.ts'
import type { Token } from '../lexicon/token.ts'
import { matchPhrases } from './match-phrases.ts'

/** The findings whose phrases the words of a text are like, told and not denied. They are guesses: the second look decides (likely-readings.ts). */
export function likenPhrases(text: string, tokens: readonly Token[], index: KnowledgeIndex, experiencers: Experiencers): LikenedMention[] {
  const contextOf = readContext(tokens, index.reader.lemmaOf)
  return matchPhrases(tokens, index.phrases)
    .map(({ finding, likeness, votes, missing, ...match }) => ({
      ...mentionOf(finding, match, contextOf(match.start, match.end, match.used), index, text, tokens, experiencers),
      share: likeness,
      votes,
      words: match.used.map((at) => tokens[at]?.lemma ?? ''),
      missing,
    }))
    .filter(({ polarity }) => polarity === 'present')
}
