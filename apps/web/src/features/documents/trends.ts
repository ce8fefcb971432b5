import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { numberOf } from './order-results.ts'

export interface TrendPoint {
  date: string
  value: number
  /** The value as printed: "<0.5" is drawn at 0.5. */
  text: string
  documentName: string
  isConfirmed: boolean
}

/** One test over time: values in one unit, from all documents, the oldest first. */
export interface Trend {
  name: string
  unit: string
  points: readonly TrendPoint[]
  /** The newest report's range. */
  low: number | null
  high: number | null
}

/** What the green band means. */
export function rangeWords({ low, high }: Pick<Trend, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `The green band is the range: ${low} to ${high}.`
  if (low !== null) return `The green band is the range: ${low} or more.`
  return high === null ? 'No range is known.' : `The green band is the range: ${high} or less.`
}

interface SourceDocument {
  name: string
  findings: readonly DocumentFinding[]
}

/** The tests of all documents as series. Values in another unit are another series: nothing is converted. Undated and refused values are left out. */
export function trendsOf(documents: readonly SourceDocument[]): Trend[] {
  const series = new Map<string, { trend: Trend; points: TrendPoint[]; newest: string }>()
  for (const document of documents) {
    for (const finding of document.findings) {
      const value = finding.kind === 'lab' && !finding.refused && finding.review !== 'rejected' ? numberOf(finding.value) : null
      if (value === null || finding.date === null) continue
      const unit = finding.unit ?? ''
      const key = `${finding.name}|${unit.toLowerCase().replace(/[µμ]/g, 'u').replace(/\s/g, '')}`
      const known = series.get(key) ?? { trend: { name: finding.name, unit, points: [], low: null, high: null }, points: [], newest: '' }
      if (finding.range && finding.date >= known.newest) {
        known.newest = finding.date
        known.trend = { ...known.trend, low: finding.range.low, high: finding.range.high }
      }
      known.points.push({
        date: finding.date,
        value,
        text: finding.value ?? '',
        documentName: document.name,
        isConfirmed: finding.review !== 'unconfirmed',
      })
      series.set(key, known)
    }
  }
  return [...series.values()]
    .map(({ trend, points }) => ({ ...trend, points: points.sort((a, b) => a.date.localeCompare(b.date)) }))
    .sort((a, b) => b.points.length - a.points.length || a.name.localeCompare(b.name))
}
