import { formatDate } from '../../ui/format-date.ts'
import { rangeWords, type Trend } from './trends.ts'

const width = 360
const height = 130
const margin = { left: 44, right: 14, top: 12, bottom: 24 }

/** One test over time with its range as a band; the same numbers stand in a table for who does not see it. */
export function TrendChart({ trend }: { trend: Trend }) {
  const { name, unit, points, low, high } = trend
  const values = [...points.map(({ value }) => value), ...(low === null ? [] : [low]), ...(high === null ? [] : [high])]
  const least = Math.min(...values)
  const most = Math.max(...values)
  const room = (most - least || Math.abs(most) || 1) * 0.12
  const times = points.map(({ date }) => Date.parse(date))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  const x = (time: number) => margin.left + (span === 0 ? 0.5 : (time - first) / span) * (width - margin.left - margin.right)
  const y = (value: number) => margin.top + (1 - (value - least + room) / (most - least + 2 * room)) * (height - margin.top - margin.bottom)
  const bandTop = high === null ? margin.top : y(high)
  const bandBottom = low === null ? height - margin.bottom : y(low)
  const path = points
    .map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(times[index] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
  const ends = points.length > 1 && span > 0 ? [points[0], points.at(-1)] : [points[0]]
  return (
    <figure className="grid gap-1.5 rounded-card border border-line p-3.5">
      <figcaption className="font-bold">
        {name} {unit && <span className="font-normal text-soft">({unit})</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden="true">
        {(low !== null || high !== null) && (
          <rect
            x={margin.left}
            y={bandTop}
            width={width - margin.left - margin.right}
            height={Math.max(1, bandBottom - bandTop)}
            className="fill-green-soft"
          />
        )}
        {[low, high].map(
          (bound) =>
            bound !== null && (
              <text key={bound} x={margin.left - 6} y={y(bound) + 4} textAnchor="end" className="fill-soft text-[11px]">
                {bound}
              </text>
            ),
        )}
        <path d={path} className="fill-none stroke-accent" strokeWidth="2" />
        {points.map((point, index) => (
          <g key={`${point.date}${point.documentName}${point.text}`}>
            <circle
              cx={x(times[index] ?? 0)}
              cy={y(point.value)}
              r="4.5"
              className={point.isConfirmed ? 'fill-accent stroke-accent' : 'fill-surface stroke-accent'}
              strokeWidth="2"
            />
            <text x={x(times[index] ?? 0)} y={y(point.value) - 8} textAnchor="middle" className="fill-ink text-[11px] font-semibold">
              {point.text}
            </text>
          </g>
        ))}
        {ends.map(
          (end, index) =>
            end && (
              <text
                key={end.date}
                x={x(Date.parse(end.date))}
                y={height - 6}
                textAnchor={span === 0 ? 'middle' : index === 0 ? 'start' : 'end'}
                className="fill-soft text-[11px]"
              >
                {end.date}
              </text>
            ),
        )}
      </svg>
      <p className="text-sm text-soft">
        {rangeWords({ low, high })}
        {points.some(({ isConfirmed }) => !isConfirmed) && ' Hollow dots are values you have not checked.'}
      </p>
      <div className="sr-only">
        <table>
          <caption>
            {name} {unit}
          </caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Value</th>
              <th scope="col">Document</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ date, text, documentName }) => (
              <tr key={`${date}${documentName}${text}`}>
                <th scope="row">{formatDate(date)}</th>
                <td>{text}</td>
                <td>{documentName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
