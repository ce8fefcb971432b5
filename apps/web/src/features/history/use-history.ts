import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { Session } from '../../session/create-session.ts'
import { liveChannelOf } from '../../session/live-channel.ts'
import { ownerOf } from '../../session/owner-of.ts'
import { useUser } from '../../session/use-user.ts'
import { createStore, type Store, useStore } from '../../store/create-store.ts'
import { follow } from '../../store/follow.ts'

/** Where the entries on the screen are from: nothing yet, the server, this device's sealed copy of what the server last said, or nowhere. */
export type HistorySource = 'opening' | 'server' | 'copy' | 'nowhere'

interface HistoryView {
  source: HistorySource
  damaged: number
}

const copies = { collection: 'history-copy', id: 'entries' }
const views = new WeakMap<Session, Store<HistoryView>>()

/** The history as the server has it, kept up to date; while the server cannot be reached, the copy that the vault keeps of it. */
export function useHistory(): HistoryView {
  const { session } = useUser()
  const view = views.get(session) ?? viewOf(session)
  views.set(session, view)
  return useStore(view)
}

function viewOf(session: Session): Store<HistoryView> {
  const view = createStore<HistoryView>({ source: 'opening', damaged: 0 }, () => {
    const stops = [
      follow(
        [session],
        () => [ownerOf(session)],
        (owner) => (owner === null ? undefined : keepUpToDate(session, view)),
      ),
      follow(
        [session, view],
        () => [view.get().source, session.getState().medicalHistory],
        (source, entries) => {
          if (source === 'server')
            void session.keep<HistoryEntry[]>(copies.collection, copies.id, () => [...entries]).catch(() => undefined)
          return undefined
        },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return view
}

function keepUpToDate(session: Session, view: Store<HistoryView>): () => void {
  let isCurrent = true
  const load = async () => {
    try {
      const { history, damaged } = await session.call('listHistory')
      session.setMedicalHistory(history)
      if (isCurrent) view.set({ source: 'server', damaged: damaged?.length ?? 0 })
    } catch {
      // The call has logged it.
      const copy = await session.vault().read<HistoryEntry[]>(copies.collection, copies.id)
      if (!isCurrent) return
      if (copy && session.getState().medicalHistory.length === 0) session.setMedicalHistory(copy)
      view.set({ source: copy ? 'copy' : 'nowhere', damaged: view.get().damaged })
    }
  }
  const again = () => void load()
  again()
  addEventListener('online', again)
  // Another page of the same patient may change it, in this browser or in another.
  const live = liveChannelOf(session)
  const stops = [
    session.watch('history', load),
    live.on('record:changed', ({ kind }) => {
      if (kind === 'history') again()
    }),
    // What was changed before the channel opened, nobody has told.
    live.onConnection((isConnected) => {
      if (isConnected) again()
    }),
    () => removeEventListener('online', again),
  ]
  return () => {
    isCurrent = false
    for (const stop of stops) stop()
  }
}
