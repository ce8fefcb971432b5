import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

interface CorrectionProps {
  finding: DocumentFinding
  isBusy: boolean
  onSave: (correction: { value: string; unit?: string }) => void
  onCancel: () => void
}

/** The value of one finding, put right by hand. */
export function Correction({ finding, isBusy, onSave, onCancel }: CorrectionProps) {
  const [value, setValue] = useState(finding.value ?? '')
  const [unit, setUnit] = useState(finding.unit ?? '')
  const hasUnit = finding.kind === 'lab'
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() !== '') onSave({ value: value.trim(), ...(hasUnit && unit.trim() !== '' && { unit: unit.trim() }) })
      }}
    >
      <Field label={`Value of ${finding.name}`} className="w-[10rem]">
        {(control) => <input {...control} value={value} maxLength={200} onChange={(event) => setValue(event.target.value)} />}
      </Field>
      {hasUnit && (
        <Field label="Unit" className="w-[9rem]">
          {(control) => <input {...control} value={unit} maxLength={40} onChange={(event) => setUnit(event.target.value)} />}
        </Field>
      )}
      <Button type="submit" look="primary" disabled={isBusy || value.trim() === ''}>
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  )
}
