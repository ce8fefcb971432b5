import { expect, test } from 'vitest'
import { toldVitals } from './told-vitals.ts'

test.each([
  ['my bp is 184/112', [['blood-pressure', 184, 112, 'mmHg']]],
  [
    'I have a fever of 103 F and my pulse is 110',
    [
      ['pulse', 110, undefined, '/min'],
      ['temperature', 103, undefined, '°F'],
    ],
  ],
  ['my temperature is 39.4 C', [['temperature', 39.4, undefined, '°C']]],
  ['blood sugar is 54 mg/dl', [['glucose', 54, undefined, 'mg/dL']]],
  ['my sugar is 12.3', [['glucose', 12.3, undefined, 'mmol/L']]],
  ['my oxygen is 91', [['oxygen', 91, undefined, '%']]],
])('%s is written down as it was told', (text, expected) => {
  expect(toldVitals(text).map(({ measure, value, second, unit }) => [measure, value, second, unit])).toEqual(expected)
})

test.each([
  'his bp is 184/112',
  'my bp was 184/112 yesterday',
  'my mother has a blood pressure of 184/112',
  'is 184/112 a high blood pressure?',
  'what is a normal bp, 120/80',
  'my bp should be 120/80',
  'I have had a headache for 3 days',
])('%s is no value of the patient’s own of now', (text) => {
  expect(toldVitals(text)).toEqual([])
})
