import { expect, test } from 'vitest'
import type { VitalSigns } from '../../case/model.ts'
import { readVitals } from './read-vitals.ts'
import { vitalFindings } from './vital-findings.ts'

const cases: readonly [text: string, vitals: VitalSigns][] = [
  ['temperature of 39.4 C', { temperature: 39.4 }],
  ['I have a 103 F fever', { temperature: 39.4 }],
  ['cough, green gunk, 38,7 since last night', { temperature: 38.7 }],
  ['sore throat and 101 since last night', { temperature: 38.3 }],
  ['six days after my section, 101.6, and it smells', { temperature: 38.7 }],
  ['he is hot now thirty eight and half', { temperature: 38.5 }],
  ["can't stop shivering, a hundred and two point five", { temperature: 39.2 }],
  ['very hot 40, and stiff', { temperature: 40 }],
  ['he is thirty nine and has a sore throat', {}],
  ['sore breasts, 38.4 weeks pregnant', {}],
  ['a1c 38.2, throat fine', {}],
  ['my throat hurts and I weigh 101', {}],
  ['BP 180/110', { systolic: 180, diastolic: 110 }],
  ['blood pressure is 95 over 60', { systolic: 95, diastolic: 60 }],
  ['HR 118 bpm, RR 28/min, SpO2 93%', { heartRate: 118, respiratoryRate: 28, oxygenSaturation: 93 }],
  ['blood sugar 54 mg/dL', { glucose: 3 }],
  ['glucose 14.2 mmol/L', { glucose: 14.2 }],
  ['Sugar checked just now it is 52', { glucose: 2.9 }],
  ['sugar after 15 min came up to 98', { glucose: 5.4 }],
  ['sugar came out 48 on the meter', { glucose: 2.7 }],
  ['high sugars for 3 weeks', {}],
  ['no sugar in my tea, 58 man', {}],
  ['sugar checked at 7 am', {}],
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
