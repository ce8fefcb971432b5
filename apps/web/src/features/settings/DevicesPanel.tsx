import { useState } from 'react'
import type { PairedDevice } from '../../session/create-devices.ts'
import type { Session } from '../../session/create-session.ts'
import type { Disagreement } from '../../session/sync/account-exchange.ts'
import { keptItems } from '../../session/use-kept.ts'
import { useUser } from '../../session/use-user.ts'
import { createStore, useStore } from '../../store/create-store.ts'
import { follow } from '../../store/follow.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { notify } from '../../ui/notices.ts'
import { InviteDevice } from './InviteDevice.tsx'

/** The patient's own further devices: which there are, how another one joins, and what two of them said differently. */
export function DevicesPanel() {
  const { session, person } = useUser()
  const [{ view, look }] = useState(() => devicesOf(session))
  const { devices, own, disagreements } = useStore(view)

  async function decide(disagreement: Disagreement, value: unknown) {
    await session.devices.decide(disagreement, value)
    await look()
  }

  async function leave() {
    await session.devices.leave()
    await look()
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

interface DevicesView {
  devices: readonly PairedDevice[] | null
  /** The name of this one among them. */
  own: string | null
  disagreements: readonly Disagreement[]
}

/** What is known of the patient's devices, looked at anew whenever something may have come from another one. */
function devicesOf(session: Session) {
  const paired = keptItems<PairedDevice>(session, 'paired-devices')
  const look = async () => {
    const devices = paired.get()
    if (!devices) return
    const [own, disagreements] = await Promise.all([session.devices.ownName(), session.devices.disagreements()])
    view.set({ devices, own, disagreements })
  }
  const changing = () => {
    const { medications, tasks, profile } = session.getState()
    return [paired.get(), medications, tasks, profile] as const
  }
  const view = createStore<DevicesView>({ devices: null, own: null, disagreements: [] }, () =>
    follow([session, paired], changing, (..._changed) => void look()),
  )
  return { view, look }
}
