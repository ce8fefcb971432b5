import type { HealthItem, VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import type { VitalSigns } from '../../case/model.ts'
import { spokenVital } from './spoken-vital.ts'
import { inBaseUnit } from './vital-units.ts'

const hour = 3_600_000

/** Which sign a measure is, and for how long it tells of now (a sugar changes in hours, a blood pressure is taken twice a day). */
const signs: Partial<Record<VitalMeasure, { sign: keyof VitalSigns; freshFor: number }>> = {
  'blood-pressure': { sign: 'systolic', freshFor: 24 * hour },
  pulse: { sign: 'heartRate', freshFor: 6 * hour },
  'breathing-rate': { sign: 'respiratoryRate', freshFor: 6 * hour },
  temperature: { sign: 'temperature', freshFor: 12 * hour },
  oxygen: { sign: 'oxygenSaturation', freshFor: 12 * hour },
  glucose: { sign: 'glucose', freshFor: 4 * hour },
}

/** What was measured so lately that it tells of now. */
export interface FreshVitals {
  vitals: VitalSigns
  /** How each sign is spoken of: "a blood pressure of 184 over 112, measured 3 hours ago". */
  texts: Partial<Record<keyof VitalSigns, string>>
}

/** The newest accepted value of each sign, as far as it is fresh. A value with a day alone is of nobody knows which hour, and is not used. */
export function freshVitals(items: readonly HealthItem[], now: string): FreshVitals {
  const fresh: FreshVitals = { vitals: {}, texts: {} }
  const newestFirst = items.filter(({ date = '' }) => date.length > 10).sort((a, b) => Date.parse(b.date ?? '') - Date.parse(a.date ?? ''))
  for (const item of newestFirst) {
    const known = item.measure && signs[item.measure]
    const value = inBaseUnit(item)
    const age = Date.parse(now) - Date.parse(item.date ?? '')
    if (!known || value === null || item.review !== 'accepted' || fresh.vitals[known.sign] !== undefined) continue
    // A clock that goes a little ahead is no future.
    if (!(age <= known.freshFor && age > -hour)) continue
    fresh.vitals[known.sign] = Number(value.toFixed(1))
    const text = `${spokenVital(item).replace(/^A/, 'a')}, measured ${spokenAgo(age)}`
    fresh.texts[known.sign] = text
    if (item.measure === 'blood-pressure' && item.second !== undefined) {
      fresh.vitals.diastolic = item.second
      fresh.texts.diastolic = text
    }
  }
  return fresh
}

function spokenAgo(age: number): string {
  const minutes = Math.max(0, Math.round(age / 60_000))
  if (minutes < 2) return 'just now'
  if (minutes < 90) return `${minutes} minutes ago`
  return `${Math.round(minutes / 60)} hours ago`
}
