import { randomUUID } from 'node:crypto'
import { judgeVital } from '@dr-ai/clinic/records/judge-vital'
import { type HealthItem, ItemKind, type StoredItem } from '@dr-ai/contract/schemas/health-items'
import type { Clock } from '../records/clock.ts'
import type { Opened, PatientRecords } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'

export const itemKinds = ItemKind.options

/** The collection of one kind of items. */
export const collectionOf = (kind: ItemKind): `health.${ItemKind}` => `health.${kind}`

/** The name of an item outside: its kind and the id of its row. */
export const itemIdOf = (kind: ItemKind, row: string): string => `${kind}.${row}`

/** Kind and row of an item's name; null for any other text. */
export function placeOfItem(id: string): { kind: ItemKind; row: string } | null {
  const [, kind, row] = /^([a-z]+)\.(.{1,40})$/.exec(id) ?? []
  const known = ItemKind.safeParse(kind)
  return known.success && row ? { kind: known.data, row } : null
}

/** An item as it is listed, with what it means for a person of this age. */
export function itemOf({ id, value }: Pick<Opened<StoredItem>, 'id' | 'value'>, ageYears: number | null): HealthItem {
  const meaning = judgeVital(value, ageYears)
  return { ...value, id: itemIdOf(value.kind, id), ...(meaning && { meaning }) }
}

/** A new row for an item; it stands where its own date puts it, and without one where it was added. */
export function insertItem(records: PatientRecords, clock: Clock, value: StoredItem): { id: string; change: Change } {
  const id = randomUUID()
  const now = clock()
  const then = value.date === undefined ? Number.NaN : Date.parse(value.date) * 1_000
  const at = Number.isNaN(then) ? now : Math.min(Math.max(then, 0), now)
  return { id, change: records.insert(collectionOf(value.kind), { id, at, value }) }
}
