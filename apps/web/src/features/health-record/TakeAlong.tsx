import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { downloadIcon } from '../../ui/icons.ts'

export type RecordForm = 'folder' | 'fhir' | 'ips'

const forms: readonly { form: RecordForm; label: string; hint: string }[] = [
  {
    form: 'folder',
    label: 'Everything as a folder',
    hint: 'A zip file with all of it and your documents. It can be brought back here without loss.',
  },
  { form: 'ips', label: 'Summary for a doctor (IPS)', hint: 'The International Patient Summary, which other health records can open.' },
  { form: 'fhir', label: 'Everything as FHIR R4', hint: 'For importing into another health record.' },
]

/** The record as a file to take along. */
export function TakeAlong({ onSave }: { onSave: (form: RecordForm) => Promise<void> }) {
  const [busy, setBusy] = useState<RecordForm | null>(null)
  async function save(form: RecordForm) {
    setBusy(form)
    await onSave(form)
    setBusy(null)
  }
  return (
    <div className="grid gap-3">
      {forms.map(({ form, label, hint }) => (
        <div key={form} className="grid gap-1">
          <Button icon={downloadIcon} disabled={busy !== null} onClick={() => save(form)} className="justify-self-start">
            {busy === form ? 'One moment...' : label}
          </Button>
          <p className="text-sm text-soft">{hint}</p>
        </div>
      ))}
      <p className="text-sm text-soft">These files are not locked: whoever has one can read it.</p>
    </div>
  )
}
