import type { KnowledgeIndex } from '../../packages/clinic/src/knowledge/index-knowledge.ts'
import type { KnowledgeSources } from '../../packages/clinic/src/knowledge/knowledge-sources.ts'
import { type Alias, aliasReader, exampleTexts } from './alias-reader.ts'
import { exemptionOf } from './exempt-aliases.ts'

/** Aliases of two findings, neither a kind of the other, that take the very same words of a sentence. */
export interface Collision {
  one: Alias
  other: Alias
  words: string
}

export interface MeasuredAliases {
  count: number
  /** Those that no sentence of the knowledge uses, and that nothing exempts. */
  unused: readonly Alias[]
  /** How many are exempt, by the reason. */
  exempt: ReadonlyMap<string, number>
  collisions: readonly Collision[]
}

/** Holds every alias against all sentences of the knowledge. In: the files, and the index of the pack made from the very same. */
export function measureAliases(sources: KnowledgeSources, index: KnowledgeIndex): MeasuredAliases {
  const { aliases, read } = aliasReader(sources, index)
  const used = new Set<number>()
  const collisions = new Map<string, Collision>()
  for (const text of exampleTexts(sources)) {
    const found = read(text)
    for (const { alias } of found) used.add(alias)
    for (const sharing of Map.groupBy(found, ({ match }) => match.used.join()).values()) {
      const numbers = [...new Set(sharing.map(({ alias }) => alias))].sort((a, b) => a - b)
      for (const [place, first] of numbers.entries()) {
        for (const second of numbers.slice(place + 1)) {
          const [one, other] = [aliases[first], aliases[second]]
          if (one && other && !isKin(index, one.finding, other.finding)) collisions.set(`${first} ${second}`, { one, other, words: text })
        }
      }
    }
  }
  const exempt = new Map<string, number>()
  const unused: Alias[] = []
  for (const [number, alias] of aliases.entries()) {
    if (used.has(number)) continue
    const reason = exemptionOf(alias, index)
    if (reason === null) unused.push(alias)
    else exempt.set(reason, (exempt.get(reason) ?? 0) + 1)
  }
  return { count: aliases.length, unused, exempt, collisions: [...collisions.values()] }
}

function isKin(index: KnowledgeIndex, one: string, other: string): boolean {
  const withParents = (id: string): string[] => [id, ...(index.findings.get(id)?.parents ?? []).flatMap(withParents)]
  return withParents(one).includes(other) || withParents(other).includes(one)
}
