import type { AdoptRecordResponse } from '@dr-ai/contract/schemas/adoption'
import { ItemKind } from '@dr-ai/contract/schemas/health-items'
import { collectionOf } from '../health/item-rows.ts'
import type { Collections } from '../records/collections.ts'
import { type Opened, type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'

const pageSize = 500

/**
 * Copies consultations, documents, history and the lists of the health record of one record into another, sealed anew under its key; ids stay, so that a second try adds
 * nothing twice. An adopted consultation is an earlier one: the next message does not go on with it unasked.
 */
export async function adoptRecord(from: PatientRecords, into: PatientRecords): Promise<AdoptRecordResponse> {
  const consultations = await everyRow(from, 'consultation')
  for (const { id, at, value } of consultations) {
    const exchanges = await everyRow(from, `exchange.${id}`)
    await into.commit([
      into.insert('consultation', { id, at, value: { ...value, open: false } }),
      ...exchanges.map((exchange): Change => into.insert(`exchange.${id}`, exchange)),
    ])
  }
  const documents = await everyRow(from, 'document')
  for (const document of documents) {
    const [text, file] = await Promise.all([from.get('document-text', document.id), from.get('document-file', document.id)])
    await into.commit([
      into.insert('document', document),
      ...(text ? [into.insert('document-text', text)] : []),
      ...(file ? [into.insert('document-file', file)] : []),
    ])
  }
  const entries = await everyRow(from, 'history')
  for (const entry of entries) await into.commit([into.insert('history', entry)])
  for (const kind of ItemKind.options) {
    for (const item of await everyRow(from, collectionOf(kind))) await into.commit([into.insert(collectionOf(kind), item)])
  }
  for (const link of await everyRow(from, 'link')) await into.commit([into.insert('link', link)])
  await from.noteRead('consultation', null)
  return { success: true, consultations: consultations.length, documents: documents.length, entries: entries.length }
}

/** Every row of a collection that still opens. */
async function everyRow<Name extends keyof Collections & string>(
  records: PatientRecords,
  collection: Name,
): Promise<Opened<Collections[Name]>[]> {
  const all: Opened<Collections[Name]>[] = []
  for (;;) {
    const before = all.at(-1) ?? null
    const rows = await records.list(collection, { limit: pageSize, before })
    const { sound } = soundRows(rows)
    all.push(...sound)
    if (rows.length < pageSize || sound.length === 0) return all
  }
}
