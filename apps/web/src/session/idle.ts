import type { SessionPlaces } from './session-places.ts'
import type { VaultDatabase } from './vault-database.ts'

/** When some tab of this browser was last touched, in local storage; milliseconds since 1970. */
export const lastTouchPlace = 'drAiLastTouch'

export function noteTouch({ storage, now }: Pick<SessionPlaces, 'storage' | 'now'>): void {
  storage.setItem(lastTouchPlace, String(now()))
}

/**
 * Takes the key of whoever is signed in out of the browser where nobody has touched the app for longer than they allow, also while it was
 * closed: the password opens the record again.
 */
export async function forgetIdleKey(database: VaultDatabase, { storage, now }: Pick<SessionPlaces, 'storage' | 'now'>): Promise<void> {
  const row = await database.keys.get('session')
  const minutes = row?.idleMinutes ?? null
  if (minutes === null) return
  if (now() - Number(storage.getItem(lastTouchPlace)) >= minutes * 60_000) await database.keys.delete('session')
}
