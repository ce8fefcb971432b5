import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { Legend } from '../../ui/Legend.tsx'
import { type Band, timeline } from './timeline.ts'

const bands: { band: Band; name: string; fill: string }[] = [
  { band: 'high', name: 'High confidence (90% and above)', fill: 'fill-green' },
  { band: 'medium', name: 'Medium (70% to 89%)', fill: 'fill-amber' },
  { band: 'low', name: 'Low (below 70%)', fill: 'fill-red' },
  { band: 'unrated', name: 'Not rated', fill: 'fill-edge' },
]
/** Months shown, and how wide the drawing is, so that its letters stay legible on a phone. */
const spans = { phone: { months: 6, width: 360 }, desk: { months: 12, width: 720 } }
const height = 120
const gap = 10

/** Consultations by month, stacked by confidence; the same numbers stand in a table for who does not see it. */
export function TimelineChart({ entries }: { entries: readonly HistoryEntry[] }) {
  const { months: count, width } = matchMedia('(max-width: 640px)').matches ? spans.phone : spans.desk
  const months = timeline(entries, new Date(), count)
  const highest = Math.max(1, ...months.map((month) => month.total))
  const column = width / months.length
  const nameOf = (date: Date, form: 'short' | 'long') =>
    date.toLocaleDateString(undefined, form === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' })
  return (
    <figure className="grid gap-3">
      <svg viewBox={`0 0 ${width} ${height + 40}`} className="w-full" aria-hidden="true">
        <line x1="0" y1={height + 16} x2={width} y2={height + 16} className="stroke-line" strokeWidth="1.5" />
        {months.map((month, index) => {
          let top = height + 15
          return (
            <g key={month.key}>
              {bands.map(({ band, fill }) => {
                const size = (month.counts[band] / highest) * height
                top -= size
                return (
                  size > 0 && (
                    <rect key={band} className={fill} x={index * column + gap} y={top} width={column - 2 * gap} height={size - 1} rx="3" />
                  )
                )
              })}
              {month.total > 0 && (
                <text x={(index + 0.5) * column} y={top - 4} textAnchor="middle" className="fill-ink text-[13px] font-semibold">
                  {month.total}
                </text>
              )}
              <text x={(index + 0.5) * column} y={height + 34} textAnchor="middle" className="fill-soft text-[13px]">
                {nameOf(month.start, 'short')}
              </text>
            </g>
          )
        })}
      </svg>
      <Legend entries={bands.slice(0, 3)} />
      <div className="sr-only">
        <table>
          <caption>Consultations by month and confidence</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {bands.map(({ band, name }) => (
                <th key={band} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.key}>
                <th scope="row">{nameOf(month.start, 'long')}</th>
                {bands.map(({ band }) => (
                  <td key={band}>{month.counts[band]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
