import { formatDate } from '../../../ui/format-date.ts'

const width = 360
const height = 130
const bottom = 24

/** Percent taken, week by week; weeks without doses leave a gap. */
export function WeekBars({ weeks }: { weeks: readonly { from: string; percent: number | null }[] }) {
  const column = width / weeks.length
  const monthDay = (day: string) => new Date(`${day}T00:00`).toLocaleDateString(undefined, { month: 'numeric', day: 'numeric' })
  return (
    <figure className="relative grid content-start gap-2">
      <svg viewBox={`0 0 ${width} ${height + bottom + 16}`} className="w-full max-w-lg" aria-hidden="true">
        <line x1="0" y1={height + 16} x2={width} y2={height + 16} className="stroke-line" strokeWidth="1.5" />
        {weeks.map(({ from, percent }, place) => {
          const size = ((percent ?? 0) / 100) * height
          const middle = (place + 0.5) * column
          return (
            <g key={from}>
              {percent !== null && (
                <>
                  <rect
                    x={place * column + 5}
                    y={height + 15 - Math.max(2, size)}
                    width={column - 10}
                    height={Math.max(2, size)}
                    rx="3"
                    className="fill-accent"
                  />
                  <text x={middle} y={height + 9 - size} textAnchor="middle" className="fill-ink text-[11px] font-semibold">
                    {percent}
                  </text>
                </>
              )}
              {place % 2 === 1 && (
                <text x={middle} y={height + 34} textAnchor="middle" className="fill-soft text-[11px]">
                  {monthDay(from)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <figcaption className="text-sm text-soft">Percent of the doses due that were taken, by the week's Monday</figcaption>
      <div className="sr-only">
        <table>
          <caption>Percent taken by week</caption>
          <tbody>
            {weeks.map(({ from, percent }) => (
              <tr key={from}>
                <th scope="row">Week of {formatDate(from)}</th>
                <td>{percent === null ? 'No dose due' : `${percent}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
