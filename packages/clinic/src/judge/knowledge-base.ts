import type { ConsultationCase } from '../case/case.ts'
import type { LearnedReader } from '../hear/learned/learned-reader.ts'
import { indexKnowledge, type KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { KnowledgePack } from '../knowledge/knowledge-pack.ts'
import type { RedFlag } from '../knowledge/schema.ts'
import { weights as fittedWeights } from './constants.ts'
import { buildLexicalIndex, type LexicalIndex } from './ranking/lexical-index.ts'
import { type RankedCase, type Ranking, rankConditions } from './ranking/rank-conditions.ts'
import { buildReasoningIndex, type ReasoningIndex } from './ranking/reasoning-index.ts'
import type { Weights } from './weights.ts'

/** All that is built once from the packed knowledge and then only read. */
export interface KnowledgeBase {
  knowledge: KnowledgeIndex
  index: ReasoningIndex
  lexical: LexicalIndex
  findings: KnowledgeIndex['findings']
  redFlags: readonly RedFlag[]
  weights: Weights
  /** The reader trained on the corpus; null where it was not loaded: then the lexicon reads alone. */
  learned: LearnedReader | null
}

/** Builds the indexes. Other weights than the fitted ones are for measuring only. */
export function buildKnowledgeBase(
  pack: KnowledgePack,
  weights: Weights = fittedWeights,
  learned: LearnedReader | null = null,
): KnowledgeBase {
  const knowledge = indexKnowledge(pack)
  const index = buildReasoningIndex(pack.findings, pack.conditions, pack.redFlags)
  const lexical = buildLexicalIndex(pack.lexicon)
  return { knowledge, index, lexical, findings: knowledge.findings, redFlags: pack.redFlags, weights, learned }
}

/** A turn ranks the same case at several places: so many of the last rankings are kept. */
const mostKept = 8
const kept = new WeakMap<KnowledgeBase, Map<string, Ranking>>()

/** Ranks all conditions for a case. The same case gives the same ranking, whose numbers nobody may change. */
export function rankCase(mind: KnowledgeBase, consultation: ConsultationCase): Ranking {
  const rankings = kept.get(mind) ?? new Map<string, Ranking>()
  kept.set(mind, rankings)
  const { observations, person, durationDays, onset, prose } = consultation
  const ranked: RankedCase = { observations, person, durationDays, onset, prose }
  const name = JSON.stringify(ranked)
  const known = rankings.get(name)
  if (known) return known
  const ranking = rankConditions(mind.index, mind.lexical, ranked, mind.weights)
  rankings.set(name, ranking)
  for (const oldest of rankings.keys()) if (rankings.size > mostKept) rankings.delete(oldest)
  return ranking
}
