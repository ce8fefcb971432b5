import type { Person, VitalSigns } from '../../case/model.ts'

/**
 * National Early Warning Score (NEWS) 2, Royal College of Physicians 2017, reproduced unmodified: the points of each
 * vital sign (oxygen on scale 1, breathing air, alert unless told otherwise). From 16 years and not in pregnancy.
 */
export interface EarlyWarningScore {
  total: number
  /** Whether one sign alone reaches 3 points. */
  single: boolean
  /** The signs that gave points, in plain words. */
  signs: readonly string[]
}

/** Steps of [upper limit, points]; the first limit not exceeded counts. */
const respiratoryRateSteps = [
  [8, 3],
  [11, 1],
  [20, 0],
  [24, 2],
  [Number.POSITIVE_INFINITY, 3],
] as const
const oxygenSteps = [
  [91, 3],
  [93, 2],
  [95, 1],
  [100, 0],
] as const
const systolicSteps = [
  [90, 3],
  [100, 2],
  [110, 1],
  [219, 0],
  [Number.POSITIVE_INFINITY, 3],
] as const
const pulseSteps = [
  [40, 3],
  [50, 1],
  [90, 0],
  [110, 1],
  [130, 2],
  [Number.POSITIVE_INFINITY, 3],
] as const
const temperatureSteps = [
  [35, 3],
  [36, 1],
  [38, 0],
  [39, 1],
  [Number.POSITIVE_INFINITY, 2],
] as const

/** The score of the signs that are known; null where NEWS2 does not apply or no sign is known. */
export function earlyWarningScore(person: Person, vitals: VitalSigns, newConfusion: boolean): EarlyWarningScore | null {
  if (person.pregnant === true || (person.ageYears !== null && person.ageYears < 16)) return null
  if (person.ageYears === null && person.relation !== 'self') return null
  const parts: [string, number][] = [
    ['breathing rate', points(respiratoryRateSteps, vitals.respiratoryRate)],
    ['oxygen level', points(oxygenSteps, vitals.oxygenSaturation)],
    ['blood pressure', points(systolicSteps, vitals.systolic)],
    ['pulse', points(pulseSteps, vitals.heartRate)],
    ['temperature', points(temperatureSteps, vitals.temperature)],
    ['new confusion', newConfusion ? 3 : 0],
  ]
  const scored = parts.filter(([, value]) => value > 0)
  if (scored.length === 0) return null
  return {
    total: scored.reduce((sum, [, value]) => sum + value, 0),
    single: scored.some(([, value]) => value >= 3),
    signs: scored.map(([name]) => name),
  }
}

function points(steps: readonly (readonly [number, number])[], value: number | undefined): number {
  if (value === undefined) return 0
  return steps.find(([limit]) => value <= limit)?.[1] ?? 0
}
