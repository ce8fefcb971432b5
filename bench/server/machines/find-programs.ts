import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from '../../../scripts/find-postgres.mjs'

/** Where a program lies: on the path, where Debian puts what administrators use, or beside PostgreSQL's own. Null where it is not. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin', findPostgres() ?? '']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/** What Debian calls the packages of programs that are not here; empty where all are. */
export function missingPackages(packages: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.entries(packages).flatMap(([program, name]) => (findProgram(program) === null ? [name] : [])))]
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path.startsWith('/')
  } catch {
    return false
  }
}
