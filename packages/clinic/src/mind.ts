import type { ConsultationCase } from './case.ts'
import { buildLexicalIndex, type LexicalIndex } from './diagnosis/lexical-index.ts'
import { type Ranking, rankConditions } from './diagnosis/rank-conditions.ts'
import { buildReasoningIndex, type ReasoningIndex } from './diagnosis/reasoning-index.ts'
import { weights as fittedWeights, type Weights } from './diagnosis/weights.ts'
import { indexKnowledge, type KnowledgeIndex } from './knowledge/index-knowledge.ts'
import type { KnowledgePack } from './knowledge/knowledge-pack.ts'
import type { RedFlag } from './knowledge/schema.ts'

/** All that is built once from the packed knowledge and then only read. */
export interface Mind {
  knowledge: KnowledgeIndex
  index: ReasoningIndex
  lexical: LexicalIndex
  findings: KnowledgeIndex['findings']
  redFlags: readonly RedFlag[]
  weights: Weights
}

/** Builds the indexes. Other weights than the fitted ones are for measuring only. */
export function buildMind(pack: KnowledgePack, weights: Weights = fittedWeights): Mind {
  const knowledge = indexKnowledge(pack)
  const index = buildReasoningIndex(pack.findings, pack.conditions)
  const lexical = buildLexicalIndex(pack.lexicon)
  return { knowledge, index, lexical, findings: knowledge.findings, redFlags: pack.redFlags, weights }
}

/** Ranks all conditions for a case. */
export function rankCase(mind: Mind, consultation: ConsultationCase): Ranking {
  return rankConditions(mind.index, mind.lexical, consultation, mind.weights)
}
