import { type PasswordChange, type SignIn, signInWith, tryPassword, unwrapKey, wrapKey } from './accounts.ts'
import { comparableName, credentialMessages } from './check-credentials.ts'
import { PasskeyFailure, type Passkeys } from './passkeys.ts'
import type { AccountRow, VaultDatabase } from './vault-database.ts'

const encoder = new TextEncoder()
const noPasskey = 'This account has no passkey on this device. Please use your password.'
const noneHere = 'Passkeys do not work in this browser or at this address. Please use your password.'

/** The key that wraps a vault's, from what the authenticator makes. */
async function keyFromPasskey(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const from = { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode('dr-ai/passkey/v1') }
  return crypto.subtle.deriveKey(from, material, { name: 'AES-GCM', length: 256 }, false, ['wrapKey', 'unwrapKey'])
}

/** Lets a passkey of this device open the account beside its password, which has to be given. */
export async function addAccountPasskey(
  database: VaultDatabase,
  { name }: AccountRow,
  password: string,
  { passkeys, now }: { passkeys: Passkeys | null; now: number },
): Promise<PasswordChange> {
  const account = await database.accounts.get(name)
  if (!account || !passkeys) return { isChanged: false, message: passkeys ? credentialMessages.unknown : noneHere, waitSeconds: 0 }
  const key = await tryPassword(database, account, password, now, true)
  if (typeof key === 'number') return { isChanged: false, message: credentialMessages.wrong, waitSeconds: key }
  const salt = crypto.getRandomValues(new Uint8Array(32))
  try {
    const { credentialId, secret } = await passkeys.make({ id: account.id, name: account.displayName }, salt)
    const wrapped = await wrapKey(await keyFromPasskey(secret, salt), key)
    await database.accounts.update(name, { passkey: { credentialId, salt, ...wrapped }, failures: 0, blockedUntil: 0 })
    return { isChanged: true }
  } catch (error) {
    if (error instanceof PasskeyFailure) return { isChanged: false, message: error.message, waitSeconds: 0 }
    throw error
  }
}

/** The passkey opens nothing here any more; what the device keeps of it, its settings delete. */
export async function dropAccountPasskey(database: VaultDatabase, { name }: AccountRow): Promise<void> {
  await database.accounts
    .where('name')
    .equals(name)
    .modify((account) => void delete account.passkey)
}

/** What a passkey gave for an account, before anything is opened with it; else why not. */
export type PasskeyAnswer = { account: AccountRow; wrapper: CryptoKey } | { message: string }

export async function askAccountPasskey(database: VaultDatabase, username: string, passkeys: Passkeys | null): Promise<PasskeyAnswer> {
  const name = comparableName(username)
  if (name === '') return { message: 'Please enter your username first.' }
  if (!passkeys) return { message: noneHere }
  const account = await database.accounts.get(name)
  if (!account?.passkey) return { message: account ? noPasskey : credentialMessages.unknown }
  const { credentialId, salt } = account.passkey
  try {
    const { secret } = await passkeys.ask(credentialId, salt)
    return { account, wrapper: await keyFromPasskey(secret, salt) }
  } catch (error) {
    if (error instanceof PasskeyFailure) return { message: error.message }
    throw error
  }
}

/** Opens an account with what its passkey gave. */
export async function openByPasskey(database: VaultDatabase, answer: PasskeyAnswer): Promise<SignIn> {
  if ('message' in answer) return { isIn: false, message: answer.message, waitSeconds: 0 }
  const { account, wrapper } = answer
  const key = account.passkey && (await unwrapKey(wrapper, account.passkey, false))
  return key ? signInWith(database, account, key) : { isIn: false, message: noPasskey, waitSeconds: 0 }
}
