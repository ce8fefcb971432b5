import type { ConsultationCase } from '../../case/case.ts'
import { type KnowledgeBase, rankCase } from '../../judge/knowledge-base.ts'
import { holdRules, immediateRules, presenceTest } from '../../judge/levels/decide-triage.ts'
import { verdictTriage } from '../../judge/levels/verdict-triage.ts'

/**
 * The case without what was read in documents: its facts, and every level that rested on them; the level of a verdict is
 * decided anew. What other documents say comes back with the next message. Null where nothing in it came from a document.
 */
export function forgetDocuments(base: KnowledgeBase, consultation: ConsultationCase): ConsultationCase | null {
  const kept = Object.entries(consultation.observations).filter(([, { source }]) => source !== 'document')
  if (kept.length === Object.keys(consultation.observations).length) return null
  const bare = {
    ...consultation,
    observations: Object.fromEntries(kept),
    held: consultation.held.filter(({ rule }) => rule !== 'verdict'),
  }
  const ranking = rankCase(base, bare)
  const held = holdRules(base.index, bare, immediateRules(base.index, base.redFlags, bare, presenceTest(base.index, ranking.facts)))
  if (consultation.verdictTurn === null) return { ...bare, held }
  const verdict = verdictTriage(base, { ...bare, held }, ranking)
  const { level, because } = verdict.decision
  return { ...bare, held: [...verdict.held, { rule: 'verdict', name: because[0]?.name ?? '', level, findings: [] }] }
}
