import { expect, test } from 'vitest'
import { usualUnits } from './usual-units.ts'

test.each([
  ['US', {}, { temperature: '°F', weight: 'lb', height: 'in', glucose: 'mg/dL' }],
  ['GB', {}, { temperature: '°C', weight: 'kg', height: 'cm', glucose: 'mmol/L' }],
  [null, {}, { temperature: '°C', weight: 'kg', height: 'cm' }],
  ['US', { temperature: '°C', weight: 'kg', sugar: 'mmol/L' }, { temperature: '°C', weight: 'kg', height: 'in', glucose: 'mmol/L' }],
  ['GB', { weight: 'lb' }, { temperature: '°C', weight: 'lb', height: 'cm', glucose: 'mmol/L' }],
] as const)('in %s with %o chosen', (country, wording, units) => expect(usualUnits(country, wording)).toEqual(units))
