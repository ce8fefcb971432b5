import type { EndpointName } from '@dr-ai/contract/endpoints'
import type { Calls } from '@dr-ai/contract/schemas/calls'
import type { CallOptions } from '../api/call.ts'
import { createStore } from '../store/create-store.ts'
import type { Patient } from './patient.ts'
import type { OpenVaults } from './read-kept.ts'
import type { SessionPlaces } from './session-places.ts'
import { emptySession, type SessionAction, type SessionState, sessionReducer } from './session-state.ts'
import { readStoredUser } from './stored-user.ts'
import type { AccountRow, VaultDatabase } from './vault-database.ts'

/** What a tab tells the others of this browser. */
export type SessionMessage = { kind: 'session' } | { kind: 'records'; owner: string; collection: string }

/** The record that is open in this tab: whose it is, and what it is opened with. */
export type OpenedRecord = OpenVaults & { account: AccountRow | null; patient: Patient }

export type SessionCore = ReturnType<typeof createSessionCore>

/** What every part of a session shares: the state that the screens show, the record that is open, and the calls that end with it. */
export function createSessionCore(places: SessionPlaces) {
  // Who is signed in is known before the record is open, so that nobody is greeted as somebody else meanwhile.
  const shared = createStore<SessionState>({ ...emptySession, user: readStoredUser(places.storage) })
  let database: VaultDatabase | undefined
  let opened: OpenedRecord | undefined
  let calls = new AbortController()
  const dispatch = (action: SessionAction) => shared.set(sessionReducer(shared.get(), action))

  function giveUpCalls() {
    calls.abort()
    calls = new AbortController()
  }

  /** @throws where no record is open */
  function reached(): OpenedRecord & { database: VaultDatabase } {
    if (!opened || !database) throw new Error('The record is not open.')
    return { ...opened, database }
  }

  return {
    getState: shared.get,
    subscribe: shared.subscribe,
    dispatch,
    /** Tells the other tabs. */
    tell: (message: SessionMessage) => places.channel.postMessage(message),
    opened: () => opened,
    reached,
    /** The browser's own store, opened where it is not. */
    async store(): Promise<VaultDatabase> {
      database ??= await places.openDatabase()
      return database
    },
    /** Puts a record in the place of the one that is open; calls for another one are given up. Out: whether it is the same as before. */
    hold(next: OpenedRecord): boolean {
      const isSame = opened?.vault.owner === next.vault.owner && opened.patient.id === next.patient.id
      if (!isSame) giveUpCalls()
      opened = next
      return isSame
    },
    shut(action: SessionAction & { type: 'shut' }) {
      giveUpCalls()
      opened = undefined
      dispatch(action)
    },
    /** Asks the server as this patient; given up when the session ends. */
    ask<Name extends EndpointName>(name: Name, options: Omit<CallOptions<Name>, 'secret'> = {}): Promise<Calls[Name]['answer']> {
      const { patient } = reached()
      const signal = options.signal ? AbortSignal.any([options.signal, calls.signal]) : calls.signal
      return places.call(name, { ...options, secret: patient.secret, signal } as CallOptions<Name>)
    },
  }
}
