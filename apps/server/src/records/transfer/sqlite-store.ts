import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../sqlite-connection.ts'
import { migrateSqlite } from '../sqlite-migrate.ts'
import { type Cell, columnsOf, type Store, soundness, type TableName, type TableRow, tables } from './store.ts'

/** A database file as a store. Reading, it sees one moment, whatever a server writes meanwhile. */
export function openSqliteStore(path: string, { writable }: { writable: boolean }): Store {
  const { database } = openSqlite(path, { readOnly: !writable })
  if (writable) {
    migrateSqlite(database)
    database.exec('BEGIN IMMEDIATE')
  } else database.exec('BEGIN')

  return {
    rows: (table) => rowsOf(database, table),
    put: async (table, rows) => {
      const columns = columnsOf(table)
      const statement = database.prepare(`INSERT OR REPLACE INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`)
      for (const row of rows) statement.run(...row)
    },
    remove: async (table, keys) => {
      const { key } = tables[table]
      const statement = database.prepare(`DELETE FROM ${table} WHERE ${key.map((column) => `${column} = ?`).join(' AND ')}`)
      for (const row of keys) statement.run(...row.slice(0, key.length))
    },
    note: async (name, value) => {
      database.prepare('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)').run(name, value)
    },
    complaints: async () => {
      const lines = database
        .prepare('PRAGMA integrity_check')
        .all()
        .map((row) => String(row.integrity_check))
        .filter((line) => line !== 'ok')
      for (const { complaint, query } of soundness) {
        const wrong = Number(database.prepare(query).get()?.wrong)
        if (wrong > 0) lines.push(`${wrong} ${complaint}`)
      }
      return lines
    },
    commit: async () => database.exec('COMMIT'),
    close: async () => {
      if (database.isTransaction) database.exec('ROLLBACK')
      if (writable) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
    },
  }
}

async function* rowsOf(database: DatabaseSync, table: TableName): AsyncGenerator<TableRow> {
  const columns = columnsOf(table)
  for (const row of database.prepare(`SELECT ${columns} FROM ${table} ORDER BY ${tables[table].key}`).iterate())
    yield columns.map((column) => row[column] as Cell)
}
