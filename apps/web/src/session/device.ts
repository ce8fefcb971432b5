import { mintPatient, patientPlace } from './patient.ts'
import { openVault, sealRecord, type Vault } from './vault.ts'
import type { VaultDatabase } from './vault-database.ts'

/** The vault of the anonymous visitor of this browser; made, with a patient secret of its own, when there is none. Call under the session's lock. */
export async function openDevice(database: VaultDatabase): Promise<Vault> {
  const row = await database.keys.get('device')
  if (row) return openVault(database, row.owner, row.key)
  const owner = `device:${crypto.randomUUID()}`
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const sealed = await sealRecord(key, owner, { ...patientPlace, version: 1, value: await mintPatient() })
  await database.transaction('rw', database.keys, database.records, async () => {
    await database.keys.put({ id: 'device', owner, key })
    await database.records.put(sealed)
  })
  return openVault(database, owner, key)
}

/** Destroys the anonymous visitor's key and records. */
export async function destroyDevice(database: VaultDatabase): Promise<void> {
  await database.transaction('rw', database.keys, database.records, async () => {
    const row = await database.keys.get('device')
    if (!row) return
    await database.records.where('owner').equals(row.owner).delete()
    await database.keys.delete('device')
  })
}
