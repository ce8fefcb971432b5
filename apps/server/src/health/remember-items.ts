import type { RememberedDocument } from '@dr-ai/clinic'
import { type FreshVitals, freshVitals } from '@dr-ai/clinic/records/fresh-vitals'
import { documentOfItems } from '@dr-ai/clinic/records/item-findings'
import { type Clock, isoTime } from '../records/clock.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'
import { collectionOf, itemKinds, itemOf } from './item-rows.ts'

/** Items of each list that one message looks through, the newest ones. */
const newest = 300

/** What the patient's lists say: the lists as a document of theirs, and what was measured lately. */
export async function rememberItems(records: PatientRecords, clock: Clock): Promise<{ document: RememberedDocument; vitals: FreshVitals }> {
  const pages = await Promise.all(itemKinds.map((kind) => records.list(collectionOf(kind), { limit: newest })))
  const items = soundRows(pages.flat()).sound.map((row) => itemOf(row, null))
  const now = isoTime(clock())
  const document = documentOfItems(items)
  return { document: { ...document, addedAt: now }, vitals: freshVitals(items, now) }
}
