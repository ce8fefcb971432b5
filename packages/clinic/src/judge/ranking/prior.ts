import type { Person } from '../../case/model.ts'
import type { PackedCondition } from '../../knowledge/knowledge-pack.ts'
import { ageBandLimits } from '../../knowledge/schema.ts'
import { rankingConstants } from '../constants.ts'
import type { Weights } from '../weights.ts'
import { ageBands, type ReasoningIndex } from './reasoning-index.ts'

const { fertileYears, pregnancyFactor, pregnancyOnlyFactor, pregnancyShare, rarerSexShare } = rankingConstants

/** Log prior of every condition for this person; -Infinity for what cannot be (sex, age, pregnancy). */
export function logPriors(index: ReasoningIndex, person: Person, weights: Weights): Float64Array {
  const key = JSON.stringify([person.ageYears, person.sex, person.pregnant])
  const known = kept.get(index)
  if (known?.key === key && known.weights === weights) return known.priors.slice()
  const priors = priorsOf(index, person, weights)
  kept.set(index, { key, weights, priors })
  return priors.slice()
}

/** One consultation ranks for the same person again and again: the last priors are kept. */
const kept = new WeakMap<ReasoningIndex, { key: string; weights: Weights; priors: Float64Array }>()

function priorsOf(index: ReasoningIndex, person: Person, weights: Weights): Float64Array {
  const band = person.ageYears === null ? -1 : ageBands.findIndex((name) => (person.ageYears ?? 0) < ageBandLimits[name])
  return Float64Array.from(index.conditions, (condition, number) => {
    const peak = index.logRatePeaks[number] ?? 0
    const rate = band < 0 ? (index.logRatesOfAnyAge[number] ?? 0) : (index.logRates[number]?.[band] ?? peak)
    if (rate === Number.NEGATIVE_INFINITY) return rate
    return weights.commonness * peak + weights.demographics * (rate - peak + logSex(condition, person) + logPregnancy(condition, person))
  })
}

function logSex(condition: PackedCondition, person: Person): number {
  const rule = condition.commonness.sex
  if (!rule || person.sex === null) return 0
  if (rule === 'female-only') return person.sex === 'female' ? Math.LN2 : Number.NEGATIVE_INFINITY
  if (rule === 'male-only') return person.sex === 'male' ? Math.LN2 : Number.NEGATIVE_INFINITY
  const share = (rule === 'mostly-female') === (person.sex === 'female') ? 1 - rarerSexShare : rarerSexShare
  return Math.log(2 * share)
}

function logPregnancy(condition: PackedCondition, person: Person): number {
  const rule = condition.commonness.pregnancy
  if (!rule) return 0
  const impossible =
    person.sex === 'male' || (person.ageYears !== null && (person.ageYears < fertileYears.from || person.ageYears >= fertileYears.to))
  const pregnant = impossible ? false : person.pregnant
  if (rule === 'only')
    return pregnant === true ? Math.LN2 : pregnant === false ? Number.NEGATIVE_INFINITY : Math.log(pregnancyShare * pregnancyOnlyFactor)
  if (rule === 'never') return pregnant === true ? Number.NEGATIVE_INFINITY : 0
  return pregnant === true ? Math.log(pregnancyFactor[rule]) : 0
}
