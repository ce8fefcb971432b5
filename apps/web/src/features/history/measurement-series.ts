import type { HistoryEntry } from '@dr-ai/contract/schemas/history'

export interface MeasurementSeries {
  key: string
  name: string
  unit: string
  /** By time, the oldest first. */
  points: readonly { at: Date; value: number }[]
}

const plotted = [
  { key: 'blinksPerMinute', name: 'Blink rate', unit: 'a minute', factor: 1 },
  { key: 'gazeShiftsPerMinute', name: 'Changes of gaze', unit: 'a minute', factor: 1 },
  { key: 'smileShare', name: 'Smiling', unit: '% of the time', factor: 100 },
  { key: 'pitchMean', name: 'Pitch of the voice', unit: 'Hz', factor: 1 },
  { key: 'syllablesPerMinute', name: 'Pace of speech', unit: 'syllables a minute', factor: 1 },
  { key: 'harmonicsToNoise', name: 'Clarity of the voice', unit: 'dB', factor: 1 },
] as const

/** What was measured over time, one series for each quantity that was measured at least once. What is missing stays missing. */
export function measurementSeries(entries: readonly HistoryEntry[]): MeasurementSeries[] {
  return plotted
    .map(({ key, name, unit, factor }) => ({
      key,
      name,
      unit,
      points: entries
        .flatMap((entry) => {
          const value = numberOf(entry.measurements?.[key]) ?? (key === 'blinksPerMinute' ? (entry.visionData?.blinkRate ?? null) : null)
          const at = new Date(entry.date ?? entry.addedAt)
          return value === null || Number.isNaN(at.getTime()) ? [] : [{ at, value: value * factor }]
        })
        .sort((a, b) => a.at.getTime() - b.at.getTime()),
    }))
    .filter(({ points }) => points.length > 0)
}

/** An entry's numbers may come from any client: only a number is one. */
function numberOf(measurement: unknown): number | null {
  const value = (measurement as { value?: unknown } | null | undefined)?.value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
