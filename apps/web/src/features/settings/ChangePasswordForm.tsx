import { type FormEvent, useState } from 'react'
import { refusalText } from '../../session/refusal-text.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { CurrentPasswordField } from '../../ui/CurrentPasswordField.tsx'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notices.ts'
import { PasswordStrength } from '../../ui/PasswordStrength.tsx'

/** Another password for who is signed in. The record stays as it is; the recovery file keeps its own passphrase. */
export function ChangePasswordForm() {
  const { session } = useUser()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await session.changePassword(current, next)
    setBusy(false)
    if (!result.isChanged) return setError(refusalText(result))
    setCurrent('')
    setNext('')
    setError(null)
    notify({ tone: 'success', text: 'Your password was changed.' })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <CurrentPasswordField label="Current password" error={error} value={current} onChange={setCurrent} />
      <Field label="New password" hint="Four or five words that do not belong together are strong and easy to keep.">
        {(control) => (
          <input {...control} type="password" autoComplete="new-password" value={next} onChange={(event) => setNext(event.target.value)} />
        )}
      </Field>
      <PasswordStrength password={next} />
      <Button type="submit" className="justify-self-start" disabled={isBusy}>
        {isBusy ? 'One moment...' : 'Change the password'}
      </Button>
    </form>
  )
}
