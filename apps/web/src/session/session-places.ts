import type { call } from '../api/call.ts'
import { browserPasskeys, type Passkeys } from './passkeys.ts'
import { type PasswordWork, passwordWork } from './password-key.ts'
import type { VaultDatabase } from './vault-database.ts'

/** What the session stands on; tests bring their own. */
export interface SessionPlaces {
  openDatabase: () => Promise<VaultDatabase>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** What this tab alone remembers. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Runs one thing at a time over all tabs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>
  call: typeof call
  now: () => number
  isSecure: boolean
  /** How the passwords of new accounts become keys. */
  passwordWork: PasswordWork
  /** Null where passkeys do not work. */
  passkeys: Passkeys | null
}

/** The browser's own. */
export function browserPlaces(request: typeof call, openDatabase: SessionPlaces['openDatabase']): SessionPlaces {
  return {
    openDatabase,
    storage: localStorage,
    tab: sessionStorage,
    exclusively: (work) => navigator.locks.request('dr-ai-session', work),
    channel: new BroadcastChannel('dr-ai'),
    call: request,
    now: Date.now,
    isSecure: isSecureContext && crypto.subtle !== undefined,
    passwordWork,
    passkeys: browserPasskeys(),
  }
}
