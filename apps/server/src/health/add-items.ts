import { judgeVitals } from '@dr-ai/clinic/records/judge-vitals'
import { inBaseUnit, unitOf } from '@dr-ai/clinic/records/vital-units'
import { maximumPatientItems } from '@dr-ai/contract/limits'
import type { AddItemsRequest, AddItemsResponse, NewItem, StoredItem } from '@dr-ai/contract/schemas/health-items'
import { Failure } from '../http/failure.ts'
import { type Clock, isoTime } from '../records/clock.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { collectionOf, insertItem, itemOf } from './item-rows.ts'

/**
 * Writes what the patient entered into their lists; it counts at once.
 * @throws Failure 400 for a measured value that nobody can have or in a unit that does not fit, 429 where the list is full.
 */
export async function addItems(records: PatientRecords, clock: Clock, { items, age_years }: AddItemsRequest): Promise<AddItemsResponse> {
  for (const kind of new Set(items.map((item) => item.kind)))
    if ((await records.count(collectionOf(kind))) + items.length > maximumPatientItems)
      throw new Failure('quota-reached', `A list keeps at most ${maximumPatientItems} items: delete some to make room.`)
  const ageYears = age_years ?? null
  const stored = items.map((item): StoredItem => {
    const { from, ...content } = measured(item)
    return { ...content, source: { kind: from ?? 'own' }, review: 'accepted', addedAt: isoTime(clock()) }
  })
  const rows = stored.map((value) => ({ value, ...insertItem(records, clock, value) }))
  await records.commit(rows.map(({ change }) => change))
  return { items: rows.map((row) => itemOf(row, ageYears)), urgent: judgeVitals(stored, ageYears, isoTime(clock())) }
}

/** A measured value with its unit as we write it. */
function measured(item: NewItem): NewItem {
  const { measure, unit } = item
  if (measure === undefined) return item
  const known = unitOf(measure, unit)
  if (known === null) throw new Failure('invalid-input', `items: ${unit} is no unit of this measurement.`)
  const written = { ...item, unit: known }
  if (measure !== 'period' && inBaseUnit(written) === null)
    throw new Failure('invalid-input', 'items: this value is outside what a person can have. Please check the number and the unit.')
  return written
}
