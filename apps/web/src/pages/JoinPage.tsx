import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadChunk } from '../api/load-chunk.ts'
import type { Welcome } from '../session/create-devices.ts'
import { deviceLabel } from '../session/device-label.ts'
import { useUser } from '../session/use-user.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { notify } from '../ui/notices.ts'
import { useSignal } from '../ui/use-signal.ts'

type Step = { kind: 'ready' } | { kind: 'asking'; code: string | null } | { kind: 'fetching' } | { kind: 'failed' }

/** Where a new device arrives by the code that another one shows: it asks to join, and gets the record. */
export function JoinPage() {
  const { session, access, user, holder } = useUser()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ kind: 'ready' })
  const beginToWait = useSignal()

  async function join() {
    setStep({ kind: 'asking', code: null })
    const signal = beginToWait()
    try {
      const { askToJoin, comparedCode, openAnswer, readInvitation } = await loadChunk('pairing', () => import('../session/sync/pairing.ts'))
      const { waitInBox } = await import('../session/sync/wait-in-box.ts')
      const invitation = readInvitation(window.location.hash)
      if (!invitation) return setStep({ kind: 'failed' })
      const { question, keys } = await askToJoin()
      const parameters = { id: invitation.id }
      await session.call('askPairing', { parameters, body: { question } })
      setStep({ kind: 'asking', code: await comparedCode(invitation, question) })
      const answer = await waitInBox(() => session.call('viewPairing', { parameters }), 'answer', signal)
      setStep({ kind: 'fetching' })
      await session.devices.join(await openAnswer<Welcome>(invitation, keys, answer), deviceLabel(navigator.userAgent))
      notify({ tone: 'success', text: 'This device has joined. Your record is here.' })
      await navigate('/medications', { replace: true })
    } catch {
      if (!signal.aborted) setStep({ kind: 'failed' })
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6">
      <title>Add this device - Dr. AI</title>
      <Card className="grid gap-4 p-5">
        <h1 className="text-xl font-bold">Add this device to your record</h1>
        <p>Your other device shows the code that brought you here. When both show the same number, it gives this device your record.</p>
        <p className="font-semibold">
          {user ? `What the account ${holder ?? user.name} keeps in this browser goes:` : 'What this browser keeps so far goes:'} the record
          of your other device takes its place.
        </p>
        {step.kind === 'asking' && (
          <div role="status" className="grid gap-2">
            <p>Say yes on your other device if it shows this number:</p>
            <p className="text-center font-mono text-2xl tracking-wide" data-testid="pairing-code">
              {step.code ?? '...'}
            </p>
          </div>
        )}
        {step.kind === 'fetching' && <p role="status">Your record is on its way...</p>}
        {step.kind === 'failed' && (
          <p role="alert" className="font-medium text-red">
            This device could not join. A code works for ten minutes and for one device. Please show a new one on your other device.
          </p>
        )}
        {(step.kind === 'ready' || step.kind === 'failed') && (
          <Button look="primary" className="justify-self-start" disabled={access.kind !== 'open'} onClick={join}>
            Ask to join
          </Button>
        )}
      </Card>
    </div>
  )
}
