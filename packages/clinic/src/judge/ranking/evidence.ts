import { rankingConstants } from '../constants.ts'
import type { Weights } from '../weights.ts'
import type { Facts } from './facts.ts'
import type { ReasoningIndex } from './reasoning-index.ts'

const { expectedShare, leastShare, mismatch, mostBackground, mostShare, unknownBackground } = rankingConstants

/** What one observed finding adds to every condition, in log-odds, after clamping and discounting. */
export interface EvidenceVector {
  finding: number
  polarity: 'present' | 'absent'
  /** By condition number. */
  weights: Float64Array
}

/**
 * The evidence of all observed findings for all conditions.
 * Present: log(share with the condition / share without); what a condition does not list says nothing against it by itself. A slot
 * child first inherits its parent's weight, so a condition that lists only the parent counts the parent once; each child adds only
 * what it says beyond the parent.
 * Absent: log((1 - share) / (1 - background)), the most general denial only.
 */
export function gatherEvidence(index: ReasoningIndex, facts: Facts, weights: Weights): EvidenceVector[] {
  const marginals = new Map<number, Float64Array>()
  const vectors: EvidenceVector[] = []
  for (const number of facts.presentNumbers) {
    const marginal = presentMarginal(index, number, marginals)
    marginals.set(number, marginal)
    const parent = index.parents[number]?.find((candidate) => marginals.has(candidate))
    const inherited = parent === undefined ? undefined : marginals.get(parent)
    const sureness = facts.present[number] ?? 1
    const vector = new Float64Array(marginal.length)
    for (let condition = 0; condition < vector.length; condition++) {
      const beyond = (marginal[condition] as number) - (inherited === undefined ? 0 : (inherited[condition] as number))
      vector[condition] = sureness * Math.max(-weights.presentClamp, Math.min(weights.presentClamp, beyond))
    }
    vectors.push({ finding: number, polarity: 'present', weights: vector })
  }
  for (const number of facts.absentNumbers)
    vectors.push({ finding: number, polarity: 'absent', weights: absentVector(index, number, facts, weights) })
  discountCorrelated(index, vectors, weights.correlated)
  return vectors
}

function presentMarginal(index: ReasoningIndex, number: number, marginals: ReadonlyMap<number, Float64Array>): Float64Array {
  const background = Math.max(leastShare / 2, index.background[number] ?? unknownBackground)
  const known = (index.parents[number] ?? []).filter((parent) => marginals.has(parent))
  const marginal = new Float64Array(index.conditions.length)
  // A new array holds zeros: what a condition does not list says nothing.
  if (known.length > 0) marginal.fill(Number.NEGATIVE_INFINITY)
  for (const parent of known) {
    const inherited = marginals.get(parent)
    for (let condition = 0; condition < marginal.length; condition++)
      marginal[condition] = Math.max(marginal[condition] as number, inherited?.[condition] ?? 0)
  }
  const excludes = known.length === 0 ? [] : (index.excludes[number] ?? [])
  for (let condition = 0; condition < marginal.length && excludes.length > 0; condition++) {
    const isExcluded = excludes.some((other) => (index.shares[condition]?.get(other) ?? 0) >= expectedShare)
    if (isExcluded) marginal[condition] = (marginal[condition] as number) + Math.log(mismatch)
  }
  const posting = index.postings[number]
  posting?.conditions.forEach((condition, place) => {
    marginal[condition] = Math.log(Math.max(leastShare, Math.min(mostShare, posting.shares[place] ?? leastShare)) / background)
  })
  return marginal
}

function absentVector(index: ReasoningIndex, number: number, facts: Facts, weights: Weights): Float64Array {
  const vector = new Float64Array(index.conditions.length)
  const parent = index.parents[number]?.find((candidate) => (facts.present[candidate] ?? 0) > 0)
  const parentBackground = parent === undefined ? 1 : Math.max(leastShare, index.background[parent] ?? 1)
  const background = Math.min(mostBackground, (index.background[number] ?? unknownBackground) / parentBackground)
  const posting = index.postings[number]
  posting?.conditions.forEach((condition, place) => {
    const parentShare = parent === undefined ? 1 : Math.max(leastShare, index.shares[condition]?.get(parent) ?? 1)
    const share = Math.min(mostShare, (posting.shares[place] ?? 0) / parentShare)
    const full = Math.log((1 - share) / (1 - background))
    vector[condition] = weights.absent * Math.max(-weights.presentClamp, Math.min(1, full))
  })
  return vector
}

/**
 * Of the members of a correlated group the one that speaks loudest for a condition counts in full, and so does the one that
 * speaks loudest against it; every other counts a fraction.
 */
function discountCorrelated(index: ReasoningIndex, vectors: readonly EvidenceVector[], fraction: number): void {
  const groups = new Map<string, EvidenceVector[]>()
  for (const vector of vectors) {
    const base = index.group[vector.finding] ?? -1
    if (base < 0) continue
    const key = `${base}:${vector.polarity}`
    groups.set(key, [...(groups.get(key) ?? []), vector])
  }
  for (const members of groups.values()) {
    if (members.length < 2) continue
    for (let condition = 0; condition < index.conditions.length; condition++) {
      let highest = Number.NEGATIVE_INFINITY
      let lowest = Number.POSITIVE_INFINITY
      for (const { weights } of members) {
        highest = Math.max(highest, weights[condition] ?? 0)
        lowest = Math.min(lowest, weights[condition] ?? 0)
      }
      let isForCounted = false
      let isAgainstCounted = false
      for (const { weights } of members) {
        const weight = weights[condition] ?? 0
        if (weight > 0 && weight === highest && !isForCounted) isForCounted = true
        else if (weight < 0 && weight === lowest && !isAgainstCounted) isAgainstCounted = true
        else weights[condition] = weight * fraction
      }
    }
  }
}
