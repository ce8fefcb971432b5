import type { CreateAccessRequest, CreateAccessResponse, HandedAccess } from '@dr-ai/contract/schemas/access'
import { useState } from 'react'
import { baseUrl } from '../../api/base-url.ts'
import { openAccessPlace } from '../../session/open-access.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { notify } from '../../ui/notices.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { AccessForm } from './AccessForm.tsx'
import { scopeWords } from './access-words.ts'

const states: Readonly<Record<HandedAccess['state'], string>> = { open: 'Open', expired: 'Ended', revoked: 'Revoked' }
const momentOf = (at: string): string => new Date(at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** Who else may look at the record: carers by a link, programs by a token; what each looked at, and the way to end it. */
export function AccessPanel() {
  const { session } = useUser()
  const [made, setMade] = useState<CreateAccessResponse | null>(null)

  const [asked, , load] = useAnswer(async () => {
    const { access: list } = await session.call('listAccess')
    const isOpen = list.some(({ state, scopes }) => state === 'open' && scopes.includes('medications'))
    await session.keep(openAccessPlace.collection, openAccessPlace.id, (known) => (known || isOpen ? { isOpen } : undefined))
    return list
  })
  const access = asked.kind === 'here' ? asked.answer : null

  async function create(body: CreateAccessRequest) {
    try {
      setMade(await session.call('createAccess', { body }))
      await load()
    } catch {
      notify({ tone: 'failure', text: 'The access could not be made. Please check your connection and try again.' })
    }
  }

  async function revoke(id: string) {
    try {
      await session.call('revokeAccess', { parameters: { id } })
      setMade((now) => (now?.access.id === id ? null : now))
      await load()
    } catch {
      notify({ tone: 'failure', text: 'It could not be revoked and is still open. Please try again.' })
    }
  }

  return (
    <div className="grid gap-4">
      <p className="text-[0.9375rem] text-soft">
        Nobody who is given access can change your record. A carer may write down doses if you say so; nothing else is ever written.
      </p>
      <AccessForm onCreate={create} />
      {made && <NewAccess made={made} />}
      {asked.kind === 'failed' && <p role="alert">The list could not be loaded. Please check your connection and try again.</p>}
      {access?.length === 0 && <p className="text-soft">Nobody else may look.</p>}
      {access && access.length > 0 && (
        <ul aria-label="Who else may look" className="grid gap-3">
          {access.map((each) => (
            <li key={each.id} className="grid gap-2 border-b border-line pb-3">
              <p className="font-semibold">
                {each.holder}: {states[each.state]}
              </p>
              <p className="text-sm text-soft">
                {each.scopes.map((scope) => scopeWords[scope]).join(', ')};{' '}
                {each.expiresAt === null ? 'until you revoke it' : `until ${momentOf(each.expiresAt)}`}
              </p>
              <Disclosure summary={each.uses.length === 0 ? 'Never used' : `Used ${each.uses.length} times`}>
                <ul className="text-sm">
                  {each.uses.toReversed().map(({ at, what }) => (
                    <li key={`${at} ${what}`}>
                      {momentOf(at)}: {scopeWords[what]}
                    </li>
                  ))}
                </ul>
              </Disclosure>
              {each.state === 'open' && (
                <Button onClick={() => revoke(each.id)} className="justify-self-start">
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The link or token that was just made; it is shown once. */
function NewAccess({ made: { access, token } }: { made: CreateAccessResponse }) {
  const isCarer = access.scopes.every((scope) => scope === 'medications' || scope === 'log')
  const origin = baseUrl || window.location.origin
  const text = isCarer ? `${origin}/care#${token}` : token
  return (
    <section aria-label="Your new access" className="grid gap-2 rounded-xl border border-line p-4">
      <p className="font-semibold">{isCarer ? `The link for ${access.holder}` : `The token for ${access.holder}`}</p>
      <p className="rounded-xl bg-raised p-3 font-mono text-sm break-all select-all">{text}</p>
      {!isCarer && (
        <p className="font-mono text-sm break-all">
          DR_AI_TOKEN={'<token>'} npx dr-ai-mcp {origin}
        </p>
      )}
      <p className="text-sm text-soft">It is shown this once. Whoever has it can look, so give it to {access.holder} alone.</p>
    </section>
  )
}
