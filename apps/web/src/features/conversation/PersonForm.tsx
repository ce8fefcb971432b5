import type { Question } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { controlLook } from '../../ui/Field.tsx'
import { ageOf, asksSelf, sayPerson, type ToldPerson } from './about-person.ts'

interface PersonFormProps {
  question: Question
  isDisabled: boolean
  onSend: (text: string) => void
}

/** Age and sex as two fields. Who speaks of themself may have it remembered, so that it is not asked again. */
export function PersonForm({ question, isDisabled, onSend }: PersonFormProps) {
  const { session } = useUser()
  const [person, setPerson] = useState<ToldPerson>({ age: '', unit: 'years', sex: null })
  const [isRemembered, setRemembered] = useState(false)
  const words = sayPerson(person)
  const isSelf = asksSelf(question)
  const answer = () => {
    if (words === null || isDisabled) return
    const { profile } = session.getState()
    const years = ageOf(person)
    if (isSelf && isRemembered)
      void session.saveProfile({ ...profile, ageYears: years ?? profile.ageYears, sex: person.sex ?? profile.sex })
    onSend(words)
  }
  return (
    <form
      aria-label="Age and sex"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        answer()
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <input
          aria-label={person.unit === 'years' ? 'Age in years' : 'Age in months'}
          placeholder="Age"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          disabled={isDisabled}
          value={person.age}
          onChange={(event) => setPerson({ ...person, age: event.target.value })}
          className={`${controlLook} min-w-[5rem]! w-[5rem]!`}
        />
        {!isSelf && (
          <Chip
            chosen={person.unit === 'months'}
            disabled={isDisabled}
            onClick={() => setPerson({ ...person, unit: person.unit === 'years' ? 'months' : 'years' })}
          >
            months
          </Chip>
        )}
        {(['female', 'male'] as const).map((sex) => (
          <Chip
            key={sex}
            chosen={person.sex === sex}
            disabled={isDisabled}
            onClick={() => setPerson({ ...person, sex: person.sex === sex ? null : sex })}
          >
            {sex === 'female' ? 'Female' : 'Male'}
          </Chip>
        ))}
        {isSelf && (
          <label className="flex min-h-11 grow items-center gap-2.5 px-1 text-[0.9375rem]">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              disabled={isDisabled}
              checked={isRemembered}
              onChange={(event) => setRemembered(event.target.checked)}
            />
            Remember this for next time
          </label>
        )}
        <Button type="submit" look="primary" className="grow" disabled={isDisabled || words === null}>
          Continue
        </Button>
      </div>
    </form>
  )
}
