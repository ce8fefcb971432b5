import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { bringOver } from './bring-over.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { type Checksum, checksums, type Store, type TableName, tableNames } from './store.ts'

const ChecksumSchema = z.object({ rows: z.number(), sha256: z.string() })
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  tables: z.object({ records: ChecksumSchema, usage: ChecksumSchema, audit: ChecksumSchema }),
  /** Over all the rest, under the server's key; none where there was no key. */
  mac: z.string().nullish(),
})
export type Manifest = z.infer<typeof Manifest>

function macOf({ format, madeAt, tables }: Omit<Manifest, 'mac'>, serverKey: Uint8Array): Buffer {
  const key = new Uint8Array(hkdfSync('sha256', serverKey, '', 'dr-ai/backup/manifest/v1', 32))
  const sums = tableNames.map((table) => [table, tables[table].rows, tables[table].sha256])
  return createHmac('sha256', key)
    .update(JSON.stringify([format, madeAt, sums]))
    .digest()
}

/** Whether a manifest was written under this key: whoever changes a backup can write fitting checksums, but not this. */
export function isMadeUnder({ mac, ...manifest }: Manifest, serverKey: Uint8Array): boolean {
  const [said, own] = [Buffer.from(mac ?? '', 'base64url'), macOf(manifest, serverKey)]
  return said.byteLength === own.byteLength && timingSafeEqual(said, own)
}

const places = (folder: string) => ({
  database: join(folder, 'records.sqlite'),
  key: join(folder, 'records.key'),
  manifest: join(folder, 'manifest.json'),
})

export function isBackup(folder: string): boolean {
  return existsSync(places(folder).manifest)
}

/** Opens the rows of a backup. */
export function openBackup(folder: string, { writable }: { writable: boolean }): Store {
  return openSqliteStore(places(folder).database, { writable })
}

/**
 * Copies one moment of a store into a new folder: a database file, the key of unprotected records (where it lies in a
 * file) and a manifest with the checksum of every table, under the server's key.
 */
export async function makeBackup(
  source: Store,
  { folder, keyPath, serverKey, now }: { folder: string; keyPath: string | null; serverKey: Uint8Array | null; now: Date },
): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { database, key } = places(folder)
  if (existsSync(database)) throw new Error(`there is a backup in ${folder} already`)
  const target = openSqliteStore(database, { writable: true })
  try {
    await bringOver(source, target)
    await target.commit()
  } finally {
    await target.close()
  }
  if (keyPath && existsSync(keyPath)) copyFileSync(keyPath, key)
  return writeManifest(folder, now, serverKey)
}

/** Computes the manifest anew from what the backup holds now. */
export async function writeManifest(folder: string, now: Date, serverKey: Uint8Array | null): Promise<Manifest> {
  const store = openBackup(folder, { writable: false })
  try {
    const bare = { format: 1 as const, madeAt: now.toISOString(), tables: await checksums(store) }
    const manifest: Manifest = { ...bare, mac: serverKey && macOf(bare, serverKey).toString('base64url') }
    writeFileSync(places(folder).manifest, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    return manifest
  } finally {
    await store.close()
  }
}

export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(places(folder).manifest, 'utf8')))
}

export function keyOfBackup(folder: string): string | null {
  const { key } = places(folder)
  return existsSync(key) ? key : null
}

/** Tables whose rows are not those that the checksums were made of. */
export function differing(expected: Record<TableName, Checksum>, found: Record<TableName, Checksum>): TableName[] {
  return tableNames.filter((table) => expected[table].rows !== found[table].rows || expected[table].sha256 !== found[table].sha256)
}
