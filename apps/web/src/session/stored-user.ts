import type { SessionUser } from './session-state.ts'

/** Where the signed-in user stands in local storage, restored on load. */
export const storedUserKey = 'aiDoctorUser'

/** The stored user, or null where there is none or it is no user. */
export function readStoredUser(storage: Pick<Storage, 'getItem'>): SessionUser | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(storedUserKey) ?? 'null')
    const { id, name } = (user ?? {}) as Partial<SessionUser>
    return typeof id === 'string' && typeof name === 'string' ? { id, name, role: 'Patient' } : null
  } catch {
    return null
  }
}

export function writeStoredUser(storage: Pick<Storage, 'setItem' | 'removeItem'>, user: SessionUser | null) {
  if (user) storage.setItem(storedUserKey, JSON.stringify(user))
  else storage.removeItem(storedUserKey)
}
