import type { DoseSchedule } from '../../session/dose-schedule.ts'
import { scheduleOf } from '../../session/schedule-of.ts'
import { clockTextOf } from '../../ui/clock-text.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { AsNeededFields } from './AsNeededFields.tsx'
import { ClockTimeFields } from './ClockTimeFields.tsx'
import type { MedicationDraft } from './medication-draft.ts'
import { describeSchedule } from './schedule/describe-schedule.ts'

interface ScheduleFieldsProps {
  draft: MedicationDraft
  error: string | null
  onChange: (schedule: DoseSchedule) => void
}

const kinds: { kind: DoseSchedule['kind']; name: string }[] = [
  { kind: 'times', name: 'At times of day' },
  { kind: 'interval', name: 'Every few hours' },
  { kind: 'as-needed', name: 'When needed' },
]

/** When it is taken, in as much detail as the patient wants. Closed, the frequency's usual times count. */
export function ScheduleFields({ draft, error, onChange }: ScheduleFieldsProps) {
  const frequency = draft.frequency ?? 'As needed'
  const schedule = draft.schedule ?? scheduleOf({ frequency })
  const summary = describeSchedule(
    {
      frequency,
      isFrequencyUnknown: draft.frequency === null,
      ...(draft.schedule && { schedule: draft.schedule }),
    },
    clockTextOf,
  )
  return (
    <div className="grid gap-1.5">
      <Disclosure
        summary={
          <span>
            Dose times: <span className="font-normal text-soft">{summary}</span>
          </span>
        }
      >
        <div className="grid gap-4 pt-2">
          <Field label="How it is taken">
            {(control) => (
              <select
                {...control}
                value={schedule.kind}
                onChange={(event) => onChange(changedKind(event.target.value as DoseSchedule['kind'], schedule))}
              >
                {kinds.map(({ kind, name }) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Pills for one dose">
            {(control) => (
              <input
                {...control}
                type="number"
                min="0.25"
                step="0.25"
                value={Number.isNaN(schedule.pills) ? '' : schedule.pills}
                onChange={(event) => onChange({ ...schedule, pills: event.target.valueAsNumber })}
              />
            )}
          </Field>
          {schedule.kind === 'times' && <ClockTimeFields schedule={schedule} onChange={onChange} />}
          {schedule.kind === 'interval' && (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Hours between doses">
                {(control) => (
                  <input
                    {...control}
                    type="number"
                    min="1"
                    value={Number.isNaN(schedule.hours) ? '' : schedule.hours}
                    onChange={(event) => onChange({ ...schedule, hours: event.target.valueAsNumber })}
                  />
                )}
              </Field>
              <Field label="First dose" hint="The interval is kept when clocks change or you travel.">
                {(control) => (
                  <input
                    {...control}
                    type="datetime-local"
                    value={localInput(schedule.anchor)}
                    onChange={(event) => onChange({ ...schedule, anchor: instantText(event.target.value) })}
                  />
                )}
              </Field>
            </div>
          )}
          {schedule.kind === 'as-needed' && (
            <AsNeededFields schedule={schedule} name={draft.name} dosage={draft.dosage} onChange={onChange} />
          )}
        </div>
      </Disclosure>
      {error && (
        <p role="alert" className="text-sm font-medium text-red">
          {error}
        </p>
      )}
    </div>
  )
}

function changedKind(kind: DoseSchedule['kind'], { pills }: DoseSchedule): DoseSchedule {
  if (kind === 'times') return { kind, times: ['08:00'], days: { kind: 'every-day' }, pills }
  if (kind === 'interval') return { kind, hours: 8, anchor: new Date(new Date().setMinutes(0, 0, 0)).toISOString(), pills }
  return { kind, pills, maximumPerDay: null, leastHoursBetween: null }
}

/** An instant as the local date and time that the input shows. */
function localInput(instant: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

const instantText = (typed: string): string => (typed ? new Date(typed).toISOString() : '')
