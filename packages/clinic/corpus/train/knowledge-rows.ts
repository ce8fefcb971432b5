import type { KnowledgeSources } from '../../src/knowledge/knowledge-sources.ts'
import { type TriageLevel, triageLevels } from '../../src/knowledge/schema.ts'
import type { KnowledgeRow } from '../read-corpus.ts'

/**
 * The knowledge's own sentences, to learn from at a lower weight: a condition's examples need at least its floor, a rule's
 * sentences its level, its near misses less than that.
 */
export function knowledgeRows({ conditions, redFlags }: KnowledgeSources): KnowledgeRow[] {
  const rows: KnowledgeRow[] = []
  for (const { condition } of conditions)
    for (const { text } of condition.examples) rows.push({ text, levels: [condition.triageFloor, above(condition.triageFloor)] })
  for (const { rules } of redFlags)
    for (const { level, examples } of rules) {
      for (const text of examples.fires) rows.push({ text, levels: [level, above(level)] })
      for (const text of examples.silent ?? []) rows.push({ text, levels: ['self-care', below(level)] })
    }
  return rows
}

function above(level: TriageLevel): TriageLevel {
  return triageLevels[Math.max(0, triageLevels.indexOf(level) - 1)] ?? level
}

function below(level: TriageLevel): TriageLevel {
  return triageLevels[Math.min(triageLevels.length - 1, triageLevels.indexOf(level) + 1)] ?? level
}
