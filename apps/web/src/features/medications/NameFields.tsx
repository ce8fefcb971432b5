import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { DraftErrors, MedicationDraft } from './medication-draft.ts'
import { askAboutMedicines } from './medicine-checker.ts'

interface NameFieldsProps {
  draft: MedicationDraft
  errors: DraftErrors
  onChange: (change: Partial<MedicationDraft>) => void
}

/** From so many letters on a name that nobody knows may be a misspelt one. */
const fewestLetters = 4

/** Name and dosage, completed while typing: names that are known, then the strengths they commonly come in. A name nobody knows is asked about. */
export function NameFields({ draft, errors, onChange }: NameFieldsProps) {
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const [strengths, setStrengths] = useState<readonly string[]>([])
  const [meant, setMeant] = useState<string | null>(null)
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
    const checking = setTimeout(() => {
      const typed = name.trim()
      if (typed.length < fewestLetters) return
      askAboutMedicines({ kind: 'check', input: { medications: [typed] } }).then(
        ({ unknown }) => isCurrent && setMeant(unknown[0]?.suggestions[0] ?? null),
        () => undefined,
      )
    }, 500)
    return () => {
      isCurrent = false
      setMeant(null)
      clearTimeout(checking)
      clearTimeout(timer)
    }
  }, [name])
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
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
            {meant && (
              <Button look="quiet" className="justify-self-start" onClick={() => onChange({ name: meant })}>
                Did you mean {meant}?
              </Button>
            )}
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
