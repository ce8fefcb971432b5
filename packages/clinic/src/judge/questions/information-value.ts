import { questionConstants, rankingConstants } from '../constants.ts'
import { isEmergency } from '../levels/level-order.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'

const { dangerousShare, jumpCost, leading, levelStake, mostAnswer, mustNotMissValue, settledShare, unlistedShare, yesSlope, yesValue } =
  questionConstants
const answerable: Record<string, number> = questionConstants.answerable
const { leastShare, mostBackground, unknownBackground } = rankingConstants

export interface ValuedFinding {
  finding: number
  /** What the question tells, for choosing among questions: information in nats, more where it is about a danger. */
  value: number
  /** What the answer is expected to change: what is known of the cause, and the level. For ending the interview. */
  gain: number
}

/**
 * What it is worth to ask about each finding that could tell the leading conditions apart. `value`: expected information in nats,
 * a little for the chance of a yes, more for ruling a must-not-miss in or out, less for jumping away from what is known.
 * `gain`: the information alone, and the chance that the answer turns the level.
 */
export function valueFindings(index: ReasoningIndex, ranking: Ranking, isAskable: (finding: number) => boolean): ValuedFinding[] {
  const { facts, probabilities } = ranking
  const leaders = ranking.ranked.slice(0, leading).map((entry) => index.conditionNumbers.get(entry.condition) ?? 0)
  const total = leaders.reduce((sum, condition) => sum + (probabilities[condition] ?? 0), 0) || 1
  const shares = leaders.map((condition) => (probabilities[condition] ?? 0) / total)
  const isDangerous = leaders.map(
    (condition) =>
      index.conditions[condition]?.mustNotMiss === true && isEmergency(index.conditions[condition]?.triageFloor ?? 'self-care'),
  )
  const notMissed = [...leaders.keys()].filter((place) => index.conditions[leaders[place] ?? -1]?.mustNotMiss === true)
  const candidates = new Set<number>()
  for (const condition of leaders) for (const number of index.shares[condition]?.keys() ?? []) candidates.add(number)
  const valued: ValuedFinding[] = []
  for (const number of candidates) {
    if (isAnswered(facts, number) || !isAskable(number)) continue
    const worth = answerable[index.findings[number]?.kind ?? ''] ?? 1
    if (worth === 0) continue
    const parent = index.parents[number]?.[0]
    const parentPresent = parent !== undefined && (facts.present[parent] ?? 0) > 0
    if (parent !== undefined && !parentPresent && index.findings[number]?.dimension !== undefined) continue
    const chances = chancesOf(index, leaders, number, parentPresent ? parent : undefined)
    let chanceOfYes = 0
    let left = 0
    for (let place = 0; place < chances.length; place++) {
      const [chance, share] = [chances[place] as number, shares[place] as number]
      chanceOfYes += chance * share
      left += share * entropyOfAnswer(chance)
    }
    const information = entropyOfAnswer(chanceOfYes) - left
    let danger = 0
    for (const place of notMissed) danger += (shares[place] ?? 0) * Math.abs((chances[place] ?? 0) - chanceOfYes)
    const value =
      worth * (information + yesValue * chanceOfYes * Math.min(1, information * yesSlope) + mustNotMissValue * danger) -
      (parentPresent ? 0 : jumpCost)
    const turned =
      (turnsLeader(shares, chances) ? 1 : settledShare) * information + levelStake * chanceOfTurn(shares, chances, chanceOfYes, isDangerous)
    valued.push({ finding: number, value, gain: worth * turned })
  }
  return valued.sort((a, b) => b.value - a.value || a.finding - b.finding)
}

/** Whether a finding was told, denied or could not be answered. */
function isAnswered(facts: Ranking['facts'], number: number): boolean {
  return (facts.present[number] ?? 0) > 0 || facts.absentAll[number] === 1 || facts.unknown[number] === 1
}

/** How far the leading conditions hold the field: little where a hundred causes share it. */
export function fieldHeld({ ranked }: Ranking): number {
  return ranked.slice(0, leading).reduce((sum, { probability }) => sum + probability, 0)
}

/** Whether a yes and a no would leave different causes in the lead. */
function turnsLeader(shares: readonly number[], chances: readonly number[]): boolean {
  let [yes, no] = [0, 0]
  const [ifYes, ifNo] = [
    (place: number) => (shares[place] ?? 0) * (chances[place] ?? 0),
    (place: number) => (shares[place] ?? 0) * (1 - (chances[place] ?? 0)),
  ]
  for (let place = 1; place < shares.length; place++) {
    if (ifYes(place) > ifYes(yes)) yes = place
    if (ifNo(place) > ifNo(no)) no = place
  }
  return yes !== no
}

/** How likely the answer turns the level: the causes that need hospital come to decide it, or cease to. */
function chanceOfTurn(shares: readonly number[], chances: readonly number[], chanceOfYes: number, isDangerous: readonly boolean[]): number {
  let now = 0
  let yes = 0
  shares.forEach((share, place) => {
    if (!isDangerous[place]) return
    now += share
    yes += share * (chances[place] ?? 0)
  })
  const needsHospital = (danger: number, total: number) => danger >= dangerousShare * total
  const chanceOfNo = 1 - chanceOfYes
  const isNow = needsHospital(now, 1)
  return (needsHospital(yes, chanceOfYes) === isNow ? 0 : chanceOfYes) + (needsHospital(now - yes, chanceOfNo) === isNow ? 0 : chanceOfNo)
}

/** How likely a yes is with each of some conditions. */
function chancesOf(index: ReasoningIndex, conditions: readonly number[], number: number, parent: number | undefined): number[] {
  const parentBackground = parent === undefined ? 1 : Math.max(leastShare, index.background[parent] ?? 1)
  const background = Math.min(mostBackground, (index.background[number] ?? unknownBackground) / parentBackground) * unlistedShare
  return conditions.map((condition) => {
    const shares = index.shares[condition]
    const listed = shares?.get(number)
    if (listed === undefined) return background
    return Math.min(mostAnswer, listed / (parent === undefined ? 1 : Math.max(listed, shares?.get(parent) ?? 1)))
  })
}

function entropyOfAnswer(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0
  return -(chance * Math.log(chance) + (1 - chance) * Math.log(1 - chance))
}
