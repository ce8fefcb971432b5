import type { Doctor } from '../doctor/doctor.ts'
import { Failure } from '../http/failure.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'
import { forgetInConsultations } from './forget-in-consultations.ts'

/** A conflict with a message under way is tried again this often. */
const attempts = 5

/**
 * Deletes a document: its row with what was found in it, its text, its bytes, and what the doctor's memory of consultations
 * took from documents (what other documents say comes back with the next message).
 * @throws Failure 404 where it is not there, 503 where consultations are being changed all the time.
 */
export async function deleteDocument(records: PatientRecords, doctor: Doctor, id: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const document = await records.get('document', id)
    if (!document) throw new Failure('not-found', 'There is no document by that id.')
    const changes: Change[] = (['document', 'document-text', 'document-file'] as const).map((collection) => ({
      kind: 'delete',
      collection,
      id,
    }))
    changes.push(...(await forgetInConsultations(records, doctor)))
    if ((await records.commit(changes)) !== 'conflict') return
  }
  throw new Failure('busy', 'A consultation is being changed at the moment. Please try again.', { retryAfter: 1 })
}
