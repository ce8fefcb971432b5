import { useId } from 'react'
import { frequencies } from '../../session/medication.ts'
import { Field } from '../../ui/Field.tsx'
import type { errorsOf, MedicationDraft } from './medication-draft.ts'
import { NameFields } from './NameFields.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

interface MedicationFieldsProps {
  draft: MedicationDraft
  errors: ReturnType<typeof errorsOf>
  onChange: (change: Partial<MedicationDraft>) => void
}

/** What can be told of a medication: what it is, how often, from when to when, how much is left, by whom. */
export function MedicationFields({ draft, errors, onChange }: MedicationFieldsProps) {
  const id = useId()
  return (
    <>
      <NameFields draft={draft} errors={errors} onChange={onChange} />
      <Field label="Frequency" error={errors.frequency ?? null}>
        {(control) => (
          <select
            {...control}
            value={draft.frequency ?? ''}
            onChange={(event) => onChange({ frequency: event.target.value as MedicationDraft['frequency'], schedule: null })}
          >
            {draft.frequency === null && (
              <option value="" disabled>
                Please choose
              </option>
            )}
            {frequencies.map((frequency) => (
              <option key={frequency}>{frequency}</option>
            ))}
          </select>
        )}
      </Field>
      <ScheduleFields draft={draft} error={errors.schedule ?? null} onChange={(schedule) => onChange({ schedule })} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Start date">
          {(control) => (
            <input {...control} type="date" value={draft.startDate} onChange={(event) => onChange({ startDate: event.target.value })} />
          )}
        </Field>
        <Field label="End date" error={errors.endDate ?? null}>
          {(control) => (
            <input {...control} type="date" value={draft.endDate} onChange={(event) => onChange({ endDate: event.target.value })} />
          )}
        </Field>
        <Field label="Expiry date" hint="As printed on the packet">
          {(control) => (
            <input {...control} type="date" value={draft.expiryDate} onChange={(event) => onChange({ expiryDate: event.target.value })} />
          )}
        </Field>
        <CountField
          label="Stock (pills)"
          hint="Leave it blank if you have not counted"
          value={draft.stock}
          onChange={(stock) => onChange({ stock })}
        />
        <Field label="Prescribed by">
          {(control) => (
            <input {...control} value={draft.prescribedBy} onChange={(event) => onChange({ prescribedBy: event.target.value })} />
          )}
        </Field>
        <CountField
          label="Repeats left"
          hint="As printed on the prescription"
          value={draft.repeats}
          onChange={(repeats) => onChange({ repeats })}
        />
      </div>
      <Field label="Notes">
        {(control) => <textarea {...control} rows={2} value={draft.notes} onChange={(event) => onChange({ notes: event.target.value })} />}
      </Field>
      <label htmlFor={`${id}-active`} className="flex min-h-11 items-center gap-3">
        <input
          id={`${id}-active`}
          type="checkbox"
          className="size-6"
          checked={draft.isActive}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        />
        I'm taking this now
      </label>
    </>
  )
}

interface CountFieldProps {
  label: string
  hint: string
  value: string
  onChange(value: string): void
}

/** A number of things that are counted, from none on. */
function CountField({ label, hint, value, onChange }: CountFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input {...control} type="number" min="0" inputMode="numeric" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
