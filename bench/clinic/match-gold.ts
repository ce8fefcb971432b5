import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnowledgePack } from '@dr-ai/clinic'

/** Lower case, letters and figures only, UK and US spelling alike, plain plurals cut. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/ae|oe/g, 'e')
    .replace(/our\b/g, 'or')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b([a-z]{4,}[^sui])s\b/g, '$1')
    .trim()
}

/**
 * Which conditions a gold name means: those whose name or alias equals it after normalisation, and the one that
 * gold-names.json gives, where the name is merely written differently. Broader or narrower is no match.
 */
export function goldMatcher(pack: KnowledgePack): (gold: string) => ReadonlySet<string> {
  const byName = new Map<string, Set<string>>()
  for (const condition of pack.conditions) {
    for (const name of [condition.name, ...condition.aliases]) {
      const key = normaliseName(name)
      byName.set(key, (byName.get(key) ?? new Set()).add(condition.id))
    }
  }
  const written = JSON.parse(readFileSync(join(import.meta.dirname, '../gold-names.json'), 'utf8')) as Record<string, string>
  const byWriting = new Map(Object.entries(written).map(([name, condition]) => [normaliseName(name), condition]))
  return (gold) => {
    const names = [gold, ...(/\(([^)]*)\)/.exec(gold)?.slice(1) ?? [])]
    const found = new Set(names.flatMap((name) => [...(byName.get(normaliseName(name)) ?? [])]))
    const mapped = byWriting.get(normaliseName(gold))
    if (mapped !== undefined) found.add(mapped)
    return found
  }
}
