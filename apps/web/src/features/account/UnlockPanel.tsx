import { type FormEvent, useState } from 'react'
import { refusalText } from '../../session/refusal-text.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CurrentPasswordField } from '../../ui/CurrentPasswordField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon } from '../../ui/icons.ts'

/** The record is here but shut: its password opens it. */
export function UnlockPanel({ name, hasPasskey }: { name: string; hasPasskey: boolean }) {
  const { session } = useUser()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function open(attempt: () => ReturnType<typeof session.login>) {
    setBusy(true)
    const result = await attempt()
    setBusy(false)
    if (!result.isIn) setError(refusalText(result))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void open(() => session.login(name, password))
  }

  return (
    <div className="grid min-h-full place-items-center p-5">
      <Card className="w-full max-w-md p-6">
        <form noValidate onSubmit={submit} className="grid gap-4">
          <h1 className="flex items-center gap-2.5 text-2xl font-bold">
            <Icon path={lockIcon} className="size-7 text-accent" />
            Record locked
          </h1>
          <p className="text-soft">
            Welcome back, <strong className="text-ink">{name}</strong>. Enter your password to open your record.
          </p>
          <input type="text" autoComplete="username" value={name} readOnly hidden />
          <CurrentPasswordField label="Password" error={error} value={password} onChange={setPassword} />
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? 'One moment...' : 'Unlock'}
          </Button>
          {hasPasskey && (
            <Button disabled={isBusy} onClick={() => open(() => session.loginWithPasskey(name))}>
              Unlock with your passkey
            </Button>
          )}
          <Button look="quiet" onClick={() => session.logout()}>
            Sign out and continue without an account
          </Button>
        </form>
      </Card>
    </div>
  )
}
