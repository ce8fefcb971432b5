import { type ReactNode, useEffect } from 'react'
import type { Session } from './create-session.ts'
import { UserContext } from './user-context.ts'

/** Something that goes on beside the screens for as long as the session is there. Out: how to stop. */
export type Service = (session: Session) => () => void

const none: readonly Service[] = []

/** Gives the session to the screens below, and keeps it listening and its services going while they are there. */
export function UserProvider({
  session,
  services = none,
  children,
}: {
  session: Session
  services?: readonly Service[]
  children: ReactNode
}) {
  useEffect(() => {
    const stops = [session.begin(), ...services.map((start) => start(session))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, services])
  return <UserContext value={session}>{children}</UserContext>
}
