import { describeKnowledge } from '@dr-ai/clinic/knowledge/reference'
import { measureAliases } from '../../scripts/aliases/measure-aliases.ts'
import { ownKnowledge } from '../../scripts/own-knowledge.ts'

/** How much of the knowledge nothing shows: aliases that no sentence uses, aliases of two findings on the same words, sources without an address or a day. */
export async function measureKnowledge() {
  const { sources, index } = await ownKnowledge()
  const { count, unused, exempt, collisions } = measureAliases(sources, index)
  const { lookedUp } = describeKnowledge(sources, index.pack)
  return {
    'knowledge.aliases': count,
    'knowledge.aliases.unused': unused.length,
    'knowledge.aliases.exempt': [...exempt.values()].reduce((sum, number) => sum + number, 0),
    'knowledge.aliases.colliding': collisions.length,
    'knowledge.sources': lookedUp.sources,
    'knowledge.sources.unaddressed': lookedUp.sources - lookedUp.addressed,
    'knowledge.sources.undated': lookedUp.sources - lookedUp.dated,
  }
}
