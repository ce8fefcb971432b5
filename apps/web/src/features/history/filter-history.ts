import type { HistoryEntry } from '@dr-ai/contract/schemas/history'

export type HistoryFilter = 'all' | 'completed' | 'follow-up'

export const filterLabels: Record<HistoryFilter, string> = { all: 'All Sessions', completed: 'Completed', 'follow-up': 'Follow-up Needed' }

/** The entries a search (in diagnosis and symptoms, without regard to case) and a filter leave. */
export function filterHistory(entries: readonly HistoryEntry[], search: string, filter: HistoryFilter): HistoryEntry[] {
  const wanted = search.trim().toLowerCase()
  return entries.filter((entry) => {
    const needsFollowUp = entry.followUpNeeded === true
    if (filter === 'completed' && needsFollowUp) return false
    if (filter === 'follow-up' && !needsFollowUp) return false
    if (wanted === '') return true
    return [entry.diagnosis, ...(entry.symptoms ?? [])].some((text) => text.toLowerCase().includes(wanted))
  })
}
