import { topicFeatures } from '../../src/hear/learned/topic-features.ts'
import type { LinearWeights } from '../../src/hear/learned/weights-file.ts'
import { plainIdioms } from '../../src/hear/lexicon/plain-idioms.ts'
import { readTokens } from '../../src/hear/lexicon/read-tokens.ts'
import { steadyText } from '../../src/hear/steady-text.ts'
import { noQuestion } from '../../src/hear/topics.ts'
import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'
import { isSealed, type QuestionRow, type TurnRow } from '../read-corpus.ts'
import { trainKinds } from './train-kinds.ts'

/** The file stays small, and rarer words and lighter weights hardly help. */
const limits = { leastRows: 8, mostWeights: 400 }
/** How much a line counts that asks nothing: there are many times more of them than of any one topic. */
const countOfNone = 0.4

/**
 * Trains the heads that hear what a sentence asks. In: questions with their topics, of which a fifth by the hash of the id is left for measuring; replies in
 * an interview, of which those without a question ask nothing. Out: their weights.
 */
export function trainTopics(questions: readonly QuestionRow[], turns: readonly TurnRow[], index: KnowledgeIndex): LinearWeights {
  const featuresOf = (text: string) => topicFeatures(readTokens(plainIdioms(steadyText(text)), index))
  const replies = turns.filter(({ clauses }) => clauses.every(({ act }) => !act.startsWith('ask-') && act !== 'help'))
  return trainKinds(
    [
      ...questions
        .filter(({ id }) => !isSealed(id))
        .map(({ text, topics }) => ({ features: featuresOf(text), kinds: topics, count: topics.includes(noQuestion) ? countOfNone : 1 })),
      ...replies.map(({ text }) => ({ features: featuresOf(text), kinds: [noQuestion], count: countOfNone / 2 })),
    ],
    limits,
  )
}
