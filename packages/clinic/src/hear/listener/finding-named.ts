import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'

const tables = new WeakMap<KnowledgeIndex, ReadonlyMap<string, string>>()

/** The finding that goes by exactly this name; null where none does. */
export function findingNamed(index: KnowledgeIndex, name: string): string | null {
  const known = tables.get(index) ?? new Map([...index.findings.values()].map((finding) => [plain(finding.name), finding.id]))
  tables.set(index, known)
  return known.get(plain(name)) ?? null
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
