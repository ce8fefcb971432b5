import type { ConsultationCase, ShareOfNeed } from '../../case/case.ts'
import type { RedFlag } from '../../knowledge/schema.ts'
import { levelConstants } from '../constants.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { isVulnerable } from './modifiers.ts'
import { appliesTo, type FindingTest } from './red-flag-rules.ts'

const { benignPart, benignShare, dangerousShare, durationSlack, leadersLookedAt, trifling } = levelConstants

/**
 * Who may stay at home: nobody vulnerable, nobody with a grave finding whose danger signs are not denied, nobody in whom what must
 * not be missed is likely. Then either what was told sounds like a trifle, or the strict rule holds: a benign condition
 * leads, the complaint's red flags were answered "no", and the duration is within that condition's limits.
 */
export function isSelfCareAllowed(
  index: ReasoningIndex,
  rules: readonly RedFlag[],
  consultation: ConsultationCase,
  ranking: Ranking,
  isPresent: FindingTest,
): boolean {
  const { person } = consultation
  if (isVulnerable(isPresent, person)) return false
  const grave = Object.values(consultation.observations)
    .filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => finding.split('.')[0] ?? finding)
    .filter((base) => index.findings[index.findingNumbers.get(base) ?? -1]?.grave === true)
  if (!grave.every((complaint) => areRedFlagsDenied(rules, consultation, complaint))) return false
  if (soundsTrifling(consultation.need) && !isDangerLikely(index, ranking)) return true
  if (person.ageYears === null) return false
  const leader = index.conditions[index.conditionNumbers.get(ranking.ranked[0]?.condition ?? '') ?? -1]
  if (leader?.triageFloor !== 'self-care' || leader.mustNotMiss || leader.severity > 2) return false
  if (!isHarmlessLikely(index, ranking)) return false
  if (
    consultation.durationDays !== null &&
    consultation.durationDays > leader.durationDays.to * durationSlack &&
    !leader.course.includes('recurrent')
  )
    return false
  return consultation.complaints.every((complaint) => areRedFlagsDenied(rules, consultation, complaint))
}

function soundsTrifling(need: ShareOfNeed | undefined): boolean {
  return need !== undefined && need.visit < trifling.visit && need.day < trifling.day
}

function leadersOf(index: ReasoningIndex, ranking: Ranking) {
  return ranking.ranked.slice(0, leadersLookedAt).map(({ condition, probability }) => ({
    condition: index.conditions[index.conditionNumbers.get(condition) ?? -1],
    probability,
  }))
}

function isDangerLikely(index: ReasoningIndex, ranking: Ranking): boolean {
  return leadersOf(index, ranking).some(({ condition, probability }) => condition?.mustNotMiss && probability >= dangerousShare)
}

function isHarmlessLikely(index: ReasoningIndex, ranking: Ranking): boolean {
  const leading = leadersOf(index, ranking)
  const total = leading.reduce((sum, { probability }) => sum + probability, 0)
  const harmless = leading.reduce((sum, { condition, probability }) => sum + (condition?.triageFloor === 'self-care' ? probability : 0), 0)
  if (harmless >= benignShare) return true
  return !isDangerLikely(index, ranking) && total > 0 && harmless / total >= benignPart
}

/**
 * Whether the complaint's red flags were answered "no": each rule is ruled out by a denial, or the checklist of the
 * complaint was asked and none of its answers was a yes or an "I don't know".
 */
export function areRedFlagsDenied(rules: readonly RedFlag[], consultation: ConsultationCase, complaint: string): boolean {
  const own = rules.filter((rule) => rule.askWith.includes(complaint) && appliesTo(rule, consultation.person))
  const wasAsked = consultation.asked.some(
    (id) => id.startsWith('checklist:') && id.slice('checklist:'.length).split('+').includes(complaint),
  )
  return own.every((rule) => {
    const isRuledOut = rule.all.some((part) =>
      typeof part === 'string' ? isDenied(consultation, part) : part.every((finding) => isDenied(consultation, finding)),
    )
    return isRuledOut || (wasAsked && !rule.all.flat().some((finding) => consultation.observations[finding]?.polarity === 'unknown'))
  })
}

function isDenied(consultation: ConsultationCase, finding: string): boolean {
  const base = finding.split('.')[0] ?? finding
  return (
    consultation.observations[finding]?.polarity === 'absent' ||
    (base !== finding && consultation.observations[base]?.polarity === 'absent')
  )
}
