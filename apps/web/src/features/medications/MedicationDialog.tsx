import type { MedicationWarning } from '@dr-ai/clinic/medications/check-medications'
import { useId, useState } from 'react'
import type { Medication } from '../../session/medication.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notices.ts'
import { BeforeSaving } from './BeforeSaving.tsx'
import { checkList, warningsAbout } from './check-list.ts'
import { MedicationFields } from './MedicationFields.tsx'
import { draftOf, editedMedication, emptyDraft, errorsOf, type MedicationDraft, medicationOf } from './medication-draft.ts'
import { makeMedicationId } from './medication-id.ts'

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
    return <BeforeSaving key="warnings" name={draft.name.trim()} warnings={warnings} onSave={save} onBack={() => setWarnings([])} />

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
        <MedicationFields draft={draft} errors={errors} onChange={put} />
      </form>
    </Dialog>
  )
}
