import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { LinkTerms } from './hand-out.ts'

const day = 86_400_000
const lives = {
  day: ['One day', day],
  week: ['One week', 7 * day],
  month: ['30 days', 30 * day],
  open: ['Until I revoke it', null],
} as const
type Life = keyof typeof lives
const shortestPasscode = 4

/** How long a new link is open, how often, and behind which passcode. */
export function LinkForm({ onCreate }: { onCreate: (terms: LinkTerms) => Promise<void> }) {
  const [life, setLife] = useState<Life>('week')
  const [passcode, setPasscode] = useState('')
  const [isOneTime, setOneTime] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isShort = passcode !== '' && passcode.length < shortestPasscode
    setError(isShort ? `Please use at least ${shortestPasscode} characters, or none.` : null)
    if (isShort) return
    const milliseconds = lives[life][1]
    setBusy(true)
    await onCreate({
      passcode: passcode || null,
      expiresAt: milliseconds === null ? null : new Date(Date.now() + milliseconds).toISOString(),
      isOneTime,
    })
    setBusy(false)
    setPasscode('')
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
      <Field label="Open for">
        {(control) => (
          <select {...control} value={life} onChange={(event) => setLife(event.target.value as Life)}>
            {Object.entries(lives).map(([name, [words]]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Passcode (optional)" hint="Tell it in person, not beside the link." error={error}>
        {(control) => (
          <input {...control} value={passcode} maxLength={100} autoComplete="off" onChange={(event) => setPasscode(event.target.value)} />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={isOneTime} onChange={(event) => setOneTime(event.target.checked)} className="size-5" />
        It can be opened once only
      </label>
      <Button type="submit" look="primary" disabled={isBusy} className="justify-self-start">
        {isBusy ? 'One moment...' : 'Make a link'}
      </Button>
    </form>
  )
}
