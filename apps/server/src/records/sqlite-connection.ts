import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Parameter, ResultRow } from './apply-changes.ts'
import { type StatementName, statements } from './statements.ts'

/** One connection to the embedded database, with the statements prepared on first use. */
export interface SqliteConnection {
  database: DatabaseSync
  all(statement: StatementName, parameters: readonly Parameter[]): ResultRow[]
}

/**
 * Opens the database file. Every connection flushes to the disk at each commit (`synchronous=FULL`): what was
 * acknowledged survives a power cut. Deleted content is overwritten (`secure_delete`).
 */
export function openSqlite(path: string, { readOnly }: { readOnly: boolean }): SqliteConnection {
  const database = new DatabaseSync(path, { readOnly, timeout: 10_000, enableForeignKeyConstraints: false })
  if (!readOnly) database.exec('PRAGMA journal_mode=WAL')
  database.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY')
  const prepared = new Map<StatementName, StatementSync>()
  const prepare = (name: StatementName): StatementSync => {
    const known = prepared.get(name) ?? database.prepare(statements[name])
    prepared.set(name, known)
    return known
  }
  return {
    database,
    all: (name, parameters) => prepare(name).all(numbered(parameters)),
  }
}

/** PostgreSQL's `$1` is a named parameter to SQLite. */
function numbered(parameters: readonly Parameter[]): Record<string, Parameter> {
  return Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]))
}
