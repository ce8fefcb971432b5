import type { Parameter, ResultRow } from './apply-changes.ts'
import type { Link, Mark, MarkedPlace, Row, Usage } from './records.ts'
import type { StatementName } from './statements.ts'

/** Rows as any engine returns them (64-bit numbers may come as text) in the words of the interface. */
export function rowsOf(rows: readonly ResultRow[]): Row[] {
  return rows.map((row) => ({
    id: String(row.id),
    at: Number(row.at),
    version: Number(row.version),
    sealed: row.sealed as Uint8Array,
  }))
}

export function usageOf(row: ResultRow | undefined): Usage {
  return { rows: Number(row?.row_count ?? 0), bytes: Number(row?.byte_count ?? 0), links: Number(row?.link_count ?? 0) }
}

export function linksOf(rows: readonly ResultRow[]): Link[] {
  return rows.map((row) => ({ index: Number(row.position), at: Number(row.at), sealed: row.sealed as Uint8Array }))
}

export function factOf(rows: readonly ResultRow[]): string | null {
  return rows[0] ? String(rows[0].value) : null
}

export function samplesOf(rows: readonly ResultRow[]): { patient: string; link: Link }[] {
  return rows.flatMap((row) => linksOf([row]).map((link) => ({ patient: String(row.patient_id), link })))
}

export function marksOf(rows: readonly ResultRow[]): Mark[] {
  return rows.map((row) => ({
    collection: String(row.collection),
    id: String(row.id),
    at: Number(row.at),
    version: Number(row.version),
    bytes: Number(row.byte_count),
    end: row.seal_end as Uint8Array | null,
  }))
}

/** The statement that marks the rows of a place. */
export function markStatement(patient: string, place: MarkedPlace): [StatementName, Parameter[]] {
  if (place === null) return ['marks', [patient]]
  return place.id === null ? ['marksOfCollection', [patient, place.collection]] : ['markOfRow', [patient, place.collection, place.id]]
}
