import { expect, test } from 'vitest'
import type { VitalSigns } from '../../case/model.ts'
import { readVitals } from './read-vitals.ts'
import { vitalFindings } from './vital-findings.ts'

const cases: readonly [text: string, vitals: VitalSigns][] = [
  ['temperature of 39.4 C', { temperature: 39.4 }],
  ['I have a 103 F fever', { temperature: 39.4 }],
  ['BP 180/110', { systolic: 180, diastolic: 110 }],
  ['blood pressure is 95 over 60', { systolic: 95, diastolic: 60 }],
  ['HR 118 bpm, RR 28/min, SpO2 93%', { heartRate: 118, respiratoryRate: 28, oxygenSaturation: 93 }],
  ['blood sugar 54 mg/dL', { glucose: 3 }],
  ['glucose 14.2 mmol/L', { glucose: 14.2 }],
  ['pain 8/10 for 3 days, took 400 mg twice', {}],
  ['I am 39 years old', {}],
]

test('reads vital signs in their units', () => {
  for (const [text, vitals] of cases) expect(readVitals(text), text).toEqual(vitals)
})

test('judges rates by age', () => {
  const isFast = (ageYears: number) =>
    vitalFindings({ heartRate: 130 }, ageYears).some(({ finding, isPresent }) => finding === 'fast-heart-rate' && isPresent)
  expect(isFast(0.5)).toBe(false)
  expect(isFast(30)).toBe(true)
})
