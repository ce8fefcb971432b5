import type { DatabaseSync } from 'node:sqlite'
import { createMigrationsTable, migrations } from './migrations.ts'

/** Brings the schema of an embedded database up to date, whole or not at all. */
export function migrateSqlite(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  database.exec(createMigrationsTable)
  const rows = database.prepare('SELECT name FROM migrations').all()
  const done = new Set(rows.map((row) => row.name))
  for (const { name, statements } of migrations) {
    if (done.has(name)) continue
    for (const statement of statements) database.exec(statement)
    database.prepare('INSERT INTO migrations (name, at) VALUES ($1, $2)').run({ $1: name, $2: Date.now() })
  }
  database.exec('COMMIT')
}
