import { useEffect, useState } from 'react'
import type { PairedDevice } from '../../session/create-devices.ts'
import type { Disagreement } from '../../session/sync/account-exchange.ts'
import { useKept } from '../../session/use-kept.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { notify } from '../../ui/notices.ts'
import { InviteDevice } from './InviteDevice.tsx'

/** The patient's own further devices: which there are, how another one joins, and what two of them said differently. */
export function DevicesPanel() {
  const { session, person, medications, tasks, profile } = useUser()
  const { items: devices } = useKept<PairedDevice>('paired-devices')
  const [own, setOwn] = useState<string | null>(null)
  const [disagreements, setDisagreements] = useState<readonly Disagreement[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from another device changes these
  useEffect(() => {
    if (!devices) return
    void session.devices.ownName().then(setOwn)
    void session.devices.disagreements().then(setDisagreements)
  }, [session, devices, medications, tasks, profile])

  async function decide(disagreement: Disagreement, value: unknown) {
    await session.devices.decide(disagreement, value)
    setDisagreements(await session.devices.disagreements())
  }

  async function leave() {
    await session.devices.leave()
    setOwn(null)
    notify({ tone: 'info', text: 'This device exchanges nothing any more. What is here stays here.' })
  }

  return (
    <div className="grid gap-4">
      <p className="text-[0.9375rem] text-soft">
        A phone and a laptop can keep one record. Medications, doses, tasks and what you told about yourself go from one to the other,
        sealed: the server cannot read them.
      </p>
      {own && devices && (
        <ul aria-label="Your devices" className="grid gap-1">
          {devices.map(({ id, label, since }) => (
            <li key={id}>
              {label}
              {id === own && ' (this one)'}, since {formatDate(since)}
            </li>
          ))}
        </ul>
      )}
      {disagreements.length > 0 && (
        <section aria-label="Your devices say different things" className="grid gap-3 rounded-xl border border-line p-4">
          <p className="font-semibold">Your devices say different things. What holds?</p>
          {disagreements.map((each) => (
            <div key={`${each.row} ${each.field}`} className="grid gap-2">
              <p>{[each.title, fieldWords[each.field] ?? each.field].filter(Boolean).join(': ')}</p>
              <div className="flex flex-wrap gap-2">
                {each.values.map((value) => (
                  <Button key={JSON.stringify(value)} onClick={() => decide(each, value)}>
                    {valueText(value)}
                  </Button>
                ))}
              </div>
            </div>
          ))}
        </section>
      )}
      {person === null ? (
        <InviteDevice />
      ) : (
        <p className="text-soft">Another device joins from the account holder's own record: the family comes with it.</p>
      )}
      {own && (
        <Button className="justify-self-start" onClick={leave}>
          Stop the exchange on this device
        </Button>
      )}
    </div>
  )
}

const fieldWords: Readonly<Record<string, string>> = {
  name: 'name',
  dosage: 'dosage',
  frequency: 'how often',
  schedule: 'when it is taken',
  prescribedBy: 'prescribed by',
  startDate: 'from',
  endDate: 'until',
  expiryDate: 'use before',
  notes: 'notes',
  isActive: 'is taken now',
  status: 'dose',
  completed: 'done',
  ageYears: 'your age',
  sex: 'your sex at birth',
  pregnant: 'pregnant',
  bornOn: 'date of birth',
}

/** A value as words; a schedule, which has none here, as its times. */
function valueText(value: unknown): string {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  const times = (value as { times?: readonly string[] } | null)?.times
  return times ? times.join(', ') : 'Nothing'
}
