import { useId, useMemo } from 'react'
import { createStore, useStore } from '../../store/create-store.ts'
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
  const { name } = draft
  const { names, strengths, meant } = useStore(useMemo(() => hintsFor(name), [name]))
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

interface Hints {
  names: readonly string[]
  strengths: readonly string[]
  /** What a name that nobody knows may stand for. */
  meant: string | null
}

/** What is known of a name as it is typed, a moment after the last letter; without the checker nothing, and the fields work all the same. */
function hintsFor(name: string) {
  const typed = name.trim()
  const hints = createStore<Hints>({ names: [], strengths: [], meant: null }, () => {
    const take = (change: Partial<Hints>) => hints.set({ ...hints.get(), ...change })
    const none = () => undefined
    const completing = setTimeout(() => {
      askAboutMedicines({ kind: 'complete', typed: name }).then((names) => take({ names }), none)
      askAboutMedicines({ kind: 'strengths', name }).then((strengths) => take({ strengths }), none)
    }, 120)
    const checking = setTimeout(() => {
      if (typed.length < fewestLetters) return
      const check = askAboutMedicines({ kind: 'check', input: { medications: [typed] } })
      check.then(({ unknown }) => take({ meant: unknown[0]?.suggestions[0] ?? null }), none)
    }, 500)
    return () => {
      clearTimeout(completing)
      clearTimeout(checking)
    }
  })
  return hints
}
