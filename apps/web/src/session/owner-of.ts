import type { Session } from './create-session.ts'

/** Whose record is open; null while none is. */
export function ownerOf(session: Pick<Session, 'getState'>): string | null {
  const { access } = session.getState()
  return access.kind === 'open' ? access.owner : null
}
