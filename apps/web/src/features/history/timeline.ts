import { confidenceBounds } from '@dr-ai/contract/limits'
import type { HistoryEntry } from '@dr-ai/contract/schemas/history'

export type Band = 'high' | 'medium' | 'low' | 'unrated'

export interface Month {
  /** YYYY-MM. */
  key: string
  start: Date
  counts: Record<Band, number>
  total: number
}

const bandOf = (share: number | null | undefined): Band => {
  if (share === null || share === undefined) return 'unrated'
  if (share >= confidenceBounds.green) return 'high'
  return share >= confidenceBounds.amber ? 'medium' : 'low'
}

const keyOf = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`

/** Consultations by month and confidence: the last `months` months up to today, empty ones too. Entries without a date count where they were added. */
export function timeline(entries: readonly HistoryEntry[], today: Date, months = 12): Month[] {
  const all: Month[] = Array.from({ length: months }, (_, index) => {
    const start = new Date(today.getFullYear(), today.getMonth() - (months - 1 - index), 1)
    return { key: keyOf(start), start, counts: { high: 0, medium: 0, low: 0, unrated: 0 }, total: 0 }
  })
  const byKey = new Map(all.map((month) => [month.key, month]))
  for (const entry of entries) {
    const date = new Date(entry.date ?? entry.addedAt)
    const month = Number.isNaN(date.getTime()) ? undefined : byKey.get(keyOf(date))
    if (!month) continue
    month.counts[bandOf(entry.confidence)]++
    month.total++
  }
  return all
}
