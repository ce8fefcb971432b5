import { summariseVitals, type VitalSummary } from '@dr-ai/clinic/records/summarise-vitals'
import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import { VitalChart } from './VitalChart.tsx'

const hourOf = (at: number): number => new Date(at).getHours()

/** What was measured, over time: a chart and its averages for each measure that has two values or more. */
export function VitalTrends({ items, ageYears }: { items: readonly HealthItem[]; ageYears: number | null }) {
  const summaries = summariseVitals(items, { now: new Date().toISOString(), ageYears, hourOf })
  return (
    <>
      {summaries.map((summary) => (
        <figure key={summary.measure} className="grid gap-1.5 rounded-card border border-line p-3.5">
          <figcaption className="font-bold">
            {summary.name} {summary.unit && <span className="font-normal text-soft">({summary.unit})</span>}
          </figcaption>
          <VitalChart points={summary.points} bands={summary.bands} />
          {summary.bands.length > 0 && (
            <p className="text-sm text-soft">The green band is where values usually lie: {bandWords(summary)}.</p>
          )}
          {summary.sentences.map((sentence) => (
            <p key={sentence} className="text-[0.9375rem]">
              {sentence}
            </p>
          ))}
        </figure>
      ))}
    </>
  )
}

const bandWords = ({ bands, unit }: VitalSummary): string =>
  `${bands.map(({ low, high }) => `${low} to ${high}`).join(' and ')} ${unit}`.trim()
