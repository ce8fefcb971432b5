import { loadChunk } from '../api/load-chunk.ts'
import type { Argon2Cost } from './argon2.ts'

/** How a password becomes a key: accounts of earlier versions and recovery files by PBKDF2, all others by Argon2id. */
export type PasswordWork = { kind: 'pbkdf2'; rounds: number } | Argon2Cost

/** PBKDF2 rounds over SHA-256: OWASP Password Storage Cheat Sheet, 2023. */
export const passwordRounds = 600_000
/** RFC 9106, section 4: the second recommended choice, for where memory is scarce (64 MiB, 3 passes, 4 lanes). */
export const passwordWork: PasswordWork = { kind: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 4 }

const encoder = new TextEncoder()
const cipher = { name: 'AES-GCM', length: 256 } as const
const uses: KeyUsage[] = ['encrypt', 'decrypt', 'wrapKey', 'unwrapKey']

/**
 * The key that a password or passphrase makes, for wrapping another key or sealing a file.
 * @throws ChunkLoadError where Argon2id is wanted and its script does not come
 */
export async function keyFromPassword(password: string, salt: Uint8Array<ArrayBuffer>, work: PasswordWork): Promise<CryptoKey> {
  const plain = password.normalize('NFKC')
  if (work.kind === 'argon2id') {
    const { stretchPassword } = await loadChunk('argon2', () => import('./argon2.ts'))
    return crypto.subtle.importKey('raw', await stretchPassword(plain, salt, work), cipher, false, uses)
  }
  const material = await crypto.subtle.importKey('raw', encoder.encode(plain), 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: work.rounds }, material, cipher, false, uses)
}
