import type { ResultRow } from './apply-changes.ts'
import type { Link, Row } from './records.ts'

/** Rows as any engine returns them (64-bit numbers may come as text) in the words of the interface. */
export function rowsOf(rows: readonly ResultRow[]): Row[] {
  return rows.map((row) => ({
    id: String(row.id),
    at: Number(row.at),
    version: Number(row.version),
    sealed: row.sealed as Uint8Array,
  }))
}

export function linksOf(rows: readonly ResultRow[]): Link[] {
  return rows.map((row) => ({ index: Number(row.position), at: Number(row.at), sealed: row.sealed as Uint8Array }))
}
