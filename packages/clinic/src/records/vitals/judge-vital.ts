import type { StoredItem, VitalMeaning, VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { rateLimitsAt } from '../../hear/lexicon/vital-findings.ts'
import { pressureMeaning } from '../../plan/moves/answers/number-answer.ts'
import { inBaseUnit } from './vital-units.ts'

export type MeasuredItem = Pick<StoredItem, 'measure' | 'value' | 'second' | 'unit' | 'isFasting'>

interface Judged {
  /** In the base unit of the measure. */
  value: number
  second: number | null
  isFasting: boolean
  ageYears: number | null
}

type Judge = (judged: Judged) => VitalMeaning

const grownUp = 18
const threeMonths = 0.25
const sixMonths = 0.5
const meaning = (band: VitalMeaning['band'], sentence: string, level?: VitalMeaning['level']): VitalMeaning => ({
  band,
  sentence,
  ...(level && { level }),
})

/** One judge a measure; each names its source. What depends on the person (weight, height, a peak flow) is not judged by itself. */
const judges: Record<VitalMeasure, Judge> = {
  'blood-pressure': ({ value, second, ageYears }) => {
    if (second === null) return meaning('unknown', 'A blood pressure takes two numbers to judge.')
    if (ageYears !== null && ageYears < grownUp)
      return value >= 140 || second >= 90
        ? meaning(
            'high',
            'is high for a child or teenager. A doctor should measure it again within days. (AAP: High blood pressure in children)',
          )
        : meaning('unknown', 'is judged by age and height before 18: ask your doctor. (AAP: High blood pressure in children)')
    const { place, sentence } = pressureMeaning(value, second)
    const band = (['low', 'normal', 'normal', 'raised', 'raised', 'high', 'danger'] as const)[place] ?? 'unknown'
    return meaning(band, sentence, band === 'danger' ? 'within-24-hours' : undefined)
  },
  pulse: ({ value, ageYears }) => {
    const [low, high] = rateLimitsAt(ageYears).pulse
    if (value < low)
      return meaning(
        'low',
        'is slow. In people who train a lot that is usual. If you feel faint, dizzy or short of breath, see a doctor today. (NHS: Arrhythmia)',
      )
    if (value > high + 30)
      return meaning(
        'danger',
        'is very fast for rest. Sit down and measure again; if it stays so, or with chest pain, short breath or faintness, get help now. (NHS: Heart palpitations)',
        'emergency-department',
      )
    if (value > high) return meaning('raised', 'is fast for rest. Rest 5 minutes and measure again. (NHS: Heart palpitations)')
    return meaning('normal', 'is usual for rest.')
  },
  'breathing-rate': ({ value, ageYears }) => {
    const [low, high] = rateLimitsAt(ageYears).breaths
    if (value > high * 1.2)
      return meaning(
        'danger',
        'is very fast for rest. With short breath or blue lips call an ambulance. (RCP: National Early Warning Score (NEWS) 2)',
        'emergency-department',
      )
    if (value > high) return meaning('raised', 'is faster than usual for rest. (RCP: National Early Warning Score (NEWS) 2)')
    if (value < low) return meaning('low', 'is slower than usual for rest. (RCP: National Early Warning Score (NEWS) 2)')
    return meaning('normal', 'is usual for rest.')
  },
  temperature: ({ value, ageYears }) => {
    if (value < 35)
      return meaning(
        'danger',
        'is too low: this is hypothermia if it is right. Warm up, measure again, and get help at once. (NHS: Hypothermia)',
        'emergency-department',
      )
    if (value >= 38 && ageYears !== null && ageYears < threeMonths)
      return meaning(
        'danger',
        'is a fever in a baby under 3 months: a doctor has to see the baby now. (NICE: Fever in under 5s)',
        'emergency-department',
      )
    if (value >= 39 && ageYears !== null && ageYears < sixMonths)
      return meaning(
        'high',
        'is a high fever in a baby under 6 months: a doctor should see the baby today. (NICE: Fever in under 5s)',
        'within-24-hours',
      )
    if (value >= 41) return meaning('danger', 'is dangerously high: get help at once. (NHS: Fever in adults)', 'emergency-department')
    if (value >= 39)
      return meaning(
        'high',
        'is a high fever. Drink, rest, and see a doctor if it lasts more than 3 days or you feel very ill. (NHS: Fever in adults)',
      )
    if (value >= 38) return meaning('raised', 'is a fever. (NHS: Fever in adults)')
    if (value < 35.5) return meaning('low', 'is a little low: measure again. (RCP: National Early Warning Score (NEWS) 2)')
    return meaning('normal', 'is normal.')
  },
  oxygen: ({ value }) => {
    if (value <= 92)
      return meaning(
        'danger',
        'is too low: go to an emergency department now, unless your doctors have set a lower target for you. (NHS: Pulse oximeters)',
        'emergency-department',
      )
    if (value <= 94)
      return meaning(
        'raised',
        'is lower than usual: measure again, and call a doctor today if it stays so. (NHS: Pulse oximeters)',
        'within-24-hours',
      )
    return meaning('normal', 'is normal.')
  },
  glucose: ({ value, isFasting }) => {
    if (value < 3)
      return meaning(
        'danger',
        'is dangerously low. Take sugar or juice now and measure again after 15 minutes; whoever is drowsy needs an ambulance. (ADA: Standards of Care in Diabetes)',
        'emergency-department',
      )
    if (value < 4)
      return meaning(
        'low',
        'is too low. Take something sweet now and measure again after 15 minutes. (NHS: Low blood sugar (hypoglycaemia))',
      )
    if (value >= 20)
      return meaning(
        'danger',
        'is very high. If you vomit, breathe fast or feel very ill, get help now; else call a doctor today. (NHS: High blood sugar (hyperglycaemia))',
        'within-24-hours',
      )
    if (value >= 11.1)
      return meaning('high', 'is high: from 11.1 mmol/L (200 mg/dL) on it points to diabetes. (ADA: Standards of Care in Diabetes)')
    if (isFasting && value >= 7)
      return meaning(
        'high',
        'is in the range of diabetes for a fasting value. It takes a laboratory test to be sure. (ADA: Standards of Care in Diabetes)',
      )
    if (isFasting && value >= 6.1)
      return meaning('raised', 'is a little high for a fasting value. (WHO: Definition and diagnosis of diabetes mellitus)')
    if (!isFasting && value >= 7.8)
      return meaning('raised', 'is a little high; after a meal that can be. (ADA: Standards of Care in Diabetes)')
    return meaning('normal', 'is normal.')
  },
  weight: () => meaning('unknown', 'A weight says most beside your earlier ones.'),
  height: () => meaning('unknown', 'A height is needed with your weight.'),
  'peak-flow': () =>
    meaning('unknown', 'A peak flow is judged beside your own best: below half of it is an emergency. (NHS: Peak flow test)'),
  steps: () => meaning('unknown', 'Any walking counts; more is better. (WHO: Physical activity)'),
  sleep: ({ value, ageYears }) => {
    if (ageYears !== null && ageYears < grownUp)
      return meaning('unknown', 'Children need more sleep than adults, by age. (CDC: About sleep)')
    if (value < 7) return meaning('low', 'is less than the 7 hours that adults need at least. (CDC: About sleep)')
    return meaning('normal', 'is enough for an adult. (CDC: About sleep)')
  },
  pain: ({ value }) => {
    if (value >= 7) return meaning('high', 'is severe. New pain as bad as this should be looked at today. (NHS: Pain)', 'within-24-hours')
    if (value >= 4) return meaning('raised', 'is moderate pain.')
    return meaning('normal', value === 0 ? 'is no pain.' : 'is mild pain.')
  },
  period: () => meaning('unknown', 'The first day of a period.'),
}

/**
 * What a measured value means, in a plain sentence with its source. Null for an item that is no measurement or holds no
 * value. An unknown age counts as a grown-up's.
 */
export function judgeVital(item: MeasuredItem, ageYears: number | null): VitalMeaning | null {
  const { measure, second = null, isFasting = false } = item
  const value = inBaseUnit(item)
  if (measure === undefined || value === null) return null
  return judges[measure]({ value, second, isFasting, ageYears })
}
