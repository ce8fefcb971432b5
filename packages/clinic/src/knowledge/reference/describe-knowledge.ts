import type { Advice } from '../advice-schema.ts'
import type { KnowledgePack } from '../knowledge-pack.ts'
import type { KnowledgeSources } from '../knowledge-sources.ts'
import type { Condition, Finding, RedFlag } from '../schema.ts'

/** A finding as its page shows it. */
export type DescribedFinding = Pick<Finding, 'name' | 'question' | 'why' | 'examples'> & { id: string; area: string; parents: readonly string[] }

/** The knowledge as it is read by people: what the pages at `/knowledge` are made of. */
export interface ReferenceKnowledge {
  /** The version: a hash of the files it was made from. */
  hash: string
  conditions: readonly (Condition & { advice: Advice | null })[]
  findings: readonly DescribedFinding[]
  redFlags: readonly RedFlag[]
  /** Name of every finding by its id, those with a slot value too. */
  names: Readonly<Record<string, string>>
  /** How many sources of the advice were looked up on a named day, of how many. */
  lookedUp: { sources: number; dated: number }
}

/** The readable part of all knowledge files, with the names that compiling gives to findings with a slot value. */
export function describeKnowledge(sources: KnowledgeSources, pack: KnowledgePack): ReferenceKnowledge {
  const cited = Object.values(pack.advice).flatMap((each) => each.sources)
  return {
    hash: pack.hash,
    conditions: sources.conditions.map(({ condition }) => ({ ...condition, advice: pack.advice[condition.id] ?? null })),
    findings: sources.findings.flatMap(({ path, entries }) =>
      Object.entries(entries).map(([id, { name, question, why, examples, isA }]) => ({
        ...{ id, name, question, why, examples },
        area: path.replace(/^findings\/|\.ts$/g, ''),
        parents: isA ?? [],
      })),
    ),
    redFlags: pack.redFlags,
    names: Object.fromEntries(pack.findings.map(({ id, name }) => [id, name])),
    lookedUp: { sources: cited.length, dated: cited.filter((each) => each.lookedUp !== null).length },
  }
}
