import type { Advice } from '../advice-schema.ts'
import { areaOf } from '../area-of.ts'
import type { KnowledgePack } from '../knowledge-pack.ts'
import type { KnowledgeSources } from '../knowledge-sources.ts'
import type { Condition, Finding, RedFlag, Review } from '../schema.ts'
import { type Source, sourceOf } from '../sources.ts'

/** A finding as its page shows it. */
export type DescribedFinding = Pick<Finding, 'name' | 'question' | 'why' | 'examples' | 'reviewed'> & { id: string; area: string; parents: readonly string[] }

/** The knowledge as it is read by people: what the pages at `/knowledge` are made of. */
export interface ReferenceKnowledge {
  /** The version: a hash of the files it was made from. */
  hash: string
  conditions: readonly (Condition & { advice: Advice | null; adviceReviewed: Review | null; from: readonly Source[] })[]
  findings: readonly DescribedFinding[]
  redFlags: readonly (RedFlag & { from: readonly Source[] })[]
  /** Name of every finding by its id, those with a slot value too. */
  names: Readonly<Record<string, string>>
  /** How many citations carry the day on which they were looked up, and how many the address, of how many. */
  lookedUp: { sources: number; dated: number; addressed: number }
}

/** The readable part of all knowledge files, with the names that compiling gives to findings with a slot value. */
export function describeKnowledge(sources: KnowledgeSources, pack: KnowledgePack): ReferenceKnowledge {
  const conditions = sources.conditions.map(({ condition }) => {
    const advice = pack.advice[condition.id] ?? null
    const adviceReviewed = advice?.reviewed ? { by: 'a second hand', on: advice.reviewed } : null
    return { ...condition, advice, adviceReviewed, from: (advice?.sources ?? condition.sources.map((source) => ({ source }))).map(sourceOf) }
  })
  const redFlags = sources.redFlags.flatMap(({ rules }) => rules.map((rule) => ({ ...rule, from: rule.sources.map((source) => sourceOf({ source })) })))
  const cited = [...conditions, ...redFlags].flatMap(({ from }) => from)
  return {
    hash: pack.hash,
    conditions,
    findings: sources.findings.flatMap(({ path, entries }) =>
      Object.entries(entries).map(([id, { name, question, why, examples, reviewed, isA }]) => ({
        ...{ id, name, question, why, examples, ...(reviewed && { reviewed }) },
        area: areaOf(path),
        parents: isA ?? [],
      })),
    ),
    redFlags,
    names: Object.fromEntries(pack.findings.map(({ id, name }) => [id, name])),
    lookedUp: {
      sources: cited.length,
      dated: cited.filter(({ lookedUp }) => lookedUp !== null).length,
      addressed: cited.filter(({ address }) => address !== null).length,
    },
  }
}
