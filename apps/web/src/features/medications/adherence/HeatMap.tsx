import { formatDate } from '../../../ui/format-date.ts'
import { Legend } from '../../../ui/Legend.tsx'
import type { DayAdherence } from '../schedule/adherence.ts'

const cell = 22
const gap = 4
const left = 34
const weekdays = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun']
const legend: { name: string; fill: string; mark: string }[] = [
  { name: 'All taken', fill: 'fill-green', mark: '' },
  { name: 'Some taken', fill: 'fill-amber', mark: '–' },
  { name: 'None taken', fill: 'fill-red', mark: '×' },
  { name: 'No dose', fill: 'fill-raised', mark: '' },
]

function lookOf({ due, taken }: DayAdherence) {
  if (due === 0) return legend[3]
  return taken === due ? legend[0] : taken > 0 ? legend[1] : legend[2]
}

/** A calendar of days, a column a week; a mark beside the colour says the same, and a table says it in words. */
export function HeatMap({ days, today }: { days: readonly DayAdherence[]; today: string }) {
  const columns = Math.ceil(days.length / 7)
  const due = days.filter((each) => each.due > 0)
  return (
    <figure className="relative grid content-start gap-2">
      <svg viewBox={`0 0 ${left + columns * (cell + gap)} ${7 * (cell + gap)}`} className="w-full max-w-lg" aria-hidden="true">
        {weekdays.map((name, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seven days of a week
          <text key={row} x="0" y={row * (cell + gap) + 16} className="fill-soft text-[12px]">
            {name}
          </text>
        ))}
        {days.map((day, place) => {
          if (day.day > today) return null
          const look = lookOf(day)
          const [x, y] = [left + Math.floor(place / 7) * (cell + gap), (place % 7) * (cell + gap)]
          return (
            <g key={day.day}>
              <rect x={x} y={y} width={cell} height={cell} rx="5" className={look?.fill} />
              <text x={x + cell / 2} y={y + 16} textAnchor="middle" className="fill-surface text-[14px] font-bold">
                {look?.mark}
              </text>
            </g>
          )
        })}
      </svg>
      <Legend entries={legend} />
      <div className="sr-only">
        <table>
          <caption>Doses taken by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Taken</th>
            </tr>
          </thead>
          <tbody>
            {due.map(({ day, taken, due: count }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>
                  {taken} of {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
