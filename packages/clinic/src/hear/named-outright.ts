import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { type Clause, mayState } from './clause.ts'

const leadsIn =
  /^\W*(?:(?:so|and|also|yes|yeah|well|just|only|maybe|hi|hello|doctor|please)\W+)*(?:(?:i|he|she)(?:['’]?ve| have|['’]s| has|['’]m| am| is)? (?:got |been )?|it['’]?s |there is |with )?(?:an? |the |some |my )?/i
const byName = new WeakMap<KnowledgeIndex, ReadonlyMap<string, string>>()

/**
 * A message or clauses that are the name of a finding and nothing else, as a list or another reply may have shown it ("worse hearing"): that finding and those it
 * belongs to, whatever else single words of the name would be read as.
 */
export function withNamedOutright(
  index: KnowledgeIndex,
  words: string,
  clauses: readonly Clause[],
  mentions: readonly Mention[],
): Mention[] {
  const names = namesOf(index)
  const isName = names.has(bare(words))
  const spoken = isName ? [{ text: words, start: 0, end: words.length, act: 'fact' as const }] : clauses
  return spoken.reduce<Mention[]>(
    (all, { text, start, end, act }) => {
      const finding = mayState(act) || act === 'unreadable' ? names.get(bare(text)) : undefined
      if (finding === undefined) return all
      const own = familyOf(index, finding)
      const rest = all.filter((mention) => mention.start < start || mention.start >= end || own.has(mention.finding))
      if (rest.some((mention) => mention.finding === finding && mention.start >= start && mention.start < end)) return rest
      return [...rest, plainMention(finding, { text, start, end })]
    },
    [...mentions],
  )
}

function namesOf(index: KnowledgeIndex): ReadonlyMap<string, string> {
  const known = byName.get(index)
  if (known !== undefined) return known
  const all = [...index.findings.values()].map(({ id, name }): [string, string] => [bare(name), id])
  const uses = Map.groupBy(all, ([name]) => name)
  const names = new Map(all.filter(([name]) => uses.get(name)?.length === 1 && name.includes(' ')))
  byName.set(index, names)
  return names
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(leadsIn, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A finding and all that is present whenever it is. */
function familyOf({ findings }: KnowledgeIndex, finding: string): ReadonlySet<string> {
  const own = new Set<string>()
  const add = (id: string): void => {
    if (own.has(id)) return
    own.add(id)
    const known = findings.get(id)
    for (const parent of [...(known?.parents ?? []), ...(known?.base === undefined ? [] : [known.base])]) add(parent)
  }
  add(finding)
  return own
}
