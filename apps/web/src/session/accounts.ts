import { comparableName, credentialMessages } from './check-credentials.ts'
import { passwordDelay } from './password-delay.ts'
import { keyFromPassword, type PasswordWork } from './password-key.ts'
import { type OpenRecord, openVault, sealRecord, type Vault } from './vault.ts'
import type { AccountRow, VaultDatabase, WrappedKey } from './vault-database.ts'

/** An expected "no" is a value: its words, and how long to wait after too many wrong passwords. */
export type SignIn = { isIn: true; account: AccountRow; vault: Vault } | { isIn: false; message: string; waitSeconds: number }

const refused = (message: string, waitSeconds = 0): SignIn => ({ isIn: false, message, waitSeconds })
const ownerOf = (id: string): string => `account:${id}`
const cipher = { name: 'AES-GCM', length: 256 } as const
const uses: KeyUsage[] = ['encrypt', 'decrypt']
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
  work: PasswordWork,
): Promise<SignIn> {
  const name = comparableName(username)
  if (await database.accounts.get(name)) return refused(credentialMessages.taken)
  const id = crypto.randomUUID()
  const wrapped = await wrapUnder(password, await crypto.subtle.generateKey(cipher, true, uses), work)
  const key = await unwrap(wrapped, password)
  if (!key) throw new Error('A key that was just wrapped does not open.')
  const owner = ownerOf(id)
  const sealed = await Promise.all(records.map((record) => sealRecord(key, owner, record)))
  const account: AccountRow = { name, displayName: username.trim(), id, ...wrapped, failures: 0, blockedUntil: 0 }
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
  const key = await tryPassword(database, account, password, now)
  if (typeof key === 'number') return refused(credentialMessages.wrong, key)
  return signInWith(database, account, key)
}

/** Signs in with a vault's key, however it was come by. */
export async function signInWith(database: VaultDatabase, account: AccountRow, key: CryptoKey): Promise<SignIn> {
  await database.transaction('rw', database.accounts, database.keys, async () => {
    await database.accounts.update(account.name, { failures: 0, blockedUntil: 0 })
    await database.keys.put({ id: 'session', owner: ownerOf(account.id), key })
  })
  return { isIn: true, account, vault: openVault(database, ownerOf(account.id), key) }
}

/** Whether the password was changed; else why not, and how long to wait after too many wrong ones. */
export type PasswordChange = { isChanged: true } | { isChanged: false; message: string; waitSeconds: number }

/**
 * Wraps the vault's key under another password; the records stay as they are, and no other password opens the account any more. The one in
 * force has to be given, also by who is signed in.
 */
export async function changeAccountPassword(
  database: VaultDatabase,
  { name }: AccountRow,
  passwords: { current: string; next: string },
  places: { now: number; work: PasswordWork },
): Promise<PasswordChange> {
  const account = await database.accounts.get(name)
  if (!account) return { isChanged: false, message: credentialMessages.unknown, waitSeconds: 0 }
  const key = await tryPassword(database, account, passwords.current, places.now, true)
  if (typeof key === 'number') return { isChanged: false, message: credentialMessages.wrong, waitSeconds: key }
  await database.accounts.update(name, { ...(await wrapUnder(passwords.next, key, places.work)), failures: 0, blockedUntil: 0 })
  return { isChanged: true }
}

/** The vault's key, or, after a wrong password, the seconds to wait. */
export async function tryPassword(
  database: VaultDatabase,
  account: AccountRow,
  password: string,
  now: number,
  isExtractable = false,
): Promise<CryptoKey | number> {
  if (account.blockedUntil > now) return Math.ceil((account.blockedUntil - now) / 1_000)
  const key = await unwrap(account, password, isExtractable)
  if (key) return key
  const failures = account.failures + 1
  const wait = passwordDelay(failures)
  await database.accounts.update(account.name, { failures, blockedUntil: now + wait })
  return Math.ceil(wait / 1_000)
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

type Wrapped = Pick<AccountRow, 'salt' | 'rounds' | 'work' | 'wrapIv' | 'wrappedKey'>

/** A vault's key under what the password makes, with salt and nonce of its own. */
async function wrapUnder(password: string, key: CryptoKey, work: PasswordWork): Promise<Wrapped> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt, rounds: 0, work, ...(await wrapKey(await keyFromPassword(password, salt, work), key)) }
}

/** A vault's key under another key, with a nonce of its own. */
export async function wrapKey(wrapper: CryptoKey, key: CryptoKey): Promise<WrappedKey> {
  const wrapIv = crypto.getRandomValues(new Uint8Array(12))
  return { wrapIv, wrappedKey: await crypto.subtle.wrapKey('raw', key, wrapper, wrapping(wrapIv)) }
}

/** The vault's key again, usable and, unless it is to be wrapped anew, never readable; null where the wrapper is another. */
export async function unwrapKey(wrapper: CryptoKey, { wrapIv, wrappedKey }: WrappedKey, isExtractable: boolean): Promise<CryptoKey | null> {
  return crypto.subtle.unwrapKey('raw', wrappedKey, wrapper, wrapping(wrapIv), cipher, isExtractable, uses).catch(() => null)
}

/** The vault's key; null where the password is another. */
async function unwrap({ salt, rounds, work, ...wrapped }: Wrapped, password: string, isExtractable = false): Promise<CryptoKey | null> {
  return unwrapKey(await keyFromPassword(password, salt, work ?? { kind: 'pbkdf2', rounds }), wrapped, isExtractable)
}
