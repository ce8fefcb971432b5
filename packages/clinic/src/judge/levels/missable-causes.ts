import type { TriageLevel } from '../../knowledge/schema.ts'
import { levelConstants } from '../constants.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { isEmergency } from './level-order.ts'
import type { FindingTest } from './red-flag-rules.ts'

const { amongLeading } = levelConstants

/** A time-critical cause that the findings point to, with its odds against the best harmless explanation. */
export interface MissableCause {
  condition: string
  level: TriageLevel
  odds: number
  /** The findings that speak for it. */
  reasons: readonly string[]
  /** The finding that would tell it apart best and that nobody has told or asked yet; null where there is none. */
  deciding: string | null
}

/** What speaks of a pregnancy, under way or just over: without any of it no illness of pregnancy speaks first. */
const ofPregnancy = [
  'pregnant',
  'pregnancy-possible',
  'period-late',
  'positive-pregnancy-test',
  'pregnancy-first-trimester',
  'pregnancy-second-half',
  'bleeding-in-pregnancy',
  'recent-birth',
  'postpartum',
]

/** What a laboratory, a history or a medicine says, and what somebody was exposed to or missed, is no sign of now: a value has limits of its own (`critical-values.ts`). */
const notFelt: ReadonlySet<string> = new Set(['result', 'history', 'risk', 'exposure', 'medication'])

function isFelt(index: ReasoningIndex, finding: string): boolean {
  return !notFelt.has(index.findings[index.findingNumbers.get(finding.split('.')[0] ?? finding) ?? -1]?.kind ?? '')
}

/**
 * The leading cause that must not be missed, needs hospital, shows a finding of its own and is contradicted by none; null
 * where there is none. Odds, not shares: they stay the same however many conditions the knowledge holds.
 */
export function missableCause(index: ReasoningIndex, ranking: Ranking, isPresent: FindingTest, isKnown: FindingTest): MissableCause | null {
  const [leader] = ranking.ranked
  if (leader === undefined) return null
  const conditionOf = (id: string) => index.conditions[index.conditionNumbers.get(id) ?? -1]
  const harmless = ranking.ranked.find(({ condition }) => !isEmergency(conditionOf(condition)?.triageFloor ?? 'self-care'))
  for (const { condition: id, probability, reasonsFor, reasonsAgainst } of ranking.ranked) {
    if (probability < amongLeading * leader.probability) return null
    const condition = conditionOf(id)
    if (!condition?.mustNotMiss || !isEmergency(condition.triageFloor) || reasonsFor.length === 0 || reasonsAgainst.length > 0) continue
    if (!condition.discriminators.some((finding) => isPresent(finding)) || !reasonsFor.some(({ finding }) => isFelt(index, finding)))
      continue
    if (condition.system === 'obstetric' && !ofPregnancy.some((finding) => isPresent(finding))) continue
    return {
      condition: id,
      level: condition.triageFloor,
      odds: probability / Math.max(harmless?.probability ?? 0, Number.MIN_VALUE),
      reasons: reasonsFor.map(({ finding }) => finding),
      deciding: condition.discriminators.find((finding) => !isKnown(finding)) ?? null,
    }
  }
  return null
}
