import { comparableName, credentialMessages } from './check-credentials.ts'
import { passwordPatience } from './password-patience.ts'
import { keyFromPassword, passwordRounds } from './seal.ts'
import { type OpenRecord, openVault, sealRecord, type Vault } from './vault.ts'
import type { AccountRow, VaultDatabase } from './vault-database.ts'

/** An expected "no" is a value: its words, and how long to wait after too many wrong passwords. */
export type SignIn = { isIn: true; account: AccountRow; vault: Vault } | { isIn: false; message: string; waitSeconds: number }

const refused = (message: string, waitSeconds = 0): SignIn => ({ isIn: false, message, waitSeconds })
const ownerOf = (id: string): string => `account:${id}`
const wrapping = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv })

/**
 * Makes an account with a vault key of its own, seals the given records under it and signs in.
 * @param records what the account starts with: what the visitor did so far, or a sample record
 */
export async function createAccount(
  database: VaultDatabase,
  username: string,
  password: string,
  records: readonly OpenRecord[],
  rounds: number = passwordRounds,
): Promise<SignIn> {
  const name = comparableName(username)
  if (await database.accounts.get(name)) return refused(credentialMessages.taken)
  const id = crypto.randomUUID()
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const wrapIv = crypto.getRandomValues(new Uint8Array(12))
  const wrapper = await keyFromPassword(password, salt, rounds)
  const extractable = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])
  const wrappedKey = await crypto.subtle.wrapKey('raw', extractable, wrapper, wrapping(wrapIv))
  const key = await unwrap(wrappedKey, wrapper, wrapIv)
  const owner = ownerOf(id)
  const sealed = await Promise.all(records.map((record) => sealRecord(key, owner, record)))
  const account: AccountRow = { name, displayName: username.trim(), id, salt, rounds, wrapIv, wrappedKey, failures: 0, blockedUntil: 0 }
  await database.transaction('rw', database.accounts, database.keys, database.records, async () => {
    await database.accounts.add(account)
    await database.records.bulkPut(sealed)
    await database.keys.put({ id: 'session', owner, key })
  })
  return { isIn: true, account, vault: openVault(database, owner, key) }
}

/** Opens an account with its password; counts wrong ones and asks for patience after three. */
export async function openAccount(database: VaultDatabase, username: string, password: string, now: number): Promise<SignIn> {
  const account = await database.accounts.get(comparableName(username))
  if (!account) return refused(credentialMessages.unknown)
  if (account.blockedUntil > now) return refused(credentialMessages.wrong, Math.ceil((account.blockedUntil - now) / 1_000))
  const wrapper = await keyFromPassword(password, account.salt, account.rounds)
  const key = await unwrap(account.wrappedKey, wrapper, account.wrapIv).catch(() => null)
  if (!key) {
    const failures = account.failures + 1
    const wait = passwordPatience(failures)
    await database.accounts.update(account.name, { failures, blockedUntil: now + wait })
    return refused(credentialMessages.wrong, Math.ceil(wait / 1_000))
  }
  await database.transaction('rw', database.accounts, database.keys, async () => {
    await database.accounts.update(account.name, { failures: 0, blockedUntil: 0 })
    await database.keys.put({ id: 'session', owner: ownerOf(account.id), key })
  })
  return { isIn: true, account, vault: openVault(database, ownerOf(account.id), key) }
}

/** The account whose key this browser still holds, if any. */
export async function resumeAccount(database: VaultDatabase): Promise<{ account: AccountRow; vault: Vault } | null> {
  const row = await database.keys.get('session')
  if (!row) return null
  const account = await database.accounts.where('id').equals(row.owner.slice('account:'.length)).first()
  return account ? { account, vault: openVault(database, row.owner, row.key) } : null
}

/** Removes an account with all its records from this browser. */
export async function destroyAccount(database: VaultDatabase, account: AccountRow): Promise<void> {
  await database.transaction('rw', database.accounts, database.keys, database.records, async () => {
    await database.records.where('owner').equals(ownerOf(account.id)).delete()
    await database.accounts.delete(account.name)
    await database.keys.delete('session')
  })
}

/** The vault key, usable but never readable. */
function unwrap(wrappedKey: ArrayBuffer, wrapper: CryptoKey, iv: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.unwrapKey('raw', wrappedKey, wrapper, wrapping(iv), { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
