import type { Access } from '../session/session-state.ts'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lockIcon } from '../ui/icons.ts'

/** Without a secure context, or without storage, a record cannot be sealed; so none is made. Says what to do instead. */
export function InsecurePanel({ access }: { access: Access & { kind: 'insecure' | 'unavailable' } }) {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <Card className="grid max-w-xl gap-3 p-7">
        <Icon path={lockIcon} className="size-10 text-accent" />
        {access.kind === 'insecure' ? (
          <>
            <h1 className="text-2xl font-bold">This connection is not secure</h1>
            <p>
              Dr. AI seals what you say with a key that stays on your device. Browsers only allow that on a secure connection, so nothing
              can be entered here.
            </p>
            <ul className="grid list-disc gap-1 pl-5">
              <li>
                On the machine itself: open <strong>http://localhost:{location.port || '4300'}/chat</strong>
              </li>
              <li>From another machine: ask whoever runs this server for its https address.</li>
            </ul>
          </>
        ) : (
          <>
            <h1 className="text-2xl font-bold">This browser cannot keep your record</h1>
            <p>Its storage is blocked or full. Leave private browsing, or allow this site to store data, and reload.</p>
            <p className="text-sm text-soft">{access.reason}</p>
          </>
        )}
        <p className="rounded-xl bg-red-soft p-3 text-red">
          In an emergency call your local emergency number: 911 in the US, 112 in Europe.
        </p>
      </Card>
    </main>
  )
}
