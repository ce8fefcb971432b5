import type { MedicationWarning } from '@dr-ai/clinic/medications/check-medications'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SafetyWarnings } from './SafetyWarnings.tsx'

interface BeforeSavingProps {
  name: string
  warnings: readonly MedicationWarning[]
  onSave: () => void
  onBack: () => void
}

/** What speaks against a medicine, before it is saved. */
export function BeforeSaving({ name, warnings, onSave, onBack }: BeforeSavingProps) {
  return (
    <Dialog
      title="Before you save"
      subtitle={`Please read this first: ${name} may not be safe for you.`}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onSave}>Save anyway</Button>
          <Button look="primary" onClick={onBack}>
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
}
