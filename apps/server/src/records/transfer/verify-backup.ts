import { existsSync, readFileSync } from 'node:fs'
import { differing, isMadeUnder, keyOfBackup, type Manifest, openBackup, readManifest } from './backup-folder.ts'
import { checksums } from './store.ts'

/** With which key a backup has to be signed; null where the operator has none at hand. */
interface BackupTrust {
  serverKey: Uint8Array | null
  isUnsignedAllowed: boolean
}

/**
 * Reads a backup whole. Out: lines for the operator.
 * @throws Error where it is damaged, changed, or not signed though there is a key
 */
export async function* verifyBackup(folder: string, trust: BackupTrust): AsyncGenerator<string> {
  const manifest = readManifest(folder)
  const signature = judgeSignature(folder, manifest, trust)
  const store = openBackup(folder, { writable: false })
  try {
    const complaints = [
      ...(await store.complaints()),
      ...differing(manifest.tables, await checksums(store)).map((table) => `${table} differs from its checksum`),
    ]
    if (complaints.length > 0) throw new Error(`the backup in ${folder} is damaged: ${complaints.join('; ')}`)
    yield `The backup in ${folder} of ${manifest.madeAt} is whole: ${manifest.tables.records.rows} rows, ${manifest.tables.audit.rows} audit links.`
    if (signature !== null) yield signature
  } finally {
    await store.close()
  }
}

/**
 * What the operator is to know of a backup's signature; null where it is the server's own.
 * @throws Error where it is another, or none though there is a key, unless that is allowed
 */
function judgeSignature(folder: string, manifest: Manifest, { serverKey, isUnsignedAllowed }: BackupTrust): string | null {
  const beside = keyOfBackup(folder)
  const key = serverKey ?? (beside === null ? null : readKey(beside))
  if (!manifest.mac) {
    if (key && !isUnsignedAllowed)
      throw new Error(`the backup in ${folder} carries no signature: add --unsigned if you know who made it (earlier versions signed none)`)
    return 'It carries no signature: nobody vouches that it is as it was made.'
  }
  if (key === null) return 'Without RECORDS_KEY its signature was not looked at.'
  if (!isMadeUnder(manifest, key))
    throw new Error(`the backup in ${folder} was changed, or made under another key than this server has: its signature does not fit`)
  return serverKey ? null : 'It was held against the key that lies in it, which whoever could change it had too.'
}

/** The key in a key file; null where there is none. */
export function readKey(path: string): Buffer | null {
  return existsSync(path) ? Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url') : null
}
