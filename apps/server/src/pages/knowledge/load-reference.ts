import { readFile } from 'node:fs/promises'
import type { KnowledgeChanges } from '@dr-ai/clinic/knowledge/changes'
import type { ReferenceKnowledge } from '@dr-ai/clinic/knowledge/reference'

const path = new URL('../../../../../packages/clinic/generated/reference.json', import.meta.url)

let loading: Promise<ReferenceKnowledge> | null = null

/** The knowledge as people read it, from the file that `scripts/pack-knowledge.ts` makes; loaded at the first look. */
export function loadReference(): Promise<ReferenceKnowledge> {
  loading ??= readFile(path, 'utf8').then((text) => JSON.parse(text))
  // What failed once is tried again at the next look.
  loading.catch(() => {
    loading = null
  })
  return loading
}

const changesPath = new URL('../../../../../packages/clinic/generated/changes.json', import.meta.url)

/** What differs from the version that this one was compared with (`npm run knowledge -- --since FILE`); null where it was not, or the knowledge has changed since. */
export async function loadChanges(hash: string): Promise<KnowledgeChanges | null> {
  const text = await readFile(changesPath, 'utf8').catch(() => null)
  const changes: KnowledgeChanges | null = text === null ? null : JSON.parse(text)
  return changes?.hash === hash ? changes : null
}
