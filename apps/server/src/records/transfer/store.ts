import { createHash } from 'node:crypto'
import type { FactName } from '../records.ts'

/** The tables that hold records, with the columns of their key and the others. A store is known by these rows alone. */
export const tables = {
  records: { key: ['patient_id', 'collection', 'id'], rest: ['at', 'version', 'sealed'] },
  usage: { key: ['patient_id'], rest: ['row_count', 'byte_count'] },
  audit: { key: ['patient_id', 'position'], rest: ['at', 'sealed'] },
} as const

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]

export type Cell = string | number | Uint8Array
/** Cells in the order of the table's key and rest. */
export type TableRow = readonly Cell[]

/** A store opened for copying: one moment of it to read from, or one transaction to write into. */
export interface Store {
  /** Every row in the order of its key, by bytes. */
  rows(table: TableName): AsyncIterable<TableRow>
  put(table: TableName, rows: readonly TableRow[]): Promise<void>
  remove(table: TableName, keys: readonly TableRow[]): Promise<void>
  /** Puts a fact of the store in the place of the one that stands. */
  note(name: FactName, value: string): Promise<void>
  /** What is wrong inside, in plain lines; none where it is sound. */
  complaints(): Promise<string[]>
  /** Keeps what was written, all of it. Without it `close` takes everything back. */
  commit(): Promise<void>
  close(): Promise<void>
}

export function columnsOf(table: TableName): string[] {
  return [...tables[table].key, ...tables[table].rest]
}

/** The order of two rows' keys: numbers by value, text by its bytes, as both engines sort. */
export function compareKeys(table: TableName, a: TableRow, b: TableRow): number {
  for (let index = 0; index < tables[table].key.length; index++) {
    const [left, right] = [a[index], b[index]]
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right)))
    if (order !== 0) return order
  }
  return 0
}

export function isSameRow(a: TableRow, b: TableRow): boolean {
  return a.every((cell, index) => {
    const other = b[index]
    return cell instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(cell, other) === 0 : cell === other
  })
}

/** Rows and their SHA-256 in key order: the same for the same rows, whatever engine holds them. */
export interface Checksum {
  rows: number
  sha256: string
}

export async function checksumOf(store: Store, table: TableName): Promise<Checksum> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const row of store.rows(table)) {
    rows += 1
    hash.update(JSON.stringify(row.map((cell) => (cell instanceof Uint8Array ? cell.byteLength : cell))))
    for (const cell of row) if (cell instanceof Uint8Array) hash.update(cell)
  }
  return { rows, sha256: hash.digest('hex') }
}

export async function checksums(store: Store): Promise<Record<TableName, Checksum>> {
  const entries: [TableName, Checksum][] = []
  for (const table of tableNames) entries.push([table, await checksumOf(store, table)])
  return Object.fromEntries(entries) as Record<TableName, Checksum>
}

/** What no sound store answers, for both engines: rows that the count of what a patient keeps does not know of, and gaps in a trail. */
export const soundness: readonly { complaint: string; query: string }[] = [
  {
    complaint: 'patients whose usage is counted wrong',
    query: `SELECT COUNT(*) AS wrong FROM (SELECT patient_id, COUNT(*) AS row_count, SUM(octet_length(sealed)) AS byte_count FROM records GROUP BY patient_id) AS kept
      LEFT JOIN usage ON usage.patient_id = kept.patient_id WHERE usage.patient_id IS NULL OR usage.row_count <> kept.row_count OR usage.byte_count <> kept.byte_count`,
  },
  {
    complaint: 'patients whose audit trail has a gap',
    query:
      'SELECT COUNT(*) AS wrong FROM (SELECT patient_id FROM audit GROUP BY patient_id HAVING MIN(position) <> 0 OR MAX(position) <> COUNT(*) - 1) AS gaps',
  },
  { complaint: 'rows too short to be sealed', query: 'SELECT COUNT(*) AS wrong FROM records WHERE octet_length(sealed) < 29' },
]
