import { useCallback, useEffect, useState } from 'react'
import { useUser } from './use-user.ts'
import type { Change } from './vault.ts'

/**
 * A collection of the vault beside those of the shared state: its items, kept up to date over all tabs, and how to change one.
 * `items` is null until they are read.
 */
export function useKept<Item>(collection: string) {
  const { session, access } = useUser()
  const owner = access.kind === 'open' ? access.owner : null
  const [items, setItems] = useState<readonly Item[] | null>(null)
  useEffect(() => {
    if (!owner) return setItems(null)
    let isCurrent = true
    const read = async () => {
      const list = await session.vault().list<Item>(collection)
      if (isCurrent) setItems(list)
    }
    void read()
    const stop = session.watch(collection, read)
    return () => {
      isCurrent = false
      stop()
    }
  }, [session, owner, collection])
  const change = useCallback((id: string, by: Change<Item>) => session.keep(collection, id, by), [session, collection])
  return { items, change }
}
