import { join } from 'node:path'
import { compileKnowledge } from '../packages/clinic/src/knowledge/compile-knowledge.ts'
import { indexKnowledge, type KnowledgeIndex } from '../packages/clinic/src/knowledge/index-knowledge.ts'
import type { KnowledgeSources } from '../packages/clinic/src/knowledge/knowledge-sources.ts'
import { readKnowledge } from './read-knowledge.ts'

/** The repository's own knowledge as its files are now, and the index of the pack made from them. */
export async function ownKnowledge(): Promise<{ sources: KnowledgeSources; index: KnowledgeIndex }> {
  const { sources } = await readKnowledge(join(import.meta.dirname, '../packages/clinic/src/knowledge'))
  return { sources, index: indexKnowledge(compileKnowledge(sources, 'of the files')) }
}
