import type { VitalSummary } from '@dr-ai/clinic/records/summarise-vitals'

const width = 360
const height = 120
const margin = { left: 48, right: 12, top: 12, bottom: 26 }

/**
 * Values of one measure over time, of a blood pressure both numbers, before the bands in which they usually lie. Values and bands stand in
 * words below for who does not see it.
 */
export function VitalChart({ points, bands }: Pick<VitalSummary, 'points' | 'bands'>) {
  const all = points.flatMap(({ value, second }) => (second === null ? [value] : [value, second]))
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = (most - least || Math.abs(most) || 1) * 0.1
  const first = points[0]?.at ?? 0
  const last = points.at(-1)?.at ?? first
  const x = (at: number) => margin.left + (last === first ? 0.5 : (at - first) / (last - first)) * (width - margin.left - margin.right)
  const y = (value: number) => margin.top + (1 - (value - least + room) / (most - least + 2 * room)) * (height - margin.top - margin.bottom)
  const within = (value: number) => Math.min(Math.max(y(value), margin.top), height - margin.bottom)
  const lines = [
    points.map(({ at, value }) => ({ at, value })),
    points.flatMap(({ at, second }) => (second === null ? [] : [{ at, value: second }])),
  ].filter((line) => line.length > 0)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-w-md" aria-hidden="true">
      {bands.map(({ low, high }) => (
        <rect
          key={low}
          x={margin.left}
          y={within(high)}
          width={width - margin.left - margin.right}
          height={within(low) - within(high)}
          className="fill-green opacity-15"
        />
      ))}
      {[least, most].map((bound) => (
        <text key={bound} x={margin.left - 6} y={y(bound) + 4} textAnchor="end" className="fill-soft text-[14px]">
          {bound}
        </text>
      ))}
      {lines.map((line, index) => (
        <g key={index === 0 ? 'value' : 'second'}>
          <path
            d={line.map(({ at, value }, place) => `${place === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')}
            className="fill-none stroke-accent"
            strokeWidth="2"
          />
          {line.map(({ at, value }) => (
            <circle key={`${at} ${value}`} cx={x(at)} cy={y(value)} r="3" className="fill-accent" />
          ))}
        </g>
      ))}
      {[first, last].map((at, index) => (
        <text
          key={index === 0 ? 'first' : 'last'}
          x={index === 0 ? margin.left : width - margin.right}
          y={height - 6}
          textAnchor={index === 0 ? 'start' : 'end'}
          className="fill-soft text-[14px]"
        >
          {new Date(at).toLocaleDateString()}
        </text>
      ))}
    </svg>
  )
}
