import type { HeldRule } from '../../case/case.ts'
import type { Condition } from '../../knowledge/schema.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { isEmergency } from './level-order.ts'
import type { FindingTest } from './red-flag-rules.ts'

/**
 * The probability above which a condition that must not be missed sets its floor: the graver, the lower. Chosen so that
 * a missed emergency weighs about ten times a needless visit (clinic.md: never trade an emergency for a point of accuracy).
 */
const thresholds: Record<Condition['severity'], number> = { 4: 0.12, 3: 0.2, 2: 0.3, 1: 0.5, 0: 0.5 }
/** A floor needs a picture, not one vague complaint: at least this many findings that speak for the condition. */
const leastReasons = 2
/** One reason is enough where the words as a whole leave hardly another cause. */
const plainShare = 0.7
/** Where none of its telling findings is there, a must-not-miss condition must be this likely to set its floor. */
const untoldThreshold = 0.4
/** Several dangerous causes, none likely enough alone: together they need hospital from this share on. */
const togetherThreshold = 0.4
/** How likely the leading condition must be for its own floor to count, must-not-miss or not. */
const leaderThreshold = 0.35

/** The floors of the must-not-miss conditions above their own thresholds, and of a leading condition. */
export function firedConditionFloors(index: ReasoningIndex, ranking: Ranking, isPresent: FindingTest): HeldRule[] {
  const fired: HeldRule[] = []
  ranking.ranked.slice(0, 12).forEach((entry, place) => {
    const condition = index.conditions[index.conditionNumbers.get(entry.condition) ?? -1]
    if (
      !condition ||
      condition.triageFloor === 'self-care' ||
      entry.reasonsFor.length < (entry.probability >= plainShare ? 1 : leastReasons)
    )
      return
    const isTelling = condition.discriminators.some((finding) => isPresent(finding))
    const own = isTelling ? thresholds[condition.severity] : Math.max(thresholds[condition.severity], untoldThreshold)
    if (entry.probability < (condition.mustNotMiss ? own : place === 0 ? leaderThreshold : 1)) return
    fired.push({
      rule: `condition:${condition.id}`,
      name: condition.mustNotMiss
        ? `this may be a condition that must not be missed: ${condition.name}`
        : `the likeliest cause is ${condition.name}`,
      level: condition.triageFloor,
      findings: entry.reasonsFor.slice(0, 3).map((reason) => reason.finding),
    })
  })
  const together = dangerousCauses(index, ranking)
  if (together.share >= togetherThreshold && together.findings.length >= leastReasons) {
    fired.push({
      rule: 'conditions:together',
      name: 'several causes that need hospital are possible',
      level: 'emergency-department',
      findings: together.findings,
    })
  }
  return fired
}

/** The must-not-miss causes that need hospital, taken together: their share and what speaks for the likeliest. */
function dangerousCauses(index: ReasoningIndex, ranking: Ranking): { share: number; findings: readonly string[] } {
  const dangerous = ranking.ranked.slice(0, 12).filter((entry) => {
    const condition = index.conditions[index.conditionNumbers.get(entry.condition) ?? -1]
    return condition?.mustNotMiss && isEmergency(condition.triageFloor) && entry.reasonsFor.length >= leastReasons
  })
  return {
    share: dangerous.reduce((sum, entry) => sum + entry.probability, 0),
    findings: dangerous[0]?.reasonsFor.slice(0, 3).map((reason) => reason.finding) ?? [],
  }
}
