import pg from 'pg'
import { migratePostgres } from '../postgres-migrate.ts'
import { type Cell, columnsOf, type Store, soundness, type TableName, type TableRow, tables } from './store.ts'

const batch = 500
const types: Readonly<Record<string, string>> = {
  sealed: 'bytea',
  at: 'bigint',
  version: 'bigint',
  position: 'bigint',
  row_count: 'bigint',
  byte_count: 'bigint',
}

/** A PostgreSQL database as a store, in one transaction: reading, it sees one moment, whatever servers write meanwhile. */
export async function openPostgresStore(url: string, { writable }: { writable: boolean }): Promise<Store> {
  const client = new pg.Client({ connectionString: url, application_name: 'dr-ai records' })
  await client.connect()
  if (writable) await migratePostgres(client)
  await client.query(writable ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  let isOpen = true

  return {
    rows: (table) => rowsOf(client, table),
    put: async (table, rows) => {
      const columns = columnsOf(table)
      const { key, rest } = tables[table]
      const values = columns.map((column, index) => `$${index + 1}::${types[column] ?? 'text'}[]`)
      const update = rest.map((column) => `${column} = EXCLUDED.${column}`)
      await client.query(
        `INSERT INTO ${table} (${columns}) SELECT * FROM unnest(${values}) ON CONFLICT (${key}) DO UPDATE SET ${update}`,
        columns.map((_, index) => rows.map((row) => asParameter(row[index]))),
      )
    },
    remove: async (table, keys) => {
      const { key } = tables[table]
      const values = key.map((column, index) => `$${index + 1}::${types[column] ?? 'text'}[]`)
      await client.query(
        `DELETE FROM ${table} WHERE (${key}) IN (SELECT * FROM unnest(${values}))`,
        key.map((_, index) => keys.map((row) => asParameter(row[index]))),
      )
    },
    note: async (name, value) => {
      await client.query('INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [
        name,
        value,
      ])
    },
    complaints: async () => {
      const lines: string[] = []
      for (const { complaint, query } of soundness) {
        const { rows } = await client.query<{ wrong: string }>(query)
        if (Number(rows[0]?.wrong) > 0) lines.push(`${rows[0]?.wrong} ${complaint}`)
      }
      return lines
    },
    commit: async () => {
      await client.query('COMMIT')
      isOpen = false
    },
    close: async () => {
      if (isOpen) await client.query('ROLLBACK').catch(() => undefined)
      await client.end()
    },
  }
}

function asParameter(cell: Cell | undefined): string | number | Buffer | null {
  if (cell === undefined) return null
  return cell instanceof Uint8Array ? Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength) : cell
}

async function* rowsOf(client: pg.Client, table: TableName): AsyncGenerator<TableRow> {
  const { key } = tables[table]
  const columns = columnsOf(table)
  const order = `ORDER BY ${key} LIMIT ${batch}`
  let last: TableRow | null = null
  for (;;) {
    const after: string =
      last === null ? '' : `WHERE (${key}) > (${key.map((column, index) => `$${index + 1}::${types[column] ?? 'text'}`)})`
    const { rows }: { rows: Record<string, unknown>[] } = await client.query(
      `SELECT ${columns} FROM ${table} ${after} ${order}`,
      last === null ? [] : last.slice(0, key.length).map(asParameter),
    )
    for (const row of rows) {
      last = columns.map((column) => (types[column] === 'bigint' ? Number(row[column]) : (row[column] as Cell)))
      yield last
    }
    if (rows.length < batch) return
  }
}
