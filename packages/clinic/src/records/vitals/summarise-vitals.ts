import type { HealthItem, VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import { glucoseRange, type UsualRange, usualRanges } from './usual-range.ts'
import { fromBaseUnit, inBaseUnit, measureFacts, unitOf } from './vital-units.ts'

const day = 86_400_000
const grownUp = 18
/** Hours of the day that count as morning and evening. */
const partsOfDay = [
  ['morning', 4, 12],
  ['evening', 17, 24],
] as const
/** NICE: Hypertension in adults (NG136): the average of values at home from which it is high. */
const highAtHome = { upper: 135, lower: 85 } as const
/** Measures that mornings and evenings tell something about. */
const dailyMeasures: ReadonlySet<VitalMeasure> = new Set(['blood-pressure', 'glucose', 'peak-flow', 'temperature'])
/** Measures of which it is said how many values lie where they usually do; others have sentences of their own. */
const countedMeasures: ReadonlySet<VitalMeasure> = new Set(['pulse', 'breathing-rate', 'oxygen', 'temperature'])
/** What is counted or written without decimal places. */
const inWholeNumbers: ReadonlySet<string> = new Set([
  'blood-pressure mmHg',
  'pulse /min',
  'breathing-rate /min',
  'oxygen %',
  'glucose mg/dL',
  'peak-flow L/min',
  'steps steps',
])
const longestSeries = 200

export interface VitalPoint {
  at: number
  value: number
  /** The lower number of a blood pressure. */
  second: number | null
}

/** The values of one measure over time in the unit of the newest one, the oldest first, and what they come to in plain sentences. */
export interface VitalSummary {
  measure: VitalMeasure
  name: string
  unit: string
  points: readonly VitalPoint[]
  /** Where values usually lie, in the same unit; of a blood pressure for each number. */
  bands: readonly UsualRange[]
  sentences: readonly string[]
}

/** A point with what it is the mean of. */
interface Reading extends VitalPoint {
  /** How many values it stands for. */
  count: number
  /** In the base unit; null where a single value, or a mean of nobody knows what. */
  spread: { lowest: number; highest: number; within: number | null; below: number | null } | null
  /** The mean of a month, or of a day whose values were not kept. */
  isBareMean: boolean
}

interface Asked {
  /** ISO 8601. */
  now: string
  ageYears: number | null
  /** The hour of the day where the patient is. */
  hourOf(at: number): number
}

/** Averages, mornings and evenings, and the share within range, for each measure with two values or more. */
export function summariseVitals(items: readonly HealthItem[], asked: Asked): VitalSummary[] {
  const names = Object.keys(measureFacts) as VitalMeasure[]
  return names.filter((measure) => measure !== 'period').flatMap((measure) => summariseMeasure(measure, items, asked) ?? [])
}

function summariseMeasure(measure: VitalMeasure, items: readonly HealthItem[], asked: Asked): VitalSummary | null {
  const dated = items
    .filter((item) => item.measure === measure && item.review === 'accepted' && !Number.isNaN(Date.parse(item.date ?? '')))
    .sort((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''))
  const unit = unitOf(measure, dated.at(-1)?.unit)
  if (unit === null) return null
  const points = dated.flatMap((item): Reading[] => {
    const value = inBaseUnit(item)
    const second = item.second === undefined ? null : inBaseUnit({ measure, value: item.second, unit: item.unit })
    const isWhole = value !== null && (measure !== 'blood-pressure' || second !== null)
    return isWhole ? [{ at: Date.parse(item.date ?? ''), value, second, ...spreadOf(item) }] : []
  })
  if (points.length < 2) return null
  const places = inWholeNumbers.has(`${measure} ${unit}`) ? 0 : 1
  const shown = (base: number) => Number(fromBaseUnit(measure, base, unit).toFixed(places))
  const written = (some: readonly Reading[]) => {
    const { value, second } = averageOf(some)
    return second === null ? `${shown(value)}` : `${shown(value)}/${shown(second)}`
  }
  const { recent, words } = recentOf(points, Date.parse(asked.now))
  const sentences = [`Average of ${words}: ${written(recent)} ${unit} (${countOf(recent)} values).`]
  const byPart = partsOfDay.flatMap(([name, from, to]) => {
    const some = recent.filter(({ at }) => asked.hourOf(at) >= from && asked.hourOf(at) < to)
    return some.length > 0 ? [`${name} ${written(some)}`] : []
  })
  if (dailyMeasures.has(measure) && byPart.length === partsOfDay.length) sentences.push(`By time of day: ${byPart.join(', ')}.`)
  sentences.push(...meaningOf(measure, recent, { ...asked, shown: (base) => `${shown(base)} ${unit}` }))
  const drawn = points.slice(-longestSeries)
  return {
    measure,
    name: measureFacts[measure].name,
    unit,
    points: drawn.map(({ at, value, second }) => ({ at, value: shown(value), second: second === null ? null : shown(second) })),
    bands: usualRanges(measure, asked.ageYears).map(({ low, high }) => ({ low: shown(low), high: shown(high) })),
    sentences,
  }
}

function spreadOf(item: HealthItem): Pick<Reading, 'count' | 'spread' | 'isBareMean'> {
  const inBase = (value: number) => inBaseUnit({ measure: item.measure, value, unit: item.unit })
  const { count = 1, lowest, highest, within = null, below = null } = item.spread ?? {}
  const [low, high] = [lowest === undefined ? null : inBase(lowest), highest === undefined ? null : inBase(highest)]
  const spread = low === null || high === null ? null : { lowest: low, highest: high, within, below }
  return { count, spread, isBareMean: spread === null && (item.note ?? '').startsWith('Mean of ') }
}

const countOf = (readings: readonly Reading[]): number => readings.reduce((sum, { count }) => sum + count, 0)

/** How many of the values a number is true of: of a mean, those that were counted when it was made. */
function numberOf(readings: readonly Reading[], counted: 'within' | 'below', isTrue: (value: number) => boolean): number {
  return readings.reduce((sum, { value, spread }) => sum + (spread?.[counted] ?? Number(isTrue(value))), 0)
}

function meaningOf(
  measure: VitalMeasure,
  recent: readonly Reading[],
  { ageYears, shown }: Pick<Asked, 'ageYears'> & { shown: (base: number) => string },
): string[] {
  const isOfMeans = recent.some(({ spread, isBareMean }) => spread !== null || isBareMean)
  if (measure === 'glucose') {
    const { low, high } = glucoseRange
    if (recent.some(({ spread, isBareMean }) => isBareMean || (spread !== null && spread.within === null)))
      return ['These are means: how many values lay in range, and how many below, is not known from them.']
    const within = numberOf(recent, 'within', (value) => value >= low && value <= high)
    const below = numberOf(recent, 'below', (value) => value < low)
    return [
      `${Math.round((within / countOf(recent)) * 100)} % of them lie between ${shown(low)} and ${shown(high)}, the range most people with diabetes aim for; ${below} ${below === 1 ? 'lies' : 'lie'} below. (ADA: Standards of Care in Diabetes)`,
    ]
  }
  const [usual] = usualRanges(measure, ageYears)
  if (countedMeasures.has(measure) && isOfMeans) {
    // A day's mean hides its outermost values.
    const lowest = Math.min(...recent.map(({ value, spread }) => spread?.lowest ?? value))
    const highest = Math.max(...recent.map(({ value, spread }) => spread?.highest ?? value))
    return [`The lowest was ${shown(lowest)}, the highest ${shown(highest)}.`]
  }
  if (usual && countedMeasures.has(measure)) {
    const within = recent.filter(({ value }) => value >= usual.low && value <= usual.high).length
    return [`${within} of ${recent.length} lie where they usually do: ${shown(usual.low)} to ${shown(usual.high)}.`]
  }
  if (measure !== 'blood-pressure' || (ageYears !== null && ageYears < grownUp)) return []
  const { value, second } = averageOf(recent)
  return value >= highAtHome.upper || (second ?? 0) >= highAtHome.lower
    ? ['This average is high for values at home: show it to a doctor. (NICE: Hypertension in adults, NG136)']
    : ['This average is below 135/85, where high blood pressure at home begins. (NICE: Hypertension in adults, NG136)']
}

/** The values of the last 7 days, or 30 where these are fewer than two, or all. */
function recentOf(points: readonly Reading[], now: number): { recent: readonly Reading[]; words: string } {
  for (const days of [7, 30]) {
    const recent = points.filter(({ at }) => now - at <= days * day)
    if (recent.length >= 2) return { recent, words: `the last ${days} days` }
  }
  return { recent: points, words: 'all values' }
}

function averageOf(points: readonly Reading[]): { value: number; second: number | null } {
  const mean = (some: readonly { amount: number; count: number }[]) =>
    some.reduce((sum, { amount, count }) => sum + amount * count, 0) / some.reduce((sum, { count }) => sum + count, 0)
  const seconds = points.flatMap(({ second, count }) => (second === null ? [] : [{ amount: second, count }]))
  const value = mean(points.map(({ value: amount, count }) => ({ amount, count })))
  return { value, second: seconds.length === 0 ? null : mean(seconds) }
}
