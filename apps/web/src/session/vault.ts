import { seal, unseal } from './seal.ts'
import type { RecordRow, VaultDatabase } from './vault-database.ts'

export type Change<Item> = (current: Item | undefined) => Item | undefined

/** The sealed records of one owner, opened with their key. */
export interface Vault {
  readonly owner: string
  read<Item>(collection: string, id: string): Promise<Item | undefined>
  list<Item>(collection: string): Promise<Item[]>
  /** Changes one record by a function of what stands there; `undefined` removes it. Two tabs never lose each other's change. */
  change<Item>(collection: string, id: string, change: Change<Item>): Promise<Item | undefined>
  /**
   * Changes several records by one function of what stands there: all of them or none, whatever other tabs do and wherever a crash falls.
   * Out: what stands there now, in the order of the places.
   */
  changeTogether(places: readonly Place[], change: ChangeTogether): Promise<readonly unknown[]>
  /** Everything, opened: for moving to another key and for the recovery file. */
  readAll(): Promise<OpenRecord[]>
}

export interface Place {
  collection: string
  id: string
}

/** What stands at the places, in order; out: what shall stand there, `undefined` for nothing. */
export type ChangeTogether = (current: readonly unknown[]) => readonly unknown[]

export interface OpenRecord {
  collection: string
  id: string
  version: number
  value: unknown
}

const attempts = 20
const placeOf = (row: Pick<RecordRow, 'owner' | 'collection' | 'id' | 'version'>): string =>
  `${row.owner}/${row.collection}/${row.id}/${row.version}`

/** Seals a record for its place in the store. */
export async function sealRecord(key: CryptoKey, owner: string, record: OpenRecord): Promise<RecordRow> {
  const place = { owner, collection: record.collection, id: record.id, version: record.version }
  return { ...place, ...(await seal(key, placeOf(place), record.value)) }
}

export function openVault(database: VaultDatabase, owner: string, key: CryptoKey): Vault {
  const open = <Item>(row: RecordRow) => unseal<Item>(key, placeOf(row), row)

  async function changeTogether(places: readonly Place[], change: ChangeTogether): Promise<readonly unknown[]> {
    const keys = places.map(({ collection, id }): [string, string, string] => [owner, collection, id])
    for (let attempt = 0; attempt < attempts; attempt++) {
      const rows = await database.records.bulkGet(keys)
      const next = change(await Promise.all(rows.map((row) => row && open<unknown>(row))))
      // Sealed before the transaction opens: it would close while the cipher works.
      const sealed = await Promise.all(
        places.map(({ collection, id }, index) =>
          next[index] === undefined
            ? undefined
            : sealRecord(key, owner, { collection, id, version: (rows[index]?.version ?? 0) + 1, value: next[index] }),
        ),
      )
      const isDone = await database.transaction('rw', database.records, async () => {
        const now = await database.records.bulkGet(keys)
        if (now.some((row, index) => row?.version !== rows[index]?.version)) return false
        for (const [index, place] of keys.entries()) {
          const row = sealed[index]
          if (row) await database.records.put(row)
          else await database.records.delete(place)
        }
        return true
      })
      if (isDone) return next
    }
    throw new Error('The record kept changing in another tab.')
  }

  return {
    owner,

    async read<Item>(collection: string, id: string) {
      const row = await database.records.get([owner, collection, id])
      return row && open<Item>(row)
    },

    async list<Item>(collection: string) {
      const rows = await database.records.where('[owner+collection]').equals([owner, collection]).toArray()
      return Promise.all(rows.map((row) => open<Item>(row)))
    },

    async change<Item>(collection: string, id: string, change: Change<Item>) {
      const [next] = await changeTogether([{ collection, id }], ([current]) => [change(current as Item | undefined)])
      return next as Item | undefined
    },

    changeTogether,

    async readAll() {
      const rows = await database.records.where('owner').equals(owner).toArray()
      return Promise.all(
        rows.map(async ({ collection, id, version, ...row }) => ({
          collection,
          id,
          version,
          value: await open<unknown>({ collection, id, version, ...row }),
        })),
      )
    },
  }
}
