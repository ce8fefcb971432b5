import { useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notices.ts'

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the doctor should know in every consultation. */
export function ProfileForm() {
  const { profile, session, person } = useUser()
  const [age, setAge] = useState(profile.ageYears === null ? '' : String(profile.ageYears))
  const [sex, setSex] = useState<string>(profile.sex ?? '')
  const [isPregnant, setPregnant] = useState(profile.pregnant ?? false)
  const [conditions, setConditions] = useState(profile.conditions.join('\n'))
  const [allergies, setAllergies] = useState(profile.allergies.join('\n'))
  const years = Number.parseInt(age, 10)
  const isAgeWrong = age.trim() !== '' && !(years >= 0 && years <= 130)
  const save = async () => {
    if (isAgeWrong) return
    await session.saveProfile({
      ageYears: age.trim() === '' || person?.bornOn ? null : years,
      sex: sex === 'female' || sex === 'male' ? sex : null,
      pregnant: sex === 'female' ? isPregnant : null,
      conditions: lines(conditions),
      allergies: lines(allergies),
    })
    notify({ tone: 'success', text: 'Saved. The doctor will take it into account from the next message on.' })
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label="Age in years"
          {...(person?.bornOn && { hint: 'Follows from the date of birth.' })}
          error={isAgeWrong ? 'Please enter an age between 0 and 130.' : null}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              disabled={person?.bornOn != null}
              value={age}
              onChange={(event) => setAge(event.target.value)}
            />
          )}
        </Field>
        <Field label="Sex at birth">
          {(control) => (
            <select {...control} value={sex} onChange={(event) => setSex(event.target.value)}>
              <option value="">Prefer not to say</option>
              <option value="female">Female</option>
              <option value="male">Male</option>
            </select>
          )}
        </Field>
      </div>
      {sex === 'female' && (
        <label htmlFor="profile-pregnant" className="flex min-h-11 items-center gap-3">
          <input
            id="profile-pregnant"
            type="checkbox"
            className="size-6"
            checked={isPregnant}
            onChange={(event) => setPregnant(event.target.checked)}
          />
          Pregnant, or may be
        </label>
      )}
      <Field label="Long-term conditions" hint="One per line">
        {(control) => <textarea {...control} rows={2} value={conditions} onChange={(event) => setConditions(event.target.value)} />}
      </Field>
      <Field label="Allergies" hint="One per line">
        {(control) => <textarea {...control} rows={2} value={allergies} onChange={(event) => setAllergies(event.target.value)} />}
      </Field>
      <Button type="submit" className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
