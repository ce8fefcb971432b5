import type { Doctor } from '../doctor/doctor.ts'
import { Failure } from '../http/failure.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'
import { updateRecords } from '../records/update-records.ts'
import { forgetInConsultations } from './forget-in-consultations.ts'

/**
 * Deletes a document: its row with what was found in it, its text, its bytes, and what the doctor's memory of consultations
 * took from documents (what other documents say comes back with the next message).
 * @throws Failure 404 where it is not there, 503 where consultations are being changed all the time.
 */
export async function deleteDocument(records: PatientRecords, doctor: Doctor, id: string): Promise<void> {
  const outcome = await updateRecords(records, async () => {
    const document = await records.get('document', id)
    if (!document) throw new Failure('not-found', 'There is no document by that id.')
    const deleted = (['document', 'document-text', 'document-file'] as const).map(
      (collection): Change => ({ kind: 'delete', collection, id }),
    )
    return { changes: [...deleted, ...(await forgetInConsultations(records, doctor))], result: 'deleted' as const }
  })
  if (outcome === 'conflict')
    throw new Failure('busy', 'A consultation is being changed at the moment. Please try again.', { retryAfter: 1 })
}
