import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { TriageDecision } from '../../case/model.ts'
import { urgencyOf } from '../../knowledge/asked-urgency.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { scopeTest } from '../advice-scope.ts'
import { likelihoodBands, rankingConstants } from '../constants.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { adviseAbout } from '../questions/address-patient.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import { asItIsNow } from './as-it-is-now.ts'
import { decideVerdictTriage } from './decide-triage.ts'
import { compareLevels } from './level-order.ts'

const { reasonsSaid } = rankingConstants

/**
 * The level of the verdict as it is told: that of the rules in force and of the likely causes, raised to what the advice about the leading cause
 * asks of this patient ("At your age a first attack should be checked today"), by the sources of that entry. A verdict never says less than its
 * own advice.
 */
export function verdictTriage(
  base: Pick<KnowledgeBase, 'index' | 'redFlags' | 'knowledge'>,
  consultation: ConsultationCase,
  ranking: Ranking,
): { decision: TriageDecision; held: readonly HeldRule[] } {
  const decided = decideVerdictTriage(base.index, base.redFlags, consultation, ranking)
  const asked = askedByAdvice(base, consultation, ranking)
  if (asked === null || compareLevels(asked.level, decided.decision.level) <= 0) return decided
  const { rule, name, sentence } = asked
  return { decision: { level: asked.level, because: [{ rule, name, ...(sentence && { sentence }) }] }, held: [...decided.held, asked] }
}

/** The most urgent thing that the advice about a likely leader asks of a patient of this age, with these illnesses and medicines; null where none does. */
function askedByAdvice(
  { index, knowledge }: Pick<KnowledgeBase, 'index' | 'knowledge'>,
  consultation: ConsultationCase,
  { ranked: [leader] }: Ranking,
): HeldRule | null {
  if (leader === undefined || leader.probability < likelihoodBands.possible || leader.reasonsFor.length === 0) return null
  const name = index.conditions[index.conditionNumbers.get(leader.condition) ?? -1]?.name ?? leader.condition
  const isFor = scopeTest(knowledge, consultation)
  const findings = leader.reasonsFor.slice(0, reasonsSaid).map(({ finding }) => finding)
  const asked = (knowledge.advice.get(leader.condition)?.doctor ?? []).flatMap((line) => {
    const level: TriageLevel | null = typeof line === 'string' || !isFor(line) ? null : urgencyOf(line.text)
    return typeof line === 'string' || level === null ? [] : [{ level, text: line.text }]
  })
  const [most] = asked.toSorted((a, b) => compareLevels(b.level, a.level))
  if (most === undefined) return null
  const rule = {
    rule: `advice:${leader.condition}`,
    name: `with ${name} you should be seen soon`,
    sentence: { text: adviseAbout(most.text, consultation.person) },
    level: most.level,
    findings,
  }
  return asItIsNow(index, rule, consultation)
}
