import { buildReader, type Reader } from '../hear/lexicon/build-reader.ts'
import type { Advice } from './advice-schema.ts'
import type { KnowledgePack, PackedCondition, PackedFinding } from './knowledge-pack.ts'
import type { RedFlag } from './schema.ts'

/** The knowledge ready for use: everything by its id, and the patterns in tries. Built once, never changed. */
export interface KnowledgeIndex {
  pack: KnowledgePack
  findings: ReadonlyMap<string, PackedFinding>
  conditions: ReadonlyMap<string, PackedCondition>
  redFlags: ReadonlyMap<string, RedFlag>
  advice: ReadonlyMap<string, Advice>
  reader: Reader
}

/** In: a pack of compileKnowledge, fresh or parsed from JSON. Out: its index; a fraction of a second for the full knowledge. */
export function indexKnowledge(pack: KnowledgePack): KnowledgeIndex {
  return {
    pack,
    findings: new Map(pack.findings.map((finding) => [finding.id, finding])),
    conditions: new Map(pack.conditions.map((condition) => [condition.id, condition])),
    redFlags: new Map(pack.redFlags.map((rule) => [rule.id, rule])),
    advice: new Map(Object.entries(pack.advice)),
    reader: buildReader(pack.reader),
  }
}
