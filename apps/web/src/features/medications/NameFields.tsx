import { useEffect, useId, useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import type { DraftErrors, MedicationDraft } from './medication-draft.ts'
import { askAboutMedicines } from './medicine-checker.ts'

interface NameFieldsProps {
  draft: MedicationDraft
  errors: DraftErrors
  onChange: (change: Partial<MedicationDraft>) => void
}

/** Name and dosage, completed while typing: names that are known, then the strengths they commonly come in. */
export function NameFields({ draft, errors, onChange }: NameFieldsProps) {
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const [strengths, setStrengths] = useState<readonly string[]>([])
  const { name } = draft
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      // Without the checker there are no completions; the fields work all the same.
      askAboutMedicines({ kind: 'complete', typed: name }).then(
        (found) => isCurrent && setNames(found),
        () => undefined,
      )
      askAboutMedicines({ kind: 'strengths', name }).then(
        (found) => isCurrent && setStrengths(found),
        () => undefined,
      )
    }, 120)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name])
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Medication name" error={errors.name ?? null}>
        {(control) => (
          <>
            <input
              {...control}
              required
              autoComplete="off"
              list={`${id}-names`}
              maxLength={200}
              value={name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
            <datalist id={`${id}-names`}>
              {names.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field
        label="Dosage"
        hint={strengths.length > 0 ? `Common strengths: ${strengths.join(', ')}` : 'For example 500 mg'}
        error={errors.dosage ?? null}
      >
        {(control) => (
          <>
            <input
              {...control}
              required
              autoComplete="off"
              list={`${id}-strengths`}
              maxLength={200}
              value={draft.dosage}
              onChange={(event) => onChange({ dosage: event.target.value })}
            />
            <datalist id={`${id}-strengths`}>
              {strengths.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  )
}
