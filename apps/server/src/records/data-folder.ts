import { accessSync, constants, existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { directoryFile } from '../pharmacies/directory-source.ts'
import { StartFailure } from '../start-failure.ts'
import { erasureFile } from './erasure-ledger.ts'

export interface DataFolder {
  databasePath: string
  keyPath: string
  /** What was deleted, for restores (erasure-ledger.ts). */
  ledgerPath: string
  /** Room that makes way for deletions (keep-reserve.ts). */
  reservePath: string
  /** The imported directory of pharmacies. */
  directoryPath: string
  /** Lets another server use the folder. */
  release(): void
}

/**
 * Takes the data folder for this process alone. The lock is a database file held under an exclusive lock of the
 * operating system: it is gone with the process, however that ends.
 *
 * @throws StartFailure where the folder cannot be made, written or taken.
 */
export function takeDataFolder(path: string): DataFolder {
  const folder = resolve(path)
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    // Some file systems (read-only mounts) show themselves only at a write.
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (error) {
    throw new StartFailure(`the data folder ${folder} cannot be written (${codeOf(error)}): set DATA_DIR to a folder that can`)
  }
  return {
    databasePath: join(folder, 'records.sqlite'),
    keyPath: join(folder, 'records.key'),
    ledgerPath: join(folder, erasureFile),
    reservePath: join(folder, 'reserve'),
    directoryPath: join(folder, directoryFile),
    release: lock(folder),
  }
}

/** Not by mkdir's own `recursive`, which never returns under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function lock(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw new StartFailure(`another server is using the data folder ${folder}: stop it, or set DATA_DIR to another folder`)
  }
  return () => database.close()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
