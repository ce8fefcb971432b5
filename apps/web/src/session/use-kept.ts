import { useCallback } from 'react'
import { createStore, type Store, useStore } from '../store/create-store.ts'
import { follow } from '../store/follow.ts'
import type { Session } from './create-session.ts'
import { ownerOf } from './owner-of.ts'
import { useUser } from './use-user.ts'
import type { Change } from './vault.ts'

const stores = new WeakMap<Session, Map<string, Store<unknown>>>()

/** A collection of the vault beside those of the shared state, kept up to date over all tabs while somebody follows it; null until it is read. */
export function keptItems<Item>(session: Session, collection: string): Store<readonly Item[] | null> {
  const known = stores.get(session) ?? new Map<string, Store<unknown>>()
  stores.set(session, known)
  const store = (known.get(collection) as Store<readonly Item[] | null> | undefined) ?? makeStore<Item>(session, collection)
  known.set(collection, store as Store<unknown>)
  return store
}

function makeStore<Item>(session: Session, collection: string): Store<readonly Item[] | null> {
  const store = createStore<readonly Item[] | null>(null, () =>
    follow(
      [session],
      () => [ownerOf(session)],
      (owner) => {
        store.set(null)
        if (owner === null) return
        let isCurrent = true
        const read = async () => {
          const list = await session.vault().list<Item>(collection)
          if (isCurrent) store.set(list)
        }
        void read()
        const stop = session.watch(collection, read)
        return () => {
          isCurrent = false
          stop()
        }
      },
    ),
  )
  return store
}

/** The items of such a collection, and how to change one. */
export function useKept<Item>(collection: string) {
  const { session } = useUser()
  const items = useStore(keptItems<Item>(session, collection))
  const change = useCallback((id: string, by: Change<Item>) => session.keep(collection, id, by), [session, collection])
  return { items, change }
}
