import type { HealthItem, ItemKind } from '@dr-ai/contract/schemas/health-items'

export interface ProposedGroup {
  importId: string
  kind: ItemKind
  file: string
  /** Those that the record speaks against come first. */
  proposals: HealthItem[]
  conflicts: number
}

/** The proposals of all files, one group a file and list. */
export function proposedGroups(items: readonly HealthItem[]): ProposedGroup[] {
  const groups = new Map<string, ProposedGroup>()
  for (const item of items) {
    const { importId, name } = item.source
    if (item.review !== 'proposed' || importId === undefined) continue
    const key = `${importId} ${item.kind}`
    const group = groups.get(key) ?? { importId, kind: item.kind, file: name ?? 'a file', proposals: [], conflicts: 0 }
    if (item.conflict === undefined) group.proposals.push(item)
    else group.proposals.splice(group.conflicts++, 0, item)
    groups.set(key, group)
  }
  return [...groups.values()]
}
