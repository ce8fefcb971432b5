import { type FormEvent, useState } from 'react'
import { readRecoveryFile } from '../../session/recovery-file.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notices.ts'

/** Opens a recovery file in the place of the present record. */
export function ImportRecordForm() {
  const { session } = useUser()
  const [file, setFile] = useState<File | null>(null)
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file || passphrase.trim() === '') return setError('Choose the file and enter its passphrase.')
    setBusy(true)
    try {
      const { isOpenToFormer } = await session.importRecords(await readRecoveryFile(await file.text(), passphrase))
      setError(null)
      notify(
        isOpenToFormer
          ? {
              tone: 'failure',
              text: 'Your record is here, but the server could not be reached: who handed it over can still open it. Choose “Sign out everywhere else” to end that.',
            }
          : { tone: 'success', text: 'Your record was restored.' },
      )
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : 'The file could not be opened.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-[0.9375rem] text-soft">What the file holds takes the place of what is here now.</p>
      <Field label="Recovery file">
        {(control) => (
          <input {...control} type="file" accept=".json,application/json" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
        )}
      </Field>
      <Field label="Passphrase" error={error}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={passphrase}
            onChange={(event) => setPassphrase(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? 'One moment...' : 'Restore from file'}
      </Button>
    </form>
  )
}
