import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { StartFailure } from '../start-failure.ts'
import { type Records, StorageUnavailable } from './records.ts'
import { witnessedRoot, witnessKeyOf } from './witness.ts'

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

/** Links that are looked at where a store does not say which key it belongs to: one of an earlier version, or one that was restored. */
const sampled = 64

/** What a store keeps of its key: enough to know it again, and nothing that opens a row. */
export function markOfKey(key: Uint8Array): string {
  return createHmac('sha256', key).update('dr-ai/records/key/v1').digest('base64url')
}

/**
 * Holds the key against the one that the store belongs to, before anything is written: a second server with another `RECORDS_KEY`, or the
 * wrong key file beside restored records, would seal what nobody can open with the right one.
 *
 * @throws StartFailure where it is another key.
 */
export async function refuseForeignKey(records: Pick<Records, 'fact' | 'settle' | 'sampleLinks'>, key: Uint8Array): Promise<void> {
  const own = markOfKey(key)
  try {
    const known = await records.fact('key')
    if (known === null && (await isWitnessed(records, key))) await records.settle('key', own)
    if ((await records.fact('key')) === own) return
  } catch (error) {
    // A store that is damaged or cannot be written says so to whoever asks it; what is still whole can be read.
    if (error instanceof StorageUnavailable) return
    throw error
  }
  throw new StartFailure(
    'the records were made under another key than the one this server has: restore their records.key, or set RECORDS_KEY to it (servers of one database share it); if it is lost, npm run records -- accept-key',
  )
}

/** Whether links were written under this key, or none says under which. */
async function isWitnessed(records: Pick<Records, 'sampleLinks'>, key: Uint8Array): Promise<boolean> {
  const witness = witnessKeyOf(key)
  const roots = (await records.sampleLinks(sampled)).flatMap(({ patient, link }) => {
    const root = witnessedRoot({ owner: patient, witness }, link.index, link.sealed)
    return root ? [root.isOwn] : []
  })
  return roots.length === 0 || roots.includes(true)
}

/** Nothing but zeros is what a disk or a template leaves behind, and what everybody would try first. */
function refuseEmpty(key: Buffer, place: string): Buffer {
  if (key.every((byte) => byte === 0)) throw new StartFailure(`${place} holds nothing but zeros: restore the key from a backup`)
  return key
}
