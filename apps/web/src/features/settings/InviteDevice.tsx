import { encodeQR } from 'qr'
import { useState } from 'react'
import { baseUrl } from '../../api/base-url.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import { deviceLabel } from '../../session/device-label.ts'
import type { Invitation } from '../../session/sync/pairing.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { useSignal } from '../../ui/use-signal.ts'

type Step =
  | { kind: 'idle' }
  | { kind: 'shown'; address: string }
  | { kind: 'asked'; invitation: Invitation; question: string; code: string }
  | { kind: 'welcome' }
  | { kind: 'failed' }

const loadPairing = () => loadChunk('pairing', () => import('../../session/sync/pairing.ts'))

/** Shows a code for another device to scan, then asks whether it is the right one that wants to join. */
export function InviteDevice() {
  const { session } = useUser()
  const [step, setStep] = useState<Step>({ kind: 'idle' })
  const beginToWait = useSignal()

  async function invite() {
    const signal = beginToWait()
    try {
      const { comparedCode, fragmentOf, makeInvitation } = await loadPairing()
      const { waitInBox } = await import('../../session/sync/wait-in-box.ts')
      const invitation = makeInvitation()
      await session.call('openPairing', { body: { id: invitation.id } })
      setStep({ kind: 'shown', address: `${baseUrl || window.location.origin}/join${fragmentOf(invitation)}` })
      const view = () => session.call('viewPairing', { parameters: { id: invitation.id } })
      const question = await waitInBox(view, 'question', signal)
      setStep({ kind: 'asked', invitation, question, code: await comparedCode(invitation, question) })
    } catch {
      if (!signal.aborted) setStep({ kind: 'failed' })
    }
  }

  async function welcome({ invitation, question }: Step & { kind: 'asked' }) {
    try {
      const { sealAnswer } = await loadPairing()
      const answer = await sealAnswer(invitation, question, await session.devices.welcome(deviceLabel(navigator.userAgent)))
      await session.devices.exchange()
      await session.call('answerPairing', { parameters: { id: invitation.id }, body: { answer } })
      setStep({ kind: 'welcome' })
    } catch {
      setStep({ kind: 'failed' })
    }
  }

  async function refuse() {
    beginToWait()
    setStep({ kind: 'idle' })
    await session.call('closePairing').catch(() => undefined)
  }

  switch (step.kind) {
    case 'shown':
      return <Code address={step.address} onStop={refuse} />
    case 'asked':
      return (
        <section aria-label="A device wants to join" className="grid gap-3 rounded-xl border border-line p-4">
          <p>A device wants to join. It gets your whole record. Go on only if it shows this number:</p>
          <p className="text-center font-mono text-2xl tracking-wide" data-testid="pairing-code">
            {step.code}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => welcome(step)}>
              Yes, the number is the same
            </Button>
            <Button onClick={refuse}>No</Button>
          </div>
        </section>
      )
    default:
      return (
        <div className="grid gap-3">
          {step.kind === 'welcome' && (
            <p role="status" className="font-medium text-green">
              The other device has joined. It is fetching your record.
            </p>
          )}
          {step.kind === 'failed' && (
            <p role="alert" className="font-medium text-red">
              No device has joined. Please check the connection and try again; a code works for ten minutes.
            </p>
          )}
          <Button className="justify-self-start" onClick={invite}>
            Add a device
          </Button>
        </div>
      )
  }
}

function Code({ address, onStop }: { address: string; onStop: () => void }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(address, 'svg', { ecc: 'medium' }))}`
  return (
    <section aria-label="Add a device" className="grid justify-items-start gap-3 rounded-xl border border-line p-4">
      <p>Scan this code with the camera of the other device, or open the address there. It works for ten minutes and for one device.</p>
      <img src={picture} alt="Code to scan with the other device" className="w-64 max-w-full rounded-xl bg-white p-2" />
      <p className="text-sm break-all select-all">{address}</p>
      <p role="status" className="text-soft">
        Waiting for the other device...
      </p>
      <Button onClick={onStop}>Cancel</Button>
    </section>
  )
}
