import type { DoseDays, DoseSchedule } from '../../session/dose-schedule.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { controlLook, Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { plusIcon, trashIcon } from '../../ui/icons.ts'

type ClockSchedule = Extract<DoseSchedule, { kind: 'times' }>

interface ClockTimeFieldsProps {
  schedule: ClockSchedule
  onChange: (schedule: ClockSchedule) => void
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayKinds: { kind: DoseDays['kind']; name: string; first: DoseDays }[] = [
  { kind: 'every-day', name: 'Every day', first: { kind: 'every-day' } },
  { kind: 'weekdays', name: 'On days of the week', first: { kind: 'weekdays', weekdays: [] } },
  { kind: 'every-days', name: 'Every few days', first: { kind: 'every-days', days: 2 } },
  { kind: 'cycle', name: 'Days on, days off', first: { kind: 'cycle', daysOn: 21, daysOff: 7 } },
  { kind: 'monthly', name: 'Once a month', first: { kind: 'monthly' } },
]

/** Times of day, the days they count on, and steps by which a dose changes. */
export function ClockTimeFields({ schedule, onChange }: ClockTimeFieldsProps) {
  const { times, days, taper = [] } = schedule
  const setTimes = (next: readonly string[]) => onChange({ ...schedule, times: next })
  const setDays = (next: DoseDays) => onChange({ ...schedule, days: next })
  const setTaper = (next: NonNullable<ClockSchedule['taper']>) => onChange({ ...schedule, taper: next })
  const replaced = <Item,>(list: readonly Item[], place: number, item: Item) => list.map((each, index) => (index === place ? item : each))
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">Times</legend>
        {times.map((time, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place
          <div key={place} className="flex items-center gap-2">
            <input
              type="time"
              aria-label={`Time ${place + 1}`}
              className={`${controlLook} max-w-[10rem]`}
              value={time}
              onChange={(event) => setTimes(replaced(times, place, event.target.value))}
            />
            {times.length > 1 && (
              <IconButton
                label={`Remove time ${place + 1}`}
                icon={trashIcon}
                onClick={() => setTimes(times.filter((_, index) => index !== place))}
              />
            )}
          </div>
        ))}
        <Button look="quiet" icon={plusIcon} className="justify-self-start" onClick={() => setTimes([...times, '12:00'])}>
          Add a time
        </Button>
      </fieldset>
      <Field label="Days">
        {(control) => (
          <select
            {...control}
            value={days.kind}
            onChange={(event) => setDays(dayKinds.find(({ kind }) => kind === event.target.value)?.first ?? days)}
          >
            {dayKinds.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {days.kind === 'weekdays' && (
        <div className="flex flex-wrap gap-2">
          {weekdays.map((name, day) => {
            const isChosen = days.weekdays.includes(day)
            return (
              <Chip
                key={name}
                chosen={isChosen}
                onClick={() =>
                  setDays({ ...days, weekdays: isChosen ? days.weekdays.filter((each) => each !== day) : [...days.weekdays, day] })
                }
              >
                {name}
              </Chip>
            )
          })}
        </div>
      )}
      {days.kind === 'every-days' && (
        <Count label="Days between doses" value={days.days} onChange={(value) => setDays({ ...days, days: value })} />
      )}
      {days.kind === 'cycle' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Count label="Days on" value={days.daysOn} onChange={(value) => setDays({ ...days, daysOn: value })} />
          <Count label="Days off" value={days.daysOff} onChange={(value) => setDays({ ...days, daysOff: value })} />
        </div>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">Changing dose</legend>
        {taper.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
          <div key={place} className="flex flex-wrap items-center gap-2">
            <input
              type="date"
              aria-label={`Step ${place + 1}: from`}
              className={`${controlLook} max-w-[11rem]`}
              value={step.from}
              onChange={(event) => setTaper(replaced(taper, place, { ...step, from: event.target.value }))}
            />
            <input
              type="number"
              min="0"
              step="0.25"
              aria-label={`Step ${place + 1}: pills`}
              className={`${controlLook} max-w-[7rem]`}
              value={Number.isNaN(step.pills) ? '' : step.pills}
              onChange={(event) => setTaper(replaced(taper, place, { ...step, pills: event.target.valueAsNumber }))}
            />
            <IconButton
              label={`Remove step ${place + 1}`}
              icon={trashIcon}
              onClick={() => setTaper(taper.filter((_, index) => index !== place))}
            />
          </div>
        ))}
        <Button
          look="quiet"
          icon={plusIcon}
          className="justify-self-start"
          onClick={() => setTaper([...taper, { from: '', pills: schedule.pills }])}
        >
          Add a dose change
        </Button>
      </fieldset>
    </>
  )
}

function Count({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          min="1"
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  )
}
