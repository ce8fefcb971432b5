import type { VitalSigns } from '../../case/model.ts'

interface VitalRule {
  finding: string
  sign: keyof VitalSigns
  holds(value: number, ageYears: number): boolean
  /** Values of which the number alone says neither, from and to, both included. */
  open?: readonly [from: number, to: number]
}

/**
 * Upper and lower limits of the resting pulse and breathing rate by age: the fast limits are the danger-zone vitals of
 * the Interagency Integrated Triage Tool and NICE NG143; adults after NEWS2's scoring bands.
 */
const rateLimits = [
  { underYears: 1, pulse: [90, 160], breaths: [25, 50] },
  { underYears: 2, pulse: [80, 150], breaths: [20, 40] },
  { underYears: 5, pulse: [75, 140], breaths: [20, 40] },
  { underYears: 12, pulse: [65, 125], breaths: [15, 30] },
  { underYears: 130, pulse: [50, 100], breaths: [11, 20] },
] as const
const adultAge = 35
const leastOxygenInLungDisease = 92

/** The age in years from which a fever is no young baby's: three months (NICE NG143). */
export const youngBabyUntil = 0.25

/**
 * Fever from 38 C (38.0 to 38.9) and high fever from 39 C; from 37.5 C on the number denies none: the words decide ("a bit of a temp, 37.9").
 * NEWS2 for low values of grown-ups; hypertension after ESC/NICE. Open is what those scales score or name as borderline: NEWS2's one point (temperature
 * to 36.0, systolic to 110 of which the upper half is common, saturation 94 to 95), ESC's high-normal pressure (130 to 139 over 85 to 89), a pulse of 50 to 59, and a
 * sugar without unit that is very high in mmol/L and very low in mg/dL. Lungs with COPD are meant to have 88 to 92 % (BTS; NEWS2's second scale gives 93 no
 * point): from 92 on the number is not low there, and below it is, more carefully than that scale.
 */
const rules: readonly VitalRule[] = [
  { finding: 'fever', sign: 'temperature', holds: (value) => value >= 38, open: [37.5, 38] },
  { finding: 'fever-high', sign: 'temperature', holds: (value) => value >= 39 },
  { finding: 'low-temperature', sign: 'temperature', holds: (value) => value < 35.5, open: [35.5, 36] },
  { finding: 'infant-fever-under-3-months', sign: 'temperature', holds: (value, age) => value >= 38 && age < youngBabyUntil },
  {
    finding: 'low-blood-pressure',
    sign: 'systolic',
    holds: (value, age) => value <= (age < 1 ? 70 : age < 10 ? 70 + 2 * age : 90),
    open: [91, 100],
  },
  { finding: 'high-blood-pressure', sign: 'systolic', holds: (value) => value >= 140, open: [130, 139] },
  { finding: 'high-blood-pressure', sign: 'diastolic', holds: (value) => value >= 90, open: [85, 89] },
  { finding: 'very-high-blood-pressure', sign: 'systolic', holds: (value) => value >= 180 },
  { finding: 'very-high-blood-pressure', sign: 'diastolic', holds: (value) => value >= 120 },
  { finding: 'fast-heart-rate', sign: 'heartRate', holds: (value, age) => value > limitsOf(age).pulse[1] },
  { finding: 'slow-heart-rate', sign: 'heartRate', holds: (value, age) => value < limitsOf(age).pulse[0], open: [50, 59] },
  { finding: 'fast-breathing-rate', sign: 'respiratoryRate', holds: (value, age) => value > limitsOf(age).breaths[1] },
  { finding: 'low-oxygen', sign: 'oxygenSaturation', holds: (value) => value < 94, open: [94, 95] },
  { finding: 'high-blood-sugar', sign: 'glucose', holds: (value) => value >= 11.1 },
  { finding: 'raised-glucose', sign: 'glucose', holds: (value) => value >= 7.8 },
  { finding: 'low-blood-sugar', sign: 'glucose', holds: (value) => value < 4, open: [25, 40] },
]

/** Severe hypertension in pregnancy, mmHg: NICE NG133. */
const severeInPregnancy = { systolic: 160, diastolic: 110 } as const

/** The findings that stated vital signs prove or disprove. An unknown age counts as a grown-up's. */
export function vitalFindings(
  vitals: VitalSigns,
  ageYears: number | null,
  hasChronicLungDisease = false,
  isPregnant = false,
): { finding: string; isPresent: boolean; sign: keyof VitalSigns }[] {
  const results = new Map<string, { finding: string; isPresent: boolean; sign: keyof VitalSigns }>()
  // A pressure that is severe in pregnancy denies no very high one.
  const isSevereInPregnancy =
    isPregnant && ((vitals.systolic ?? 0) >= severeInPregnancy.systolic || (vitals.diastolic ?? 0) >= severeInPregnancy.diastolic)
  for (const { finding, sign, holds, open } of rules) {
    const value = vitals[sign]
    if (value === undefined || (finding === 'infant-fever-under-3-months' && (ageYears === null || ageYears >= 1))) continue
    if (hasChronicLungDisease && finding === 'low-oxygen' && value >= leastOxygenInLungDisease) continue
    const isPresent = holds(value, ageYears ?? adultAge)
    if (!isPresent && isSevereInPregnancy && finding === 'very-high-blood-pressure') continue
    if (!isPresent && open !== undefined && value >= open[0] && value <= open[1]) continue
    if (isPresent || !results.has(finding)) results.set(finding, { finding, isPresent, sign })
  }
  return [...results.values()]
}

/** The usual pulse and breathing rate at rest for an age; an unknown one counts as a grown-up's. */
export function rateLimitsAt(ageYears: number | null): (typeof rateLimits)[number] {
  return limitsOf(ageYears ?? adultAge)
}

function limitsOf(ageYears: number): (typeof rateLimits)[number] {
  return rateLimits.find(({ underYears }) => ageYears < underYears) ?? rateLimits[4]
}
