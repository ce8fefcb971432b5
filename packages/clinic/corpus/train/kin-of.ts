import type { KnowledgeIndex } from '../../src/knowledge/index-knowledge.ts'

/** A finding with all that is present whenever it is, and what says the same in other words. */
export function kinOf(index: KnowledgeIndex, finding: string, known: Set<string> = new Set()): Set<string> {
  const own = index.findings.get(finding)
  if (known.has(finding)) return known
  known.add(finding)
  for (const other of [...(own?.parents ?? []), ...(own?.sameAs ?? [])]) kinOf(index, other, known)
  return known
}
