import { compileLexicon } from '../hear/lexicon/compile-lexicon.ts'
import { compileReader, type Denial, type Denials } from '../hear/lexicon/compile-reader.ts'
import { areaOf } from './area-of.ts'
import { type KnowledgePack, knowledgePackFormat, type PackedCondition, type PackedFinding } from './knowledge-pack.ts'
import type { KnowledgeSources } from './knowledge-sources.ts'
import { lexicon } from './lexicon.ts'
import { marksOf, packChild } from './pack-child.ts'
import { conditionProse, findingProse, wordsOf } from './packed-prose.ts'
import { plainNames } from './plain-names.ts'
import { type Condition, type Finding, frequencyShares, type SlotValue } from './schema.ts'
import { slotAliases } from './slot-aliases.ts'
import { slotValues } from './slots.ts'

const values: Readonly<Record<string, SlotValue>> = slotValues

/** Values that are worth reading on every finding which lists their dimension, whether or not a condition mentions them. */
const genericValues = new Set(['left', 'right', 'both-sides', 'sudden', 'gradual', 'constant', 'intermittent', 'worsening', 'improving', 'severe', 'mild', 'night', 'morning'])

/**
 * Packs the literals into plain JSON.
 * In: the files as read and the hash over them. Entries should have passed checkKnowledge; a child of an unknown
 * finding or slot value is left out. Out: the pack, the same for the same files.
 */
export function compileKnowledge(sources: KnowledgeSources, hash: string): KnowledgePack {
  const bases = new Map(sources.findings.flatMap(({ entries }) => Object.entries(entries)))
  const conditions = sources.conditions.map(({ condition }) => condition)
  const redFlags = sources.redFlags.flatMap(({ rules }) => rules)
  const used = new Set([...conditions.flatMap(({ findings, excludedBy }) => [...Object.values(findings).flat(), ...(excludedBy ?? [])]), ...redFlags.flatMap(({ all, unless, askWith }) => [...all.flat(), ...(unless ?? []), ...askWith]), ...[...bases.values()].flatMap(({ isA }) => isA ?? [])])
  const areas = new Map(sources.findings.flatMap(({ path, entries }) => Object.keys(entries).map((id) => [id, areaOf(path)] as const)))
  const packed = [...bases].map(([id, finding]) => packBase(id, finding, areas.get(id) ?? ''))
  const findings = [...packed]
  for (const base of packed) {
    const { id } = base
    for (const [slot, value] of Object.entries(values)) {
      if (base.slots.includes(value.dimension) && (genericValues.has(slot) || used.has(`${id}.${slot}`))) findings.push(packChild(base, slot, value))
    }
  }
  const findingAliases = [...bases].map(([id, { aliases }]) => [id, aliases] as const)
  const reader = compileReader(findingAliases, Object.entries(slotAliases), denialsOf(bases), lexicon, proseWords(sources))
  return {
    format: knowledgePackFormat,
    hash,
    findings,
    conditions: conditions.map(packCondition),
    redFlags,
    advice: Object.assign({}, ...sources.advice.map(({ entries }) => entries)),
    lexicon: compileLexicon(conditions, plainNames(findings)),
    reader,
  }
}

/** What denies findings by their own words, each phrase with all that it denies. */
function denialsOf(bases: ReadonlyMap<string, Finding>): Denials {
  const byPhrase = (phrasesOf: (finding: Finding) => readonly string[] | undefined): Denial[] => {
    const all = [...bases].flatMap(([id, finding]) => (phrasesOf(finding) ?? []).map((phrase) => ({ id, phrase })))
    return [...Map.groupBy(all, ({ phrase }) => phrase)].map(([phrase, denied]) => [phrase, denied.map(({ id }) => id)])
  }
  return {
    normal: byPhrase(({ normal }) => normal),
    well: byPhrase(({ wellWhen }) => wellWhen),
    denied: byPhrase(({ deniedAs }) => deniedAs),
  }
}

function packCondition({ presentation: _, ...condition }: Condition): PackedCondition {
  return condition
}

function packBase(id: string, finding: Finding, area: string): PackedFinding {
  const { name, clause, kind, isA, question, why, slots, background } = finding
  return {
    id,
    name,
    ...(clause !== undefined && { clause }),
    kind,
    area,
    parents: isA ?? [],
    question,
    why,
    slots: slots ?? [],
    background: frequencyShares[background],
    ...marksOf(finding),
    ...(finding.grave && { grave: true }),
    ...(finding.group !== undefined && { group: finding.group }),
    ...(finding.sameAs && { sameAs: finding.sameAs }),
  }
}

/** The distinct words of names, questions, reasons, advice and textbook pictures, sorted. */
function proseWords({ findings, conditions, phrases }: KnowledgeSources): string[] {
  return wordsOf([
    ...phrases.flatMap(({ entries }) => Object.values(entries)),
    ...findings.flatMap(({ entries }) => Object.values(entries).flatMap((finding) => [...findingProse(finding), ...finding.examples.present])),
    ...conditions.flatMap(({ condition }) => [...conditionProse(condition), condition.presentation, ...condition.examples.map(({ text }) => text)]),
  ])
}
