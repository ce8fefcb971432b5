import { expect, test } from 'vitest'
import { judgeVital } from './judge-vital.ts'

test.each([
  [118, 76, 'normal'],
  [131, 82, 'normal'],
  [139, 87, 'raised'],
  [150, 92, 'raised'],
  [165, 95, 'high'],
  [190, 110, 'danger'],
] as const)('a blood pressure of %i over %i is %s', (value, second, band) => {
  expect(judgeVital({ measure: 'blood-pressure', value, second, unit: 'mmHg' }, 58)?.band).toBe(band)
})
