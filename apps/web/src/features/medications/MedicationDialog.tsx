import type { MedicationWarning } from '@dr-ai/clinic/medications/check-medications'
import { useId, useState } from 'react'
import { frequencies, type Medication } from '../../session/medication.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notices.ts'
import { checkList, warningsAbout } from './check-list.ts'
import { draftOf, editedMedication, emptyDraft, errorsOf, type MedicationDraft, medicationOf } from './medication-draft.ts'
import { makeMedicationId } from './medication-id.ts'
import { NameFields } from './NameFields.tsx'
import { SafetyWarnings } from './SafetyWarnings.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

interface MedicationDialogProps {
  /** The medication to edit; none: a new one. */
  medication?: Medication
  today: string
  onClose: () => void
}

/** Adds or edits a medication. What is known to speak against it interrupts before it is saved. */
export function MedicationDialog({ medication, today, onClose }: MedicationDialogProps) {
  const { session, profile } = useUser()
  const [draft, setDraft] = useState<MedicationDraft>(() => (medication ? draftOf(medication) : emptyDraft(today)))
  const [isTried, setTried] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [warnings, setWarnings] = useState<readonly MedicationWarning[]>([])
  const formId = useId()
  const errors = isTried ? errorsOf(draft) : {}
  const title = medication ? 'Edit Medication' : 'Add Medication'
  const put = (change: Partial<MedicationDraft>) => setDraft((current) => ({ ...current, ...change }))

  async function save() {
    try {
      if (medication)
        await session.keep<Medication>('medications', medication.id, (current) => editedMedication(draft, medication, current, new Date()))
      else await session.addMedication(medicationOf(draft, makeMedicationId(), { addedAt: new Date().toISOString() }))
      onClose()
    } catch {
      notify({ tone: 'failure', text: 'The medication could not be saved. Please try again.' })
    }
  }

  /** Only what this edit brings along is asked about: what stood in the list before has been seen. */
  async function newWarnings(): Promise<readonly MedicationWarning[]> {
    const others = session.getState().medications.filter((each) => each.isActive && each.id !== medication?.id)
    const name = draft.name.trim()
    const isKnown = medication?.isActive && medication.name === name
    if (!draft.isActive || isKnown) return []
    const check = await checkList([...others, { name }], profile)
    return warningsAbout(check, name).filter((warning) => warning.interrupts)
  }

  async function submit() {
    setTried(true)
    if (Object.keys(errorsOf(draft)).length > 0 || isChecking) return
    setChecking(true)
    const found = await newWarnings().catch(() => {
      notify({ tone: 'info', text: 'The safety check could not run. Ask a pharmacist whether your medicines go together.' })
      return []
    })
    setChecking(false)
    if (found.length > 0) setWarnings(found)
    else await save()
  }

  if (warnings.length > 0)
    return (
      <Dialog
        key="warnings"
        title="Before you save"
        subtitle={`Something is known that speaks against ${draft.name.trim()}.`}
        onClose={() => setWarnings([])}
        actions={
          <>
            <Button onClick={save}>Save anyway</Button>
            <Button look="primary" onClick={() => setWarnings([])}>
              Go back
            </Button>
          </>
        }
      >
        <SafetyWarnings warnings={warnings} />
        <p className="mt-4 text-[0.9375rem] text-soft">
          If a doctor prescribed it knowing your list, follow the doctor and mention this. Do not stop a medicine on your own.
        </p>
      </Dialog>
    )

  return (
    // Another key: a button that turns into the form's own under the click that closes the warnings would send the form.
    <Dialog
      key="form"
      title={title}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} disabled={isChecking}>
            {isChecking ? 'Checking...' : medication ? 'Save Changes' : 'Add Medication'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <NameFields draft={draft} errors={errors} onChange={put} />
        <Field label="Frequency" error={errors.frequency ?? null}>
          {(control) => (
            <select
              {...control}
              value={draft.frequency ?? ''}
              onChange={(event) => put({ frequency: event.target.value as MedicationDraft['frequency'], schedule: null })}
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
        <ScheduleFields draft={draft} error={errors.schedule ?? null} onChange={(schedule) => put({ schedule })} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Start date">
            {(control) => (
              <input {...control} type="date" value={draft.startDate} onChange={(event) => put({ startDate: event.target.value })} />
            )}
          </Field>
          <Field label="End date" error={errors.endDate ?? null}>
            {(control) => (
              <input {...control} type="date" value={draft.endDate} onChange={(event) => put({ endDate: event.target.value })} />
            )}
          </Field>
          <Field label="Expiry date" hint="As printed on the packet">
            {(control) => (
              <input {...control} type="date" value={draft.expiryDate} onChange={(event) => put({ expiryDate: event.target.value })} />
            )}
          </Field>
          <Field label="Stock (pills)" hint="Leave it blank if you have not counted">
            {(control) => (
              <input
                {...control}
                type="number"
                min="0"
                inputMode="numeric"
                value={draft.stock}
                onChange={(event) => put({ stock: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Prescribed by">
          {(control) => <input {...control} value={draft.prescribedBy} onChange={(event) => put({ prescribedBy: event.target.value })} />}
        </Field>
        <Field label="Notes">
          {(control) => <textarea {...control} rows={2} value={draft.notes} onChange={(event) => put({ notes: event.target.value })} />}
        </Field>
        <label htmlFor={`${formId}-active`} className="flex min-h-11 items-center gap-3">
          <input
            id={`${formId}-active`}
            type="checkbox"
            className="size-6"
            checked={draft.isActive}
            onChange={(event) => put({ isActive: event.target.checked })}
          />
          I'm taking this now
        </label>
      </form>
    </Dialog>
  )
}
