import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'

/** How many leading conditions a question is to tell apart. */
const leading = 12
/** A condition that does not list a finding has it as often as anybody: the background, a little less. */
const unlistedShare = 0.7
const yesValue = 0.12
const mustNotMissValue = 0.25
const jumpCost = 0.03
/** What a patient can tell of himself, against what takes a trained hand, a machine or an old letter. */
const answerable: Record<string, number> = {
  symptom: 1,
  exposure: 0.9,
  risk: 0.8,
  history: 0.8,
  medication: 0.8,
  sign: 0.7,
  measurement: 0.2,
  result: 0,
}

export interface ValuedFinding {
  finding: number
  value: number
  chanceOfYes: number
}

/**
 * What it is worth to ask about each finding that could tell the leading conditions apart: expected information in nats,
 * a little for the chance of a yes, more for ruling a must-not-miss in or out, less for jumping away from what is known.
 */
export function valueFindings(index: ReasoningIndex, ranking: Ranking, isAskable: (finding: number) => boolean): ValuedFinding[] {
  const { facts, probabilities } = ranking
  const leaders = ranking.ranked.slice(0, leading).map((entry) => index.conditionNumbers.get(entry.condition) ?? 0)
  const total = leaders.reduce((sum, condition) => sum + (probabilities[condition] ?? 0), 0) || 1
  const shares = leaders.map((condition) => (probabilities[condition] ?? 0) / total)
  const candidates = new Set<number>()
  for (const condition of leaders) for (const number of index.shares[condition]?.keys() ?? []) candidates.add(number)
  const valued: ValuedFinding[] = []
  for (const number of candidates) {
    if ((facts.present[number] ?? 0) > 0 || facts.absentAll[number] === 1 || facts.unknown[number] === 1 || !isAskable(number)) continue
    const worth = answerable[index.findings[number]?.kind ?? ''] ?? 1
    if (worth === 0) continue
    const parent = index.parents[number]?.[0]
    const parentPresent = parent !== undefined && (facts.present[parent] ?? 0) > 0
    if (parent !== undefined && !parentPresent && index.findings[number]?.dimension !== undefined) continue
    const chances = leaders.map((condition) => chanceGivenCondition(index, condition, number, parentPresent ? parent : undefined))
    const chanceOfYes = chances.reduce((sum, chance, place) => sum + chance * (shares[place] ?? 0), 0)
    const information =
      entropyOfAnswer(chanceOfYes) - chances.reduce((sum, chance, place) => sum + (shares[place] ?? 0) * entropyOfAnswer(chance), 0)
    let danger = 0
    leaders.forEach((condition, place) => {
      if (index.conditions[condition]?.mustNotMiss) danger += (shares[place] ?? 0) * Math.abs((chances[place] ?? 0) - chanceOfYes)
    })
    const value =
      worth * (information + yesValue * chanceOfYes * Math.min(1, information * 10) + mustNotMissValue * danger) -
      (parentPresent ? 0 : jumpCost)
    valued.push({ finding: number, value, chanceOfYes })
  }
  return valued.sort((a, b) => b.value - a.value || a.finding - b.finding)
}

function chanceGivenCondition(index: ReasoningIndex, condition: number, number: number, parent: number | undefined): number {
  const shares = index.shares[condition]
  const parentBackground = parent === undefined ? 1 : Math.max(0.01, index.background[parent] ?? 1)
  const background = Math.min(0.9, (index.background[number] ?? 0.1) / parentBackground) * unlistedShare
  const listed = shares?.get(number)
  if (listed === undefined) return background
  return Math.min(0.98, listed / (parent === undefined ? 1 : Math.max(listed, shares?.get(parent) ?? 1)))
}

function entropyOfAnswer(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0
  return -(chance * Math.log(chance) + (1 - chance) * Math.log(1 - chance))
}
