import type pg from 'pg'
import { createMigrationsTable, migrations } from './migrations.ts'

/** Any number that no other program uses for its advisory locks: 'dr-ai' in hexadecimal. */
const migrationLock = 0x64722d6169
/** Hash partitions of each table: each may lie on a disk of its own, and vacuum works on one at a time. */
const partitions = 16

/** Brings the schema up to date; `parts` is for measuring how another number of partitions would do. Servers that start together wait for each other; the schema comes whole or not at all. */
export async function migratePostgres(client: pg.ClientBase, parts: number = partitions): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(createMigrationsTable)
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    const done = new Set(rows.map(({ name }) => name))
    for (const { name, statements } of migrations) {
      if (done.has(name)) continue
      for (const statement of statements.flatMap((each) => forPostgres(each, parts))) await client.query(statement)
      await client.query('INSERT INTO migrations (name, at) VALUES ($1, $2)', [name, Date.now()])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** A table of patients becomes one of hash partitions; text is ordered by its bytes, as SQLite does it. */
function forPostgres(statement: string, parts: number): string[] {
  const byBytes = statement.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
  const [, table] = /^CREATE TABLE (\w+)/.exec(statement) ?? []
  if (!table || !statement.includes('patient_id')) return [byBytes]
  return [
    `${byBytes} PARTITION BY HASH (patient_id)`,
    ...Array.from(
      { length: parts },
      (_, part) => `CREATE TABLE ${table}_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${parts}, REMAINDER ${part})`,
    ),
  ]
}
