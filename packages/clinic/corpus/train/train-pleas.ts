import { noPlea, pleaFeatures } from '../../src/hear/learned/plea-features.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { plainIdioms } from '../../src/hear/lexicon/plain-idioms.ts'
import { readTokens } from '../../src/hear/lexicon/read-tokens.ts'
import { steadyText } from '../../src/hear/steady-text.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import type { PleaRow, TurnRow } from '../read-corpus.ts'
import { trainKinds } from './train-kinds.ts'

/** The file stays small, and rarer words hardly help; what helps is the many small weights. */
const limits = { leastRows: 6, mostWeights: 100_000 }
/** Replies in an interview push against nothing: so many are learned from, and so much each counts. */
const repliesTaken = 150
const replyCount = 0.3
const ofInterview: ReadonlySet<string> = new Set(['fact', 'answer', 'denial', 'thanks', 'greeting', 'past', 'family'])

/**
 * Trains the heads that hear what is said to a standing emergency. In: lines that say it, with their kinds; replies in an interview, which say
 * nothing of it. Out: their weights.
 */
export function trainPleas(pleas: readonly PleaRow[], turns: readonly TurnRow[], index: KnowledgeIndex): LinearWeights {
  const featuresOf = (text: string) => pleaFeatures(readTokens(plainIdioms(steadyText(text)), index))
  const replies = turns.filter(({ clauses }) => clauses.every(({ act }) => ofInterview.has(act))).slice(0, repliesTaken)
  return trainKinds(
    [
      ...pleas.map(({ text, kinds }) => ({ features: featuresOf(text), kinds: kinds.length === 0 ? [noPlea] : kinds, count: 1 })),
      ...replies.map(({ text }) => ({ features: featuresOf(text), kinds: [noPlea], count: replyCount })),
    ],
    limits,
  )
}
