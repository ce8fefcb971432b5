import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { RankedCondition } from '../../case/model.ts'
import { levelConstants, rankingConstants } from '../constants.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { restsOnWords } from './doubtful-rules.ts'
import { isBelow } from './evidence.ts'
import { isEmergency } from './level-order.ts'
import type { FindingTest } from './red-flag-rules.ts'
import { supportedLevel } from './supported-level.ts'

const { floors, leaderThreshold, leastDayOfMild, leastHospital, plainShare, togetherThreshold, untoldThreshold } = levelConstants
const { explained, reasonsSaid } = rankingConstants

/** A floor needs a picture, not one vague complaint: at least this many findings that speak for the condition. */
const leastReasons = 2

/** What is told of before today: it makes a cause likelier, and is no picture of it. */
const background: ReadonlySet<string> = new Set(['history', 'risk', 'medication', 'exposure'])

/** The floors of the must-not-miss conditions above their own thresholds, and of a leading condition. */
export function firedConditionFloors(
  index: ReasoningIndex,
  consultation: ConsultationCase,
  ranking: Ranking,
  isPresent: FindingTest,
): HeldRule[] {
  const fired: HeldRule[] = []
  const add = (floor: HeldRule, mildest?: number) => {
    const isTold = restsOnWords(index, consultation, floor)
    fired.push(isTold ? { ...floor, level: supportedLevel(floor.level, consultation.need, leastHospital, mildest) } : floor)
  }
  ranking.ranked.slice(0, explained).forEach((entry, place) => {
    const condition = index.conditions[index.conditionNumbers.get(entry.condition) ?? -1]
    if (!condition || condition.triageFloor === 'self-care') return
    const reasons = ownReasons(index, entry)
    if (reasons.length < (entry.probability >= plainShare ? 1 : leastReasons) || isBackgroundOnly(index, reasons)) return
    const isTelling = condition.discriminators.some((finding) => isPresent(finding))
    const own = isTelling ? floors[condition.severity] : Math.max(floors[condition.severity], untoldThreshold)
    if (entry.probability < (condition.mustNotMiss ? own : place === 0 ? leaderThreshold : 1)) return
    add(
      {
        rule: `condition:${condition.id}`,
        name: condition.mustNotMiss
          ? `this may be a condition that must not be missed: ${condition.name}`
          : `the likeliest cause is ${condition.name}`,
        sentence: { text: condition.mustNotMiss ? notToMiss : likeliest, condition: condition.name },
        level: condition.triageFloor,
        findings: reasons.slice(0, reasonsSaid),
      },
      condition.mustNotMiss ? undefined : leastDayOfMild,
    )
  })
  const together = dangerousCauses(index, ranking)
  if (together.share >= togetherThreshold && together.findings.length >= leastReasons)
    add({
      rule: 'conditions:together',
      name: 'several causes that need hospital are possible',
      sentence: { text: 'More than one thing that needs a hospital could be behind this.' },
      level: 'emergency-department',
      findings: together.findings,
    })
  return fired
}

/** The reasons that name a condition, in the doctor's words. */
export const likeliest = 'This sounds most like {condition}.'
const notToMiss = 'This could be {condition}, and that should not be missed.'

/** The must-not-miss causes that need hospital, taken together: their share and what speaks for the likeliest. */
function dangerousCauses(index: ReasoningIndex, ranking: Ranking): { share: number; findings: readonly string[] } {
  const dangerous = ranking.ranked.slice(0, explained).filter((entry) => {
    const condition = index.conditions[index.conditionNumbers.get(entry.condition) ?? -1]
    const reasons = ownReasons(index, entry)
    return (
      condition?.mustNotMiss && isEmergency(condition.triageFloor) && reasons.length >= leastReasons && !isBackgroundOnly(index, reasons)
    )
  })
  return {
    share: dangerous.reduce((sum, entry) => sum + entry.probability, 0),
    findings: dangerous[0] === undefined ? [] : ownReasons(index, dangerous[0]).slice(0, reasonsSaid),
  }
}

/** The findings that speak for a condition, each told thing once: what another of them implies is no second reason. */
function ownReasons(index: ReasoningIndex, { reasonsFor }: Pick<RankedCondition, 'reasonsFor'>): string[] {
  const ids = reasonsFor.map(({ finding }) => finding)
  return ids.filter((id) => !ids.some((other) => other !== id && isBelow(index, other, id)))
}

function isBackgroundOnly(index: ReasoningIndex, reasons: readonly string[]): boolean {
  return reasons.every((id) => background.has(index.findings[index.findingNumbers.get(id) ?? -1]?.kind ?? ''))
}
