import { type FormEvent, useState } from 'react'
import { refusalText } from '../../session/refusal-text.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { CurrentPasswordField } from '../../ui/CurrentPasswordField.tsx'
import { notify } from '../../ui/notices.ts'

/** Lets fingerprint, face or PIN of this device open the record beside the password. */
export function PasskeyPart() {
  const { session, hasPasskey } = useUser()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await session.addPasskey(password)
    setBusy(false)
    if (!result.isChanged) return setError(refusalText(result))
    setPassword('')
    setError(null)
    notify({ tone: 'success', text: 'Your passkey opens this record now. Your password still does too.' })
  }

  if (hasPasskey)
    return (
      <div className="grid gap-3">
        <p>A passkey of this device opens your record. Your password still does too.</p>
        <Button className="justify-self-start" onClick={() => session.dropPasskey()}>
          Stop using the passkey
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-soft">
        Open your record with your fingerprint, your face or the PIN of this device. It works on this device only. Keep your password: it
        opens the record where the passkey is not.
      </p>
      <CurrentPasswordField label="Your password, once more" error={error} value={password} onChange={setPassword} />
      <Button type="submit" className="justify-self-start" disabled={isBusy}>
        {isBusy ? 'One moment...' : 'Make a passkey'}
      </Button>
    </form>
  )
}
