import type { ConsultationCase } from '../../case/case.ts'
import type { RankedCondition, Reason } from '../../case/model.ts'
import { rankingConstants } from '../constants.ts'
import type { Weights } from '../weights.ts'
import { type EvidenceVector, gatherEvidence } from './evidence.ts'
import { type Facts, readFacts } from './facts.ts'
import { type LexicalIndex, lexicalLikeness } from './lexical-index.ts'
import { logPriors } from './prior.ts'
import type { ReasoningIndex } from './reasoning-index.ts'
import { timeFit } from './time-fit.ts'

const {
  coverageCentre,
  defining,
  elseOfFinding,
  elseRate,
  explained,
  leastBackground,
  leastReason,
  leastShare,
  listedFrom,
  longStory,
  reasonsKept,
  unknownBackground,
} = rankingConstants

export interface Ranking {
  ranked: readonly RankedCondition[]
  /** The share of "something else": 1 minus the sum of the others. */
  somethingElse: number
  facts: Facts
  /** By condition number. */
  probabilities: Float64Array
}

/** What of a case its ranking rests on, and nothing else. */
export type RankedCase = Pick<ConsultationCase, 'observations' | 'person' | 'durationDays' | 'onset' | 'prose'>

/**
 * Ranks every condition for a case: prior, evidence, time, coverage and likeness of the prose, then a softmax with a
 * temperature and an explicit "something else". Deterministic; the order of the observations does not matter.
 */
export function rankConditions(index: ReasoningIndex, lexical: LexicalIndex, consultation: RankedCase, weights: Weights): Ranking {
  const facts = readFacts(index, consultation.observations)
  const evidence = gatherEvidence(index, facts, weights)
  const scores = logPriors(index, consultation.person, weights)
  const time = timeFit(index, consultation, facts)
  const likeness = lexicalLikeness(lexical, consultation.prose).map((like) => Math.min(weights.likenessClamp, weights.lexical * like))
  const coverage = coverageOf(index, facts)
  const silence = silenceOf(index, facts, consultation.prose)
  const speaking = evidence.map(({ weights: values }) => values)
  for (let condition = 0; condition < scores.length; condition++) {
    let score = isExcluded(index, facts, condition) ? Number.NEGATIVE_INFINITY : (scores[condition] as number)
    score += definingFit(index, facts, condition)
    for (let at = 0; at < speaking.length; at++) score += speaking[at]?.[condition] as number
    score += weights.time * (time[condition] as number) + weights.coverage * (coverage[condition] as number)
    scores[condition] = score + ((likeness[condition] as number) + weights.silence * (silence[condition] as number))
  }
  const probabilities = softmax(scores, elseScore(index, facts, weights), weights.temperature)
  const order = [...scores.keys()].sort(
    (a, b) => (scores[b] as number) - (scores[a] as number) || (index.idPlaces[a] as number) - (index.idPlaces[b] as number),
  )
  const leading = order.slice(0, explained)
  const usualLikeness = leading.reduce((sum, condition) => sum + (likeness[condition] ?? 0), 0) / Math.max(1, leading.length)
  const ranked = order.map((condition, place): RankedCondition => {
    const [id, probability] = [index.conditions[condition]?.id ?? '', probabilities[condition] ?? 0]
    if (place >= explained) return { condition: id, probability, reasonsFor: [], reasonsAgainst: [] }
    const reasons = reasonsOf(index, evidence, condition)
    const strongest = Math.max(leastReason, reasons.reasonsFor[0]?.weight ?? 0)
    const isCarriedByWords = (likeness[condition] ?? 0) - usualLikeness > strongest
    return { condition: id, probability, ...reasons, ...(isCarriedByWords && { isCarriedByWords }) }
  })
  return { ranked, somethingElse: 1 - probabilities.reduce((sum, value) => sum + value, 0), facts, probabilities }
}

function isExcluded(index: ReasoningIndex, facts: Facts, condition: number): boolean {
  const excludedBy = index.conditions[condition]?.excludedBy
  return excludedBy?.some((id) => (facts.present[index.findingNumbers.get(id) ?? -1] ?? 0) === 1) ?? false
}

/** What a condition loses, in log-odds, where nothing of what defines it was told: most where it was denied. */
function definingFit(index: ReasoningIndex, facts: Facts, condition: number): number {
  const requires = index.conditions[condition]?.requires
  if (requires === undefined) return 0
  const numbers = requires.map((id) => index.findingNumbers.get(id) ?? -1)
  if (numbers.some((number) => (facts.present[number] ?? 0) > 0)) return 0
  return numbers.some((number) => facts.absentAll[number] === 1) ? defining.denied : defining.untold
}

/** The share of what the patient has, weighed by how unusual it is, that the condition lists; centred on a half. */
function coverageOf(index: ReasoningIndex, facts: Facts): Float64Array {
  const coverage = new Float64Array(index.conditions.length)
  let total = 0
  for (const number of facts.presentNumbers) {
    const importance = -Math.log(Math.max(leastBackground, index.background[number] ?? unknownBackground)) * (index.importance[number] ?? 1)
    total += importance
    const posting = index.postings[number]
    posting?.conditions.forEach((condition, place) => {
      if ((posting.shares[place] ?? 0) > listedFrom) coverage[condition] = (coverage[condition] ?? 0) + importance
    })
  }
  return total === 0 ? coverage : coverage.map((value) => value / total - coverageCentre)
}

/** Expected findings that a long story does not mention, as a fraction of a denial each. */
function silenceOf(index: ReasoningIndex, facts: Facts, prose: string): Float64Array {
  const length = Math.min(1, prose.length / longStory)
  const silence = new Float64Array(index.conditions.length)
  if (length === 0) return silence
  index.expected.forEach((expected, condition) => {
    let sum = 0
    for (const { finding, cost } of expected) if (facts.absentAll[finding] !== 1 && facts.present[finding] === 0) sum += cost
    silence[condition] = length * sum
  })
  return silence
}

/** What a condition that lists nothing of the case would score at the most usual prior, moved by the weight. */
function elseScore(index: ReasoningIndex, facts: Facts, weights: Weights): number {
  let expected = 0
  for (const number of facts.presentNumbers) {
    if ((index.parents[number]?.length ?? 0) === 0)
      expected +=
        elseOfFinding *
        Math.min(weights.presentClamp, -Math.log(Math.max(leastShare, index.background[number] ?? unknownBackground))) *
        (index.importance[number] ?? 1)
  }
  return weights.somethingElse + expected + weights.commonness * Math.log(elseRate)
}

function softmax(scores: Float64Array, other: number, temperature: number): Float64Array {
  const highest = scores.reduce((best, score) => Math.max(best, score), other)
  const raised = scores.map((score) => Math.exp((score - highest) / temperature))
  const sum = raised.reduce((total, value) => total + value, Math.exp((other - highest) / temperature))
  return raised.map((value) => value / sum)
}

function reasonsOf(
  index: ReasoningIndex,
  evidence: readonly EvidenceVector[],
  condition: number,
): { reasonsFor: readonly Reason[]; reasonsAgainst: readonly Reason[] } {
  const reasons = evidence.map(
    (vector): Reason => ({ finding: index.findings[vector.finding]?.id ?? '', weight: vector.weights[condition] ?? 0 }),
  )
  return {
    reasonsFor: reasons
      .filter((reason) => reason.weight > leastReason)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, reasonsKept),
    reasonsAgainst: reasons
      .filter((reason) => reason.weight < -leastReason)
      .sort((a, b) => a.weight - b.weight)
      .slice(0, reasonsKept),
  }
}
