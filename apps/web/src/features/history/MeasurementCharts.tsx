import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { formatDate } from '../../ui/format-date.ts'
import { type MeasurementSeries, measurementSeries } from './measurement-series.ts'

const width = 240
const height = 64
const margin = 6

/** What videos measured over time: one small curve for each quantity that was measured more than once, with its numbers in a table for who does not see it. */
export function MeasurementCharts({ entries }: { entries: readonly HistoryEntry[] }) {
  const series = measurementSeries(entries)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {series.map((each) => (
        <Chart key={each.key} series={each} />
      ))}
      <p className="text-sm text-soft sm:col-span-full">
        Rough indications from your camera and microphone. A measurement alone never makes a diagnosis.
      </p>
    </div>
  )
}

function Chart({ series: { name, unit, points } }: { series: MeasurementSeries }) {
  const values = points.map(({ value }) => value)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const times = points.map(({ at }) => at.getTime())
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const places = points.map(({ at, value }) => ({
    x: margin + (last > first ? (at.getTime() - first) / (last - first) : 0.5) * (width - 2 * margin),
    y: height - margin - (highest > lowest ? (value - lowest) / (highest - lowest) : 0.5) * (height - 2 * margin),
    key: `${at.getTime()} ${value}`,
  }))
  return (
    <figure className="grid gap-1">
      <figcaption className="text-[0.9375rem]">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-soft">
          {Math.round(values.at(-1) ?? 0)} {unit}
          {points.length === 1 && `, ${formatDate(points[0]?.at.toISOString())}`}
        </span>
      </figcaption>
      {points.length > 1 && (
        <svg viewBox={`0 0 ${width} ${height}`} className="w-full rounded-lg bg-raised" aria-hidden="true">
          <polyline
            points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-accent"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          {places.map(({ x, y, key }) => (
            <circle key={key} cx={x} cy={y} r="3.5" className="fill-accent" />
          ))}
        </svg>
      )}
      <div className="sr-only">
        <table>
          <caption>{name} over time</caption>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={`${at.getTime()} ${value}`}>
                <th scope="row">{formatDate(at.toISOString())}</th>
                <td>
                  {Math.round(value)} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
