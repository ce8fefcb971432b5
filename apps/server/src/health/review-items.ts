import type { ItemKind, ReviewItemsRequest, ReviewItemsResponse, StoredItem } from '@dr-ai/contract/schemas/health-items'
import { Failure } from '../http/failure.ts'
import { type Opened, type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'
import { collectionOf, itemKinds, placeOfItem } from './item-rows.ts'

/** Rows of one list that are looked through. */
const most = 20_000

/**
 * Accepts or rejects what files proposed. A group is accepted without the items that something in the record speaks
 * against: those are accepted one by one. What is rejected goes.
 * @throws Failure 404 for an id that is not there, 503 where the list is being changed elsewhere.
 */
export async function reviewItems(
  records: PatientRecords,
  { review, ids, import_id, kind }: ReviewItemsRequest,
): Promise<ReviewItemsResponse> {
  const wanted = ids ? await named(records, ids) : await group(records, import_id ?? null, kind ?? null)
  const isGroup = !ids
  const chosen = wanted.filter(({ value }) => review === 'rejected' || !isGroup || value.conflict === undefined)
  const changes = chosen.map((row): Change => {
    const collection = collectionOf(row.value.kind)
    if (review === 'rejected') return { kind: 'delete', collection, id: row.id }
    const { conflict: _, ...value } = row.value
    return records.replace(collection, row, { value: { ...value, review: 'accepted' } })
  })
  if (changes.length > 0 && (await records.commit(changes)) === 'conflict')
    throw new Failure('busy', 'This list is being changed elsewhere. Please try again.', { retryAfter: 1 })
  return { success: true, changed: chosen.length, left: wanted.length - chosen.length }
}

async function named(records: PatientRecords, ids: readonly string[]): Promise<Opened<StoredItem>[]> {
  const rows: Opened<StoredItem>[] = []
  for (const id of new Set(ids)) {
    const place = placeOfItem(id)
    const row = place && (await records.get(collectionOf(place.kind), place.row))
    if (!row) throw new Failure('not-found', 'There is no such item.')
    if (row.value.review === 'proposed') rows.push(row)
  }
  return rows
}

async function group(records: PatientRecords, importId: string | null, kind: ItemKind | null): Promise<Opened<StoredItem>[]> {
  if (importId === null) throw new Failure('invalid-input', 'ids: name the items, or the import they came with.')
  const rows: Opened<StoredItem>[] = []
  for (const each of kind ? [kind] : itemKinds) {
    const { sound } = soundRows(await records.list(collectionOf(each), { limit: most }))
    rows.push(...sound.filter(({ value }) => value.review === 'proposed' && value.source.importId === importId))
  }
  return rows
}
