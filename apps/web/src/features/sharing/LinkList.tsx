import type { HandedLink } from '@dr-ai/contract/schemas/links'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { formatDate } from '../../ui/format-date.ts'

const states: Record<HandedLink['state'], string> = {
  open: 'Open',
  used: 'Used once, closed',
  expired: 'Expired',
  locked: 'Closed after too many wrong passcodes',
  revoked: 'Revoked',
}
const momentOf = (at: string): string => new Date(at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** Every link that was handed out: what it holds, whether it is open, who opened it when. */
export function LinkList({ links, onRevoke }: { links: readonly HandedLink[]; onRevoke: (id: string) => Promise<void> }) {
  if (links.length === 0) return <p className="text-soft">You have handed out no link yet.</p>
  return (
    <ul aria-label="Links you have handed out" className="grid gap-3">
      {links.map((link) => (
        <li key={link.id} className="grid gap-2 border-b border-line pb-3">
          <p className="font-semibold">
            Link of {formatDate(link.createdAt)}: {states[link.state]}
          </p>
          <p className="text-sm text-soft">{termsOf(link)}</p>
          <Disclosure summary={`What it holds (${link.holds.length})`}>
            <ul className="list-disc pl-5">
              {link.holds.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Disclosure>
          {link.openings.length === 0 ? (
            <p className="text-sm">Nobody has opened it.</p>
          ) : (
            <ul className="text-sm">
              {link.openings.map(({ at, recipient }) => (
                <li key={`${at} ${recipient}`}>
                  Opened on {momentOf(at)} by {recipient}
                </li>
              ))}
            </ul>
          )}
          {link.state !== 'revoked' && (
            <Button onClick={() => onRevoke(link.id)} className="justify-self-start">
              Revoke this link
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function termsOf({ expiresAt, hasPasscode, isOneTime, state }: HandedLink): string {
  if (state === 'revoked') return 'What it led to is erased.'
  const until = expiresAt === null ? 'until you revoke it' : `until ${momentOf(expiresAt)}`
  return [until, isOneTime && 'for one opening', hasPasscode && 'with a passcode'].filter(Boolean).join(', ')
}
