import { type ReactNode, useEffect } from 'react'
import type { Session } from './create-session.ts'
import { UserContext } from './user-context.ts'

/** Gives the session to the screens below and keeps it listening while they are there. */
export function UserProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => session.begin(), [session])
  return <UserContext value={session}>{children}</UserContext>
}
