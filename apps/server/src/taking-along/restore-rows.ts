import { maximumHistoryEntryBytes, maximumPatientDocuments, maximumPatientItems } from '@dr-ai/contract/limits'
import { ItemKind } from '@dr-ai/contract/schemas/health-items'
import type { RestoreRowsRequest, RestoreRowsResponse } from '@dr-ai/contract/schemas/record-rows'
import type { Doctor } from '../doctor/doctor.ts'
import { Failure } from '../http/failure.ts'
import type { Collections, StoredConsultation } from '../records/collections.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'
import { storedValue } from './stored-schemas.ts'

/**
 * Puts rows that were taken along into a record. A row whose id is there already stays as it is, so that a second try adds
 * nothing twice.
 * @throws Failure 400 for a row that the collection cannot hold, 429 where there is no room, 503 where the record is being changed.
 */
export async function restoreRows(
  records: PatientRecords,
  doctor: Doctor,
  { collection: wanted, rows }: RestoreRowsRequest,
): Promise<RestoreRowsResponse> {
  const collection = wanted as keyof Collections & `health.${string}`
  const changes: Change[] = []
  for (const { id, at, value } of rows) {
    const stored = storedValue(collection, value)
    if (stored === null || !fits(collection, stored)) throw new Failure('invalid-input', `rows: not a row of ${collection}.`)
    if (changes.some((change) => change.kind === 'insert' && change.row.id === id) || (await records.get(collection, id)) !== null) continue
    changes.push(
      records.insert(collection, {
        id,
        at,
        value: (collection === ('consultation' as string) ? await remembered(doctor, stored) : stored) as never,
      }),
    )
  }
  await checkRoom(records, collection, changes.length)
  if (changes.length > 0 && (await records.commit(changes)) === 'conflict')
    throw new Failure('busy', 'This record is being changed elsewhere. Please try again.', { retryAfter: 1 })
  return { success: true, restored: changes.length, known: rows.length - changes.length }
}

function fits(collection: string, value: object): boolean {
  if (collection === 'history') return JSON.stringify(value).length <= maximumHistoryEntryBytes
  if (!collection.startsWith('health.')) return true
  const kind = 'kind' in value ? value.kind : null
  return ItemKind.safeParse(kind).success && collection === `health.${String(kind)}`
}

async function checkRoom(records: PatientRecords, collection: keyof Collections & string, more: number): Promise<void> {
  const most = collection === 'document' ? maximumPatientDocuments : collection.startsWith('health.') ? maximumPatientItems : null
  if (most !== null && more > 0 && (await records.count(collection)) + more > most)
    throw new Failure('quota-reached', `A record keeps at most ${most} of these: delete some to make room.`)
}

/** A consultation as it was. A memory that the doctor cannot read is left behind. */
async function remembered(doctor: Doctor, value: object): Promise<StoredConsultation> {
  const consultation = value as StoredConsultation
  try {
    await doctor.forgetDocuments(consultation.mind)
    return consultation
  } catch {
    return { ...consultation, mind: null }
  }
}
