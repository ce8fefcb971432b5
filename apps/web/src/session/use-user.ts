import { useContext, useSyncExternalStore } from 'react'
import type { Session } from './create-session.ts'
import type { SessionState } from './session-state.ts'
import { UserContext } from './user-context.ts'

/**
 * The shared state of the client and the session that changes it.
 * @throws Error outside a UserProvider
 */
export function useUser(): SessionState & { session: Session } {
  const session = useContext(UserContext)
  if (!session) throw new Error('useUser must be used within a UserProvider')
  const state = useSyncExternalStore(session.subscribe, session.getState)
  return { ...state, session }
}
