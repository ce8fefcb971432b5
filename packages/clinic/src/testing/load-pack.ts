import text from '../../generated/knowledge.json?raw'
import type { KnowledgePack } from '../knowledge/knowledge-pack.ts'

/** The packed knowledge, for tests only (vitest reads the file as text). */
export function loadPack(): KnowledgePack {
  return JSON.parse(text) as KnowledgePack
}
