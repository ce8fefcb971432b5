import type { StoredItem, VitalMeasure } from '@dr-ai/contract/schemas/health-items'

/** How one unit of a measure comes to the base unit: value x factor + offset. */
interface UnitRule {
  unit: string
  /** As others write it. */
  also: RegExp
  factor: number
  offset?: number
}

/** What a measure is called, its units (the base unit first), what a living person can have in the base unit, and its LOINC code. */
export interface MeasureFacts {
  name: string
  units: readonly UnitRule[]
  plausible: readonly [number, number]
  loinc: string
}

const unit = (name: string, also: RegExp, factor = 1, offset = 0): UnitRule => ({ unit: name, also, factor, offset })

/** LOINC codes: https://loinc.org (vital signs panel 85353-1). Glucose: 1 mmol/L is 18.016 mg/dL (molar mass 180.16). */
export const measureFacts: Readonly<Record<VitalMeasure, MeasureFacts>> = {
  'blood-pressure': {
    name: 'Blood pressure',
    units: [unit('mmHg', /^mm ?[[({]?hg[\])}]?$/i), unit('kPa', /^kpa$/i, 7.50062)],
    plausible: [40, 300],
    loinc: '85354-9',
  },
  pulse: {
    name: 'Pulse',
    units: [
      unit('/min', /^(?:(?:1|count|\{?(?:heart ?)?(?:beats?|h\.b|pulse)\}?)? ?(?:\/|per) ?min(?:ute)?|bpm)$/i),
      unit('/s', /^(?:\/s|count\/s)$/i, 60),
    ],
    plausible: [20, 300],
    loinc: '8867-4',
  },
  'breathing-rate': {
    name: 'Breathing rate',
    units: [unit('/min', /^(?:(?:1|count|\{?(?:breaths?|br|resp(?:irations?)?)\}?)? ?(?:\/|per) ?min(?:ute)?|[bc]pm|rpm)$/i)],
    plausible: [4, 100],
    loinc: '9279-1',
  },
  temperature: {
    name: 'Temperature',
    units: [
      unit('°C', /^(?:cel|(?:°|º|deg(?:rees?)?)? ?(?:c|celsius))$/i),
      unit('°F', /^(?:\[degf\]|(?:°|º|deg(?:rees?)?)? ?(?:f|fahrenheit))$/i, 5 / 9, -160 / 9),
    ],
    plausible: [25, 45],
    loinc: '8310-5',
  },
  oxygen: {
    name: 'Oxygen',
    units: [unit('%', /^(?:%(?: ?\{[^}]{1,40}\})?|% ?(?:o2|spo2|sat)|percent)$/i)],
    plausible: [40, 100],
    loinc: '2708-6',
  },
  glucose: {
    name: 'Blood sugar',
    units: [unit('mmol/L', /^mmol(?:<[\d.]+>)?\/l$/i), unit('mg/dL', /^mg\/dl$/i, 1 / 18.016)],
    plausible: [0.5, 80],
    loinc: '2339-0',
  },
  weight: {
    name: 'Weight',
    units: [
      unit('kg', /^(?:kg|kilograms?)$/i),
      unit('lb', /^(?:\[?lb_av\]?|lbs?\.?|pounds?)$/i, 0.45359237),
      unit('g', /^(?:g|gm|grams?)$/i, 0.001),
      unit('st', /^(?:st|stones?|\[stone_av\])$/i, 6.35029318),
    ],
    plausible: [0.3, 650],
    loinc: '29463-7',
  },
  height: {
    name: 'Height',
    units: [
      unit('cm', /^(?:cm|centimet(?:er|re)s?)$/i),
      unit('m', /^(?:m|met(?:er|re)s?)$/i, 100),
      unit('in', /^(?:\[?in_(?:i|us)\]?|in\.?|inch(?:es)?)$/i, 2.54),
      unit('ft', /^(?:\[?ft_(?:i|us)\]?|ft|feet|foot)$/i, 30.48),
    ],
    plausible: [20, 275],
    loinc: '8302-2',
  },
  'peak-flow': {
    name: 'Peak flow',
    units: [unit('L/min', /^l(?:iters?|itres?)?(?:\/| per )min(?:ute)?$/i)],
    plausible: [30, 900],
    loinc: '19935-6',
  },
  steps: {
    name: 'Steps',
    units: [unit('steps', /^(?:steps?|count|\{steps\}|\{count\}|1|\/d)$/i)],
    plausible: [0, 200_000],
    loinc: '41950-7',
  },
  sleep: {
    name: 'Sleep',
    units: [unit('h', /^(?:h|hr|hrs|hours?)$/i), unit('min', /^(?:min|minutes?)$/i, 1 / 60)],
    plausible: [0, 24],
    loinc: '93832-4',
  },
  pain: { name: 'Pain', units: [unit('of 10', /^(?:of 10|\{score\}|\/10|1)$/i)], plausible: [0, 10], loinc: '72514-3' },
  period: { name: 'Period', units: [unit('', /^$/)], plausible: [0, 1], loinc: '8665-2' },
}

/** The unit of a measure as we write it, or null where it is none of its units. An absent unit is the base unit. */
export function unitOf(measure: VitalMeasure, written: string | undefined): string | null {
  const { units } = measureFacts[measure]
  const text = (written ?? '').trim()
  if (text === '') return units[0]?.unit ?? null
  return units.find((each) => each.unit === text || each.also.test(text))?.unit ?? null
}

/** A measured value in the base unit of its measure; null without a value, in an unknown unit, or where nobody alive has it. */
export function inBaseUnit({ measure, value, unit: written }: Pick<StoredItem, 'measure' | 'value' | 'unit'>): number | null {
  if (measure === undefined || value === undefined) return null
  const { units, plausible } = measureFacts[measure]
  const name = unitOf(measure, written)
  const rule = units.find((each) => each.unit === name)
  if (!rule) return null
  const base = value * rule.factor + (rule.offset ?? 0)
  return base >= plausible[0] - 1e-9 && base <= plausible[1] + 1e-9 ? base : null
}

/** A value of the base unit in another unit of the measure. */
export function fromBaseUnit(measure: VitalMeasure, base: number, unit: string): number {
  const rule = measureFacts[measure].units.find((each) => each.unit === unit)
  return rule ? (base - (rule.offset ?? 0)) / rule.factor : base
}
