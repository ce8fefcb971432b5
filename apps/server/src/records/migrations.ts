/**
 * The schema, step by step. The statements are understood by SQLite and PostgreSQL alike: a type name like BYTEA or
 * BIGINT is only an affinity to SQLite. Never change a step that was released: add one.
 */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  {
    name: '0001-records',
    statements: [
      `CREATE TABLE records (
        patient_id TEXT NOT NULL,
        collection TEXT NOT NULL,
        id TEXT NOT NULL,
        at BIGINT NOT NULL,
        version BIGINT NOT NULL,
        sealed BYTEA NOT NULL,
        PRIMARY KEY (patient_id, collection, id)
      )`,
      'CREATE INDEX records_in_order ON records (patient_id, collection, at, id)',
      `CREATE TABLE usage (
        patient_id TEXT NOT NULL PRIMARY KEY,
        row_count BIGINT NOT NULL,
        byte_count BIGINT NOT NULL
      )`,
    ],
  },
  {
    name: '0002-audit',
    statements: [
      `CREATE TABLE audit (
        patient_id TEXT NOT NULL,
        position BIGINT NOT NULL,
        at BIGINT NOT NULL,
        sealed BYTEA NOT NULL,
        PRIMARY KEY (patient_id, position)
      )`,
    ],
  },
  { name: '0003-facts', statements: ['CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)'] },
]

export const createMigrationsTable = 'CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)'
