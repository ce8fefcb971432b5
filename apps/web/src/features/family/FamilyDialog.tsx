import { useState } from 'react'
import { ageInYears, ageText, type Person, personColours } from '../../session/person.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { notify } from '../../ui/notices.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { type PersonDetails, PersonForm } from './PersonForm.tsx'
import { PersonRow } from './PersonRow.tsx'

type Asked = { kind: 'hand over' | 'remove'; person: Person }

/** Whose record is open, and whose else there is: switch, add, change, hand over, remove. */
export function FamilyDialog({ onClose }: { onClose: () => void }) {
  const { session, holder, persons, person: open } = useUser()
  const [asked, setAsked] = useState<Asked | null>(null)
  const names = [holder ?? '', ...persons.map(({ name }) => name)]

  async function show(id: string | null) {
    await session.family.open(id)
    const { user } = session.getState()
    notify({ tone: 'success', text: `The record of ${user?.name} is open now.` })
    onClose()
  }

  async function add(details: PersonDetails) {
    const used = persons.map(({ colour }) => colour)
    const colour = personColours.find((each) => !used.includes(each)) ?? personColours[persons.length % personColours.length] ?? 'blue'
    await show(await session.family.add({ ...details, colour }))
  }

  async function remove(person: Person) {
    try {
      if (person.handedOverAt === undefined) await session.family.remove(person.id)
      else await session.family.forget(person.id)
      notify({ tone: 'success', text: `${person.name} was taken out of this account.` })
    } catch {
      notify({ tone: 'failure', text: 'The server could not delete the record, so nothing was deleted here either. Please try again.' })
    }
  }

  return (
    <Dialog
      title="Whose record?"
      subtitle="Each person has a record of their own. What you say and keep goes into the one that is open."
      onClose={onClose}
    >
      <div className="grid gap-5">
        <ul aria-label="Persons" className="grid gap-2">
          <PersonRow name={holder ?? ''} detail="You" colour="accent" isOpen={open === null} onOpen={() => show(null)} />
          {persons.map((person) => (
            <PersonRow
              key={person.id}
              name={person.name}
              detail={detailOf(person)}
              colour={person.colour}
              isOpen={open?.id === person.id}
              onOpen={() => show(person.id)}
            >
              <Button onClick={() => setAsked({ kind: 'hand over', person })}>Hand over</Button>
              <Button onClick={() => setAsked({ kind: 'remove', person })}>Remove</Button>
              <Disclosure summary={`Change ${person.name}`}>
                <PersonForm
                  person={person}
                  taken={names.filter((each) => each !== person.name)}
                  onSave={(details) => session.family.change({ ...person, ...details })}
                />
              </Disclosure>
            </PersonRow>
          ))}
        </ul>
        <Disclosure summary="Add a person">
          <PersonForm taken={names} onSave={add} />
        </Disclosure>
      </div>
      {asked?.kind === 'hand over' && <HandOverDialog person={asked.person} onClose={() => setAsked(null)} />}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          title={`Remove ${asked.person.name}?`}
          question={
            asked.person.handedOverAt === undefined
              ? 'Conversations, history, documents, medications and tasks of this person are deleted here and on the server. This cannot be undone.'
              : 'The record was put into a file. What this browser keeps of it is deleted; the record on the server stays. If the file has not arrived yet, wait.'
          }
          confirm="Remove"
          onConfirm={() => remove(asked.person)}
          onClose={() => setAsked(null)}
        />
      )}
    </Dialog>
  )
}

function detailOf({ relation, bornOn, handedOverAt }: Person): string {
  const age = ageInYears(bornOn, Date.now())
  const parts = [
    relation === 'patient' ? 'Someone else' : `Your ${relation}`,
    age === null ? null : ageText(age),
    handedOverAt && 'handed over',
  ]
  return parts.filter(Boolean).join(', ')
}
