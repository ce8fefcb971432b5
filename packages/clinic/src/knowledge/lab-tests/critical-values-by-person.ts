import type { Citation } from '../sources.ts'
import type { CriticalLimit } from './critical-values.ts'

/** Limits that hold for some people in place of those of everybody, on the sides that they name. */
export interface PersonalLimits {
  test: string
  /** From this age on and below that one, in hours since birth; without them the age does not matter. */
  fromHours?: number
  toHours?: number
  /** In a pregnancy from this week on; a week that is unknown counts as late. */
  fromWeek?: number
  limits: readonly CriticalLimit[]
}

const er = 'emergency-department'
const day = 'within-24-hours'
type Citations = readonly Citation[]
const limit = (side: CriticalLimit['side'], value: number, unit: string, level: CriticalLimit['level'], sources: Citations): CriticalLimit => ({ side, limit: value, level, unit, sources })

const firstDay = 24
const week = 7 * firstDay
const fourWeeks = 4 * week
const year = 365.25 * firstDay

const jaundice: Citations = ['NICE: Jaundice in newborn babies under 28 days']
const anaemia: Citations = ['Merck: Perinatal anemia']
const thickBlood: Citations = ['Merck: Perinatal polycythemia and hyperviscosity syndrome']
const sugar: Citations = ['Merck: Neonatal hypoglycemia']
const highSugar: Citations = ['Merck: Neonatal hyperglycemia']
const hellp: Citations = ['ACOG: Gestational hypertension and preeclampsia', 'Merck: Preeclampsia and eclampsia']
const pressure: Citations = ['NICE: Hypertension in pregnancy: diagnosis and management']
const fewPlatelets: Citations = ['ACOG: Thrombocytopenia in pregnancy']
const birthBleeding: Citations = ['RCOG: Prevention and management of postpartum haemorrhage']

/**
 * The bilirubin from which a baby born at term is treated with light, by the hours since birth (NICE CG98: the threshold table): in umol/L at the
 * start of each six hours, so that an age told in whole days is judged by its first hour.
 */
const lightFrom: readonly (readonly [hours: number, umol: number])[] = [
  [0, 100],
  [6, 125],
  [12, 150],
  [18, 175],
  [24, 200],
  [30, 212],
  [36, 225],
  [42, 237],
  [48, 250],
  [54, 262],
  [60, 275],
  [66, 287],
  [72, 300],
  [78, 312],
  [84, 325],
  [90, 337],
  [96, 350],
]
const umolInMg = 17.1
/** This near the line it is measured again within hours. */
const nearLine = 50

const newbornBilirubin: readonly PersonalLimits[] = lightFrom.map(([fromHours, umol], index) => ({
  test: 'bilirubin',
  fromHours,
  toHours: lightFrom[index + 1]?.[0] ?? fourWeeks,
  limits: [limit('high', umol / umolInMg, 'mg/dL', er, jaundice), limit('high', (umol - nearLine) / umolInMg, 'mg/dL', day, jaundice)],
}))

/** By age and pregnancy; laboratories ring at the same values for women and men. Of one test the later weeks of a pregnancy stand first. */
export const personalLimits: readonly PersonalLimits[] = [
  ...newbornBilirubin,
  { test: 'haemoglobin', fromHours: 0, toHours: week, limits: [limit('low', 12, 'g/dL', er, anaemia), limit('low', 13.5, 'g/dL', day, anaemia), limit('high', 22, 'g/dL', er, thickBlood)] },
  { test: 'haemoglobin', fromHours: week, toHours: fourWeeks, limits: [limit('low', 9, 'g/dL', er, anaemia), limit('low', 10, 'g/dL', day, anaemia)] },
  { test: 'haemoglobin', fromHours: fourWeeks, toHours: year / 2, limits: [limit('low', 7, 'g/dL', er, anaemia), limit('low', 9, 'g/dL', day, anaemia)] },
  ...['glucose', 'glucose-fasting'].map((test) => ({
    test,
    fromHours: 0,
    toHours: fourWeeks,
    limits: [limit('low', 45, 'mg/dL', er, sugar), limit('low', 54, 'mg/dL', day, sugar), limit('high', 180, 'mg/dL', er, highSugar), limit('high', 150, 'mg/dL', day, highSugar)],
  })),
  // A small body has a small creatinine: these are a third of the usual filtering and less (stage 3 by KDIGO, as the guideline counts it).
  { test: 'creatinine', fromHours: fourWeeks, toHours: 12 * year, limits: [limit('high', 1.5, 'mg/dL', er, ['NICE: Acute kidney injury: prevention, detection and management']), limit('high', 1, 'mg/dL', day, ['NICE: Acute kidney injury: prevention, detection and management'])] },
  { test: 'platelets', fromWeek: 20, limits: [limit('low', 100, '10^9/L', er, hellp)] },
  { test: 'platelets', fromWeek: 0, limits: [limit('low', 50, '10^9/L', er, fewPlatelets), limit('low', 100, '10^9/L', day, fewPlatelets)] },
  { test: 'creatinine', fromWeek: 20, limits: [limit('high', 1.02, 'mg/dL', day, pressure), limit('high', 1.5, 'mg/dL', er, hellp)] },
  { test: 'alt', fromWeek: 20, limits: [limit('high', 70, 'U/L', day, pressure)] },
  { test: 'ast', fromWeek: 20, limits: [limit('high', 70, 'U/L', day, pressure)] },
  { test: 'haemoglobin', fromWeek: 0, limits: [limit('low', 7, 'g/dL', er, ['RCOG: Blood Transfusion in Obstetrics']), limit('low', 8, 'g/dL', day, ['RCOG: Blood Transfusion in Obstetrics'])] },
  { test: 'fibrinogen', fromWeek: 0, limits: [limit('low', 200, 'mg/dL', er, birthBleeding)] },
]
