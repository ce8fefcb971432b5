import Dexie, { type Table } from 'dexie'
import type { PasswordWork } from './password-key.ts'

/** A key of this browser that never leaves it: of the anonymous visitor ('device') or of who is signed in ('session'). */
export interface KeyRow {
  id: 'device' | 'session'
  owner: string
  /** Not extractable. */
  key: CryptoKey
  /** Minutes without a touch after which a session's key is not used any more; null or none: any number. */
  idleMinutes?: number | null
}

/** A vault's key under another key. */
export interface WrappedKey {
  wrapIv: Uint8Array<ArrayBuffer>
  wrappedKey: ArrayBuffer
}

export interface AccountRow extends WrappedKey {
  /** Trimmed and lower-cased: what the patient types, made comparable. */
  name: string
  displayName: string
  id: string
  salt: Uint8Array<ArrayBuffer>
  /** PBKDF2 rounds of an account of an earlier version, which has no `work`; else 0. */
  rounds: number
  /** How the password becomes the key that wraps the vault's key here. */
  work?: PasswordWork
  /** The vault's key a second time, under what a passkey of this device makes from the salt. */
  passkey?: WrappedKey & { credentialId: Uint8Array<ArrayBuffer>; salt: Uint8Array<ArrayBuffer> }
  failures: number
  /** Milliseconds since 1970 before which no password is tried. */
  blockedUntil: number
}

export interface RecordRow {
  owner: string
  collection: string
  id: string
  version: number
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** The browser's own store. Nothing in `records` can be read without a key of `keys` or an account's password. */
export class VaultDatabase extends Dexie {
  declare keys: Table<KeyRow, string>
  declare accounts: Table<AccountRow, string>
  declare records: Table<RecordRow, [string, string, string]>

  constructor(name = 'dr-ai') {
    super(name)
    this.version(1).stores({ keys: 'id', accounts: 'name, id', records: '[owner+collection+id], owner, [owner+collection]' })
  }
}
