import { call } from '../api/call.ts'
import { loadChunk } from '../api/load-chunk.ts'
import { createSession } from './create-session.ts'
import { browserPlaces } from './session-places.ts'

/** Resolves once the screen has been painted: the frame after next begins. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The database comes after the first paint; a page in the background paints nothing and does not wait. */
async function openDatabase() {
  if (document.visibilityState === 'visible') await painted()
  const { VaultDatabase } = await loadChunk('vault', () => import('./vault-database.ts'))
  return new VaultDatabase()
}

/** The one session of this page. */
export const browserSession = createSession(browserPlaces(call, openDatabase))
