import { expect, test } from 'vitest'
import { addressPatient } from './address-patient.ts'

const rows: [string, string, string][] = [
  ['Do you have a fever?', 'self', 'Do you have a fever?'],
  ['Do you have pain in your chest?', 'daughter', 'Does your daughter have pain in her chest?'],
  ['Are you short of breath?', 'patient', 'Is the patient short of breath?'],
  ['Have you lost weight without trying?', 'mother', 'Has your mother lost weight without trying?'],
]
for (const [question, relation, asked] of rows)
  test(`${relation}: ${question}`, () => expect(addressPatient(question, relation)).toBe(asked))
