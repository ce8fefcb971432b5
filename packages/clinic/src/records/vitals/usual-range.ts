import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { rateLimitsAt } from '../../hear/lexicon/vital-findings.ts'

/** A range in the base unit of a measure, both ends within it. */
export interface UsualRange {
  low: number
  high: number
}

const grownUp = 18
/** ADA: Standards of Care in Diabetes: the range that most people with diabetes aim for, in mmol/L. */
export const glucoseRange: UsualRange = { low: 3.9, high: 10 }
/** From the low blood pressure of NHS: Low blood pressure (hypotension) up to what NICE: Hypertension in adults (NG136) calls high at home. */
const pressureRanges: readonly UsualRange[] = [
  { low: 90, high: 134 },
  { low: 60, high: 84 },
]
/** RCP: National Early Warning Score (NEWS) 2, below the fever of NHS: Fever in adults. */
const temperatureRange: UsualRange = { low: 35.5, high: 37.9 }
/** NHS: Pulse oximeters. */
const oxygenRange: UsualRange = { low: 95, high: 100 }

/** Where values of a measure usually lie: of a blood pressure one range for each number. Nothing where that depends on the person. */
export function usualRanges(measure: VitalMeasure, ageYears: number | null): readonly UsualRange[] {
  const rate = ([low, high]: readonly [number, number]): UsualRange[] => [{ low, high }]
  switch (measure) {
    case 'blood-pressure':
      return ageYears !== null && ageYears < grownUp ? [] : pressureRanges
    case 'pulse':
      return rate(rateLimitsAt(ageYears).pulse)
    case 'breathing-rate':
      return rate(rateLimitsAt(ageYears).breaths)
    case 'temperature':
      return [temperatureRange]
    case 'oxygen':
      return [oxygenRange]
    case 'glucose':
      return [glucoseRange]
    default:
      return []
  }
}
