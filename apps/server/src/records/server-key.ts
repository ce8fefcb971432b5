import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { StartFailure } from '../start-failure.ts'

const keyBytes = 32

/**
 * The key for records of unprotected ids (open mode): from the environment, else from a file that only its owner can
 * read, beside the database and never inside it. Patients with a secret do not depend on it.
 *
 * @throws StartFailure where the key is all zeros, the file damaged, or missing beside records that were sealed under it.
 */
export function loadServerKey({
  fromEnvironment,
  keyPath,
  databasePath,
}: {
  fromEnvironment: Buffer | null
  keyPath: string
  databasePath: string
}): Buffer {
  if (fromEnvironment) return refuseEmpty(fromEnvironment, 'RECORDS_KEY')
  if (existsSync(keyPath)) {
    // A backup put back, or a copy, often lets others read; the key is for its owner alone again from here on.
    if (statSync(keyPath).mode & 0o077) chmodSync(keyPath, 0o600)
    const key = Buffer.from(readFileSync(keyPath, 'utf8').trim(), 'base64url')
    if (key.length === keyBytes) return refuseEmpty(key, `the key file ${keyPath}`)
    throw new StartFailure(`the key file ${keyPath} is damaged: restore it from a backup, or set RECORDS_KEY`)
  }
  if (existsSync(databasePath)) {
    throw new StartFailure(
      `the key file ${keyPath} is missing beside existing records: restore it, set RECORDS_KEY, or move the records away`,
    )
  }
  const key = randomBytes(keyBytes)
  const file = openSync(keyPath, 'wx', 0o600)
  writeSync(file, `${key.toString('base64url')}\n`)
  fsyncSync(file)
  closeSync(file)
  return key
}

/** Nothing but zeros is what a disk or a template leaves behind, and what everybody would try first. */
function refuseEmpty(key: Buffer, place: string): Buffer {
  if (key.every((byte) => byte === 0)) throw new StartFailure(`${place} holds nothing but zeros: restore the key from a backup`)
  return key
}
