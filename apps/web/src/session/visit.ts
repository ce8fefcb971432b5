import type { call } from '../api/call.ts'
import { destroyDevice } from './device.ts'
import { type Patient, patientPlace } from './patient.ts'
import { openVault, type Vault } from './vault.ts'
import type { VaultDatabase } from './vault-database.ts'

/** Collections that hold what a visitor made; the rest is the browser's own. */
const worthKeeping = ['medications', 'tasks', 'intakes', 'refills', 'conversation', 'history-added']
const mergeable = new Set(['medications', 'tasks', 'intakes', 'refills'])

async function deviceVault(database: VaultDatabase): Promise<Vault | null> {
  const row = await database.keys.get('device')
  return row ? openVault(database, row.owner, row.key) : null
}

const visitorOf = (visit: Vault) => visit.read<Patient>(patientPlace.collection, patientPlace.id)

/** The open account, as far as it takes a visit in. */
interface Adopter {
  keep(collection: string, id: string, change: (current: unknown) => unknown): Promise<unknown>
  ask(name: 'adoptRecord', options: { body: { secret: string } }): Promise<unknown>
}

/** Whether an anonymous visitor of this browser left anything that an account might want. */
export async function hasVisit(database: VaultDatabase): Promise<boolean> {
  const row = await database.keys.get('device')
  if (!row) return false
  const rows = await database.records.where('owner').equals(row.owner).toArray()
  return rows.some((each) => worthKeeping.includes(each.collection))
}

/** Adds the visitor's medications and tasks to the open account, and has the server take over conversations, documents and saved diagnoses. */
export async function adoptVisit(database: VaultDatabase, account: Adopter): Promise<void> {
  const visit = await deviceVault(database)
  if (!visit) return
  for (const { collection, id, value } of await visit.readAll()) {
    if (mergeable.has(collection)) await account.keep(collection, id, (current) => current ?? value)
  }
  const visitor = await visitorOf(visit)
  if (!visitor) return
  await account.ask('adoptRecord', { body: { secret: visitor.secret } })
}

/** Deletes the visit: what the server keeps of it, where it can be reached, and the key without which the rest reads as noise. */
export async function forgetVisit(database: VaultDatabase, request: typeof call): Promise<void> {
  const visit = await deviceVault(database)
  const visitor = visit && (await visitorOf(visit))
  if (visitor) await request('deleteEverything', { secret: visitor.secret }).catch(() => undefined)
  await destroyDevice(database)
}
