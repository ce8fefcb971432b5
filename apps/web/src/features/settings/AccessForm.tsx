import type { AccessScope, CreateAccessRequest } from '@dr-ai/contract/schemas/access'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { scopeWords } from './access-words.ts'

const day = 86_400_000
const kinds = {
  log: { words: 'A carer: see medications, write down doses', scopes: ['medications', 'log'] },
  carer: { words: 'A carer: see medications', scopes: ['medications'] },
  program: { words: 'A program of mine: read what I choose', scopes: [] },
} as const satisfies Record<string, { words: string; scopes: readonly AccessScope[] }>
type Kind = keyof typeof kinds
const parts = ['medications', 'results', 'history', 'documents'] as const satisfies readonly AccessScope[]
const lives = { week: ['One week', 7], month: ['30 days', 30], quarter: ['90 days', 90], open: ['Until I revoke it', null] } as const
type Life = keyof typeof lives

/** Who may look at what, and for how long. */
export function AccessForm({ onCreate }: { onCreate: (request: CreateAccessRequest) => Promise<void> }) {
  const [holder, setHolder] = useState('')
  const [kind, setKind] = useState<Kind>('log')
  const [chosen, setChosen] = useState<readonly AccessScope[]>(parts)
  const [life, setLife] = useState<Life>('month')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isProgram = kind === 'program'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (holder.trim() === '') return setError('Please say who it is for.')
    if (isProgram && chosen.length === 0) return setError('Please choose at least one part.')
    setError(null)
    const days = isProgram && life === 'open' ? lives.month[1] : lives[life][1]
    const expiresAt = days === null ? null : new Date(Date.now() + days * day).toISOString()
    setBusy(true)
    await onCreate({ holder: holder.trim(), scopes: [...(isProgram ? chosen : kinds[kind].scopes)], expiresAt })
    setBusy(false)
    setHolder('')
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Who is it for?" error={error}>
        {(control) => (
          <input {...control} autoComplete="off" maxLength={80} value={holder} onChange={(event) => setHolder(event.target.value)} />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="What may they do?">
          {(control) => (
            <select {...control} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
              {Object.entries(kinds).map(([name, { words }]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="How long?">
          {(control) => (
            <select
              {...control}
              value={isProgram && life === 'open' ? 'month' : life}
              onChange={(event) => setLife(event.target.value as Life)}
            >
              {Object.entries(lives)
                .filter(([name]) => !isProgram || name !== 'open')
                .map(([name, [words]]) => (
                  <option key={name} value={name}>
                    {words}
                  </option>
                ))}
            </select>
          )}
        </Field>
      </div>
      {isProgram && (
        <fieldset className="grid gap-1">
          <legend className="text-[0.9375rem] font-semibold">What may it read?</legend>
          {parts.map((part) => (
            <label key={part} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-6"
                checked={chosen.includes(part)}
                onChange={({ target }) => setChosen((now) => (target.checked ? [...now, part] : now.filter((each) => each !== part)))}
              />
              {scopeWords[part]}
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? 'One moment...' : 'Give access'}
      </Button>
    </form>
  )
}
