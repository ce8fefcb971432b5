import { personCollection } from './person.ts'
import { accountCollections, readAgain } from './read-kept.ts'
import type { SessionCore, SessionMessage } from './session-core.ts'
import type { SessionPlaces } from './session-places.ts'
import type { Change, ChangeTogether, Place, Vault } from './vault.ts'

/** How a session's sealed records change, here and in the other tabs. */
export function createKeeping(places: SessionPlaces, core: SessionCore, start: () => Promise<void>) {
  const watchers = new Map<string, Set<() => void>>()

  async function reload(collection: string) {
    const opened = core.opened()
    if (!opened) return
    const action = await readAgain(collection, opened, places.now())
    if (action) core.dispatch(action)
    // A person may have another name, another birthday, or be gone.
    if (collection === personCollection) await start()
    for (const watcher of watchers.get(collection) ?? []) watcher()
  }

  const vaultOf = (collection: string): Vault => (accountCollections.has(collection) ? core.reached().home : core.reached().vault)

  async function changed(collection: string) {
    await reload(collection)
    core.tell({ kind: 'records', owner: vaultOf(collection).owner, collection })
  }

  /** Changes one sealed record; this tab's watchers and the other tabs learn of it. */
  async function keep<Item>(collection: string, id: string, change: Change<Item>): Promise<Item | undefined> {
    const item = await vaultOf(collection).change(collection, id, change)
    await changed(collection)
    return item
  }

  /** Changes several records of whoever's record is open at once, all or none. */
  async function keepTogether(at: readonly Place[], change: ChangeTogether): Promise<readonly unknown[]> {
    const items = await core.reached().vault.changeTogether(at, change)
    for (const collection of new Set(at.map((place) => place.collection))) await changed(collection)
    return items
  }

  function hear(event: Event) {
    const message = (event as MessageEvent<SessionMessage>).data
    if (message.kind === 'session') void start()
    else if (core.opened() && message.owner === vaultOf(message.collection).owner) void reload(message.collection)
  }

  return {
    reload,
    changed,
    keep,
    keepTogether,
    hear,
    /** Calls back when a collection changes, here or in another tab. */
    watch(collection: string, watcher: () => void) {
      const those = watchers.get(collection) ?? new Set()
      watchers.set(collection, those.add(watcher))
      return () => void those.delete(watcher)
    },
  }
}
