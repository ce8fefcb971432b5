import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { createAccountActs } from './account-acts.ts'
import { createDevices } from './create-devices.ts'
import { createFamily } from './create-family.ts'
import { createKeeping } from './keep-records.ts'
import { createOpening } from './open-session.ts'
import { createSessionCore } from './session-core.ts'
import type { SessionPlaces } from './session-places.ts'
import type { SessionAction } from './session-state.ts'
import type { Profile } from './settings.ts'
import { createShownLists } from './shown-lists.ts'
import type { Vault } from './vault.ts'

export type Session = ReturnType<typeof createSession>

/** The patient's session: who they are, their sealed vault, and the shared state. One per page; tabs keep each other up to date. */
export function createSession(places: SessionPlaces) {
  const core = createSessionCore(places)
  const { getState, subscribe, dispatch, reached } = core
  const opening = createOpening(places, core)
  const { start } = opening
  const { reload, changed, keep, keepTogether, hear, watch } = createKeeping(places, core, start)

  /** The history is the server's: the other tabs are told to ask it again. */
  function showHistory(action: SessionAction) {
    dispatch(action)
    const opened = core.opened()
    if (opened) core.tell({ kind: 'records', owner: opened.vault.owner, collection: 'history' })
  }

  const acts = createAccountActs(places, core, opening, { keep, reload })

  return {
    getState,
    subscribe,
    /** Starts the session and listens to the other tabs. Out: how to stop listening. */
    begin() {
      places.channel.addEventListener('message', hear)
      void start()
      return () => places.channel.removeEventListener('message', hear)
    },
    start,
    ...acts,
    call: core.ask,
    devices: createDevices(places, core, { changed, keep }, acts.importRecords),
    family: createFamily({ places, home: () => reached().home, start, changed }),
    vault: (): Vault => reached().vault,
    keep,
    keepTogether,
    watch,
    addMedicalRecord: (entry: HistoryEntry) => showHistory({ type: 'add medical record', entry }),
    removeMedicalRecord: (id: string) => showHistory({ type: 'remove medical record', id }),
    setMedicalHistory: (entries: readonly HistoryEntry[]) => dispatch({ type: 'set medical history', entries }),
    setCurrentSession: (id: string | null) => dispatch({ type: 'set current session', id }),
    ...createShownLists(dispatch, keep),
    saveProfile: (profile: Profile) => keep<Profile>('profile', 'profile', () => profile),
  }
}
