import { randomUUID } from 'node:crypto'
import { describeImport } from '@dr-ai/clinic/exchange/describe-import'
import { type KnownItem, mergeItems } from '@dr-ai/clinic/exchange/merge-items'
import { maximumPatientItems } from '@dr-ai/contract/limits'
import type { ImportRecordResponse, ItemKind } from '@dr-ai/contract/schemas/health-items'
import { collectionOf, insertItem, itemKinds } from '../health/item-rows.ts'
import { Failure } from '../http/failure.ts'
import { type Clock, isoTime } from '../records/clock.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { RecordsReading } from './read-records-file.ts'

/** Rows that are written at once. */
const portion = 500

/**
 * Puts what a file says beside the record as proposals: what is there already is left out, what contradicts the record
 * says so. `told`: what the patient keeps in the browser alone, against which it is held too.
 * @throws Failure 429 where the lists are full.
 */
export async function takeIn(
  records: PatientRecords,
  clock: Clock,
  { name, reading, told }: { name: string; reading: RecordsReading; told: readonly KnownItem[] },
): Promise<ImportRecordResponse> {
  const known: KnownItem[] = [...told]
  const kinds = new Set(reading.items.map(({ kind }) => kind))
  for (const kind of kinds) {
    const { sound } = soundRows(await records.list(collectionOf(kind), { limit: maximumPatientItems }))
    known.push(...sound.map(({ value }) => value))
    const more = reading.items.filter((item) => item.kind === kind).length
    if (sound.length + more > maximumPatientItems)
      throw new Failure('quota-reached', `A list keeps at most ${maximumPatientItems} items: delete some to make room.`)
  }
  const { items, duplicates } = mergeItems(known, reading.items)
  const importId = randomUUID()
  const addedAt = isoTime(clock())
  const changes = items.map(
    (item) => insertItem(records, clock, { ...item, source: { kind: 'file', name, importId }, review: 'proposed', addedAt }).change,
  )
  for (let start = 0; start < changes.length; start += portion) await records.commit(changes.slice(start, start + portion))
  const groups = itemKinds.flatMap((kind: ItemKind) => {
    const ofKind = items.filter((item) => item.kind === kind)
    return ofKind.length === 0
      ? []
      : [{ kind, proposed: ofKind.length, conflicts: ofKind.filter(({ conflict }) => conflict !== undefined).length }]
  })
  const outcome = { formats: reading.formats, groups, duplicates, notes: reading.notes }
  return { import_id: importId, ...outcome, response: describeImport(name, outcome) }
}
