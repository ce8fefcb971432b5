import { unitsOf } from '@dr-ai/clinic/say/country-units'
import type { VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import type { Wording } from '@dr-ai/contract/schemas/patient-facts'

/** The units in which somebody most likely writes down a measure: as chosen in the settings, else as in the country. Absent: any. */
export function usualUnits(country: string | null, wording: Wording): Partial<Record<VitalMeasure, string>> {
  const { temperature, weight, sugar, length } = unitsOf(country, wording)
  return {
    temperature: temperature === 'both' ? '°C' : temperature,
    weight: weight === 'both' ? 'kg' : weight,
    height: length === 'inches' ? 'in' : 'cm',
    ...(sugar !== 'both' && { glucose: sugar }),
  }
}
