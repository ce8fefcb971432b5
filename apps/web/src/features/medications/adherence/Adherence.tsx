import { useState } from 'react'
import type { Medication } from '../../../session/medication.ts'
import { scheduleOf } from '../../../session/schedule-of.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { adherenceOver, adherencePercent } from '../schedule/adherence.ts'
import type { Intake } from '../schedule/intake.ts'
import { addDays, weekdayOf } from '../schedule/local-time.ts'
import { HeatMap } from './HeatMap.tsx'
import { WeekBars } from './WeekBars.tsx'

const weeksShown = 12

interface AdherenceProps {
  medications: readonly Medication[]
  intakes: readonly Intake[]
  clock: { now: number; today: string; zone: string }
}

/** How the last twelve weeks went: this week's percent, a calendar of days, and weeks as bars, for all medications or for one. */
export function Adherence({ medications, intakes, clock }: AdherenceProps) {
  const [chosen, setChosen] = useState('')
  const scheduled = medications.filter((each) => scheduleOf(each).kind !== 'as-needed')
  if (scheduled.length === 0) return null
  const shown = scheduled.some((each) => each.id === chosen) ? scheduled.filter((each) => each.id === chosen) : scheduled
  // Weeks begin on Monday.
  const thisMonday = addDays(clock.today, -((weekdayOf(clock.today) + 6) % 7))
  const from = addDays(thisMonday, -7 * (weeksShown - 1))
  const days = adherenceOver(shown, intakes, { from, count: 7 * weeksShown }, clock.now, clock.zone)
  const weeks = Array.from({ length: weeksShown }, (_, week) => {
    const own = days.slice(7 * week, 7 * week + 7)
    return { from: own[0]?.day ?? from, percent: adherencePercent(own) }
  })
  const thisWeek = weeks.at(-1)?.percent ?? null
  return (
    <section aria-labelledby="adherence-title" className="grid gap-3">
      <h2 id="adherence-title" className="text-lg font-bold">
        Adherence
      </h2>
      <Card className="grid gap-5 p-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p>
            <span className="text-3xl font-bold">{thisWeek === null ? 'N/A' : `${thisWeek}%`}</span>{' '}
            <span className="text-soft">of the doses due this week were taken</span>
          </p>
          {scheduled.length > 1 && (
            <Field label="Shown for">
              {(control) => (
                <select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                  <option value="">All medications</option>
                  {scheduled.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <HeatMap days={days} today={clock.today} />
          <WeekBars weeks={weeks} />
        </div>
      </Card>
    </section>
  )
}
