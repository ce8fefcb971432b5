import type { ResultsLevel } from '@dr-ai/contract/schemas/documents'
import type { StoredItem } from '@dr-ai/contract/schemas/health-items'
import { judgeVital } from './judge-vital.ts'
import { spokenVital } from './spoken-vital.ts'

const order = ['ambulance', 'emergency-department', 'within-24-hours', 'appointment', 'self-care'] as const
/** Milliseconds for which a measured value tells of now. */
const freshFor = 86_400_000

/** How soon fresh measured values ask for care, with the sentence that says so; null where none does. Values without a date are of now. */
export function judgeVitals(items: readonly StoredItem[], ageYears: number | null, now: string): ResultsLevel | null {
  const urgent = items
    .flatMap((item) => {
      const meaning = judgeVital(item, ageYears)
      const age = item.date === undefined ? 0 : Date.parse(now) - Date.parse(item.date)
      return meaning?.level && age < freshFor ? [{ level: meaning.level, sentence: `${spokenVital(item)} ${meaning.sentence}` }] : []
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
  return urgent[0] ?? null
}
