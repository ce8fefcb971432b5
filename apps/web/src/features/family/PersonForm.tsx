import { type FormEvent, useState } from 'react'
import { ageInYears, type Person, type Relation, relations } from '../../session/person.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

const longestName = 40
const relationWords = (relation: Relation): string => (relation === 'patient' ? 'Someone else' : `My ${relation}`)

export type PersonDetails = Pick<Person, 'name' | 'relation' | 'bornOn' | 'speaksForSelf'>

interface PersonFormProps {
  person?: Person
  /** Names that are taken: two of one name would be mistaken for each other. */
  taken: readonly string[]
  onSave: (details: PersonDetails) => Promise<void>
}

/** Who the person is, as far as the doctor has to know. */
export function PersonForm({ person, taken, onSave }: PersonFormProps) {
  const [name, setName] = useState(person?.name ?? '')
  const [relation, setRelation] = useState<Relation | ''>(person?.relation ?? '')
  const [bornOn, setBornOn] = useState(person?.bornOn ?? '')
  const [speaksForSelf, setSpeaksForSelf] = useState(person?.speaksForSelf ?? false)
  const [wasTried, setTried] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const trimmed = name.trim()
  const isTaken = taken.some((each) => each.toLowerCase() === trimmed.toLowerCase())
  const nameError = trimmed === '' ? 'Please enter a name.' : isTaken ? 'Somebody here has this name already. Please choose another.' : null
  const bornError = bornOn !== '' && ageInYears(bornOn, Date.now()) === null ? 'Please enter a day that is not in the future.' : null
  const relationError = relation === '' ? 'Please choose one.' : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nameError || bornError || relation === '') return
    try {
      await onSave({ name: trimmed, relation, bornOn: bornOn || null, speaksForSelf })
    } catch {
      setFailed(true)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Name" error={wasTried ? nameError : null}>
        {(control) => (
          <input {...control} autoComplete="off" maxLength={longestName} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Who is it?" error={wasTried ? relationError : null}>
          {(control) => (
            <select {...control} value={relation} onChange={(event) => setRelation(event.target.value as Relation | '')}>
              <option value="">Please choose</option>
              {relations.map((each) => (
                <option key={each} value={each}>
                  {relationWords(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Date of birth (optional)" hint="The doctor then always knows the age." error={wasTried ? bornError : null}>
          {(control) => <input {...control} type="date" value={bornOn} onChange={(event) => setBornOn(event.target.value)} />}
        </Field>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-6" checked={speaksForSelf} onChange={(event) => setSpeaksForSelf(event.target.checked)} />
        They write to the doctor themselves
      </label>
      {hasFailed && (
        <p role="alert" className="font-medium text-red">
          This could not be saved. Please try again.
        </p>
      )}
      <Button type="submit" look="primary" className="justify-self-start">
        {person ? 'Save' : 'Add and open the record'}
      </Button>
    </form>
  )
}
