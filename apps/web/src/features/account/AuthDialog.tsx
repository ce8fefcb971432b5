import { minimumPasswordLength } from '@dr-ai/contract/limits'
import { type FormEvent, useState } from 'react'
import { refusalText } from '../../session/refusal-text.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordStrength } from '../../ui/PasswordStrength.tsx'

type Mode = 'login' | 'register'

const words = {
  login: {
    title: 'Log In',
    subtitle: 'Welcome back',
    button: 'Log In',
    question: "Don't have an account?",
    switch: 'Register here',
    other: 'register',
  },
  register: {
    title: 'Register',
    subtitle: 'Create a local account',
    button: 'Register',
    question: 'Already have an account?',
    switch: 'Log in here',
    other: 'login',
  },
} as const

interface AuthDialogProps {
  onClose: () => void
  /** Called after a registration: the recovery file is offered then. */
  onRegistered: () => void
}

/** Login and registration, all on this device: mounted anew it is always the empty login. */
export function AuthDialog({ onClose, onRegistered }: AuthDialogProps) {
  const { session } = useUser()
  const [mode, setMode] = useState<Mode>('login')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { title, subtitle, button, question, switch: switchLabel, other } = words[mode]

  async function submit(event: FormEvent) {
    event.preventDefault()
    await enter(() => session[mode](username, password))
  }

  async function enter(attempt: () => ReturnType<typeof session.login>) {
    setBusy(true)
    const result = await attempt()
    setBusy(false)
    if (!result.isIn) return setError(refusalText(result))
    onClose()
    if (mode === 'register') onRegistered()
  }

  return (
    <Dialog title={title} subtitle={subtitle} size="small" closeLabel="Close auth modal" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Username">
          {(control) => (
            <input
              {...control}
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Password"
          {...(mode === 'register' && { hint: `At least ${minimumPasswordLength} characters; a longer one protects your record better.` })}
        >
          {(control) => (
            <input
              {...control}
              required
              type="password"
              autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {mode === 'register' && <PasswordStrength password={password} />}
        {error && (
          <p role="alert" className="rounded-xl bg-red-soft px-3.5 py-2.5 font-medium text-red">
            {error}
          </p>
        )}
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'One moment...' : button}
        </Button>
        {mode === 'login' && session.canUsePasskeys && (
          <Button disabled={isBusy} onClick={() => enter(() => session.loginWithPasskey(username))}>
            Log in with a passkey
          </Button>
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-[0.9375rem] text-soft">
          {question}
          <button
            type="button"
            className="min-h-11 rounded px-1 font-semibold text-accent-strong underline"
            onClick={() => {
              setMode(other)
              setUsername('')
              setPassword('')
              setError(null)
            }}
          >
            {switchLabel}
          </button>
        </p>
        <p className="rounded-xl bg-raised px-3.5 py-2.5 text-sm text-soft">
          Your account stays in this browser: no password leaves the device. To look around, log in as{' '}
          <strong className="text-ink">demo</strong> with <strong className="text-ink">demo1234</strong>.
        </p>
      </form>
    </Dialog>
  )
}
