import { createAccount, openAccount, type SignIn } from './accounts.ts'
import { checkCredentials, comparableName, credentialMessages } from './check-credentials.ts'
import { demoAccount } from './demo-account.ts'
import { openDevice } from './device.ts'
import type { SessionPlaces } from './session-places.ts'
import { openVault } from './vault.ts'
import type { VaultDatabase } from './vault-database.ts'

const no = (message: string): SignIn => ({ isIn: false, message, waitSeconds: 0 })

/** Logs in: blank, length, existence, password, in this order. */
export async function signIn(database: VaultDatabase, username: string, password: string, places: SessionPlaces): Promise<SignIn> {
  const problem = checkCredentials(username, password)
  if (problem) return no(problem)
  const isUnusedDemo = comparableName(username) === demoAccount.name && !(await database.accounts.get(demoAccount.name))
  if (!isUnusedDemo) return openAccount(database, username, password, places.now())
  if (password !== demoAccount.password) return no(credentialMessages.wrong)
  const { makeDemoRecord } = await import('./demo-record.ts')
  return createAccount(database, demoAccount.name, password, await makeDemoRecord(places), places.passwordWork)
}

/** Registers and signs in at once. What the visitor did so far moves into the account, secret and all; the device's copy is destroyed. */
export async function signUp(database: VaultDatabase, username: string, password: string, places: SessionPlaces): Promise<SignIn> {
  const problem = checkCredentials(username, password)
  if (problem) return no(problem)
  if (comparableName(username) === demoAccount.name) return no(credentialMessages.taken)
  await openDevice(database)
  const device = await database.keys.get('device')
  const records = device ? await openVault(database, device.owner, device.key).readAll() : []
  const answer = await createAccount(database, username, password, records, places.passwordWork)
  if (answer.isIn && device) {
    await database.transaction('rw', database.keys, database.records, async () => {
      await database.records.where('owner').equals(device.owner).delete()
      await database.keys.delete('device')
    })
  }
  return answer
}
