import { readFile } from 'node:fs/promises'
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
