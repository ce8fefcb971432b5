import type { Person, VitalSigns } from '../../case/model.ts'

/**
 * National Early Warning Score (NEWS) 2, Royal College of Physicians 2017: the points of each
 * vital sign (breathing air, alert unless told otherwise; oxygen on scale 1, for COPD from 92 % on as on scale 2). From 16 years and not in pregnancy.
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

/**
 * From this saturation on (%, breathing air) a known chronic lung disease that may keep carbon dioxide gives no points for it: scale 2 of NEWS2 begins
 * there to be right (target 88 to 92 %); below it scale 1 stays, more careful than scale 2, since nobody here has measured the carbon dioxide.
 */
const usualInLungDisease = 92

/**
 * The score of the signs that are known; null where NEWS2 does not apply or no sign is known. `hasChronicLungDisease`: COPD is known, in which a
 * saturation of 92 % and more is no sign of danger by itself (NEWS2, oxygen scale 2).
 */
export function earlyWarningScore(
  person: Person,
  vitals: VitalSigns,
  newConfusion: boolean,
  hasChronicLungDisease = false,
): EarlyWarningScore | null {
  if (person.pregnant === true || (person.ageYears !== null && person.ageYears < 16)) return null
  if (person.ageYears === null && person.relation !== 'self') return null
  const parts: [string, number][] = [
    ['breathing rate', points(respiratoryRateSteps, vitals.respiratoryRate)],
    ['oxygen level', isUsualOxygen(vitals, hasChronicLungDisease) ? 0 : points(oxygenSteps, vitals.oxygenSaturation)],
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

function isUsualOxygen({ oxygenSaturation }: VitalSigns, hasChronicLungDisease: boolean): boolean {
  return hasChronicLungDisease && oxygenSaturation !== undefined && oxygenSaturation >= usualInLungDisease
}

function points(steps: readonly (readonly [number, number])[], value: number | undefined): number {
  if (value === undefined) return 0
  return steps.find(([limit]) => value <= limit)?.[1] ?? 0
}
