import { type OpenRecord, sealRecord } from './vault.ts'
import type { VaultDatabase } from './vault-database.ts'

/**
 * Puts records in the place of everything that an owner's vault holds, all or none.
 * Their versions are newer than whatever stands there, so that a tab that has just read the former cannot take it for the same.
 */
export async function replaceRecords(
  database: VaultDatabase,
  owner: string,
  key: CryptoKey,
  records: readonly OpenRecord[],
): Promise<void> {
  const newest = Math.max(0, ...(await database.records.where('owner').equals(owner).toArray()).map((row) => row.version))
  const sealed = await Promise.all(records.map((record) => sealRecord(key, owner, { ...record, version: newest + record.version })))
  await database.transaction('rw', database.records, async () => {
    await database.records.where('owner').equals(owner).delete()
    await database.records.bulkPut(sealed)
  })
}
