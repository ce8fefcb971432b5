import { Failure } from '../http/failure.ts'
import { type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { Change } from '../records/records.ts'

/** Consultations are looked through in pages; a conflict with a message under way is tried again this often. */
const page = 1_000
const attempts = 5

/**
 * Deletes a document: its row with what was found in it, its text, its bytes, and what the doctor's memory of consultations
 * took from documents (what other documents say comes back with the next message).
 * @throws Failure 404 where it is not there, 503 where consultations are being changed all the time.
 */
export async function deleteDocument(records: PatientRecords, id: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const document = await records.get('document', id)
    if (!document) throw new Failure('not-found', 'There is no document by that id.')
    const changes: Change[] = (['document', 'document-text', 'document-file'] as const).map((collection) => ({
      kind: 'delete',
      collection,
      id,
    }))
    const { sound } = soundRows(await records.list('consultation', { limit: page }))
    for (const consultation of sound) {
      const mind = withoutDocumentFacts(consultation.value.mind)
      if (mind !== null) changes.push(records.replace('consultation', consultation, { value: { ...consultation.value, mind } }))
    }
    if ((await records.commit(changes)) !== 'conflict') return
  }
  throw new Failure('busy', 'A consultation is being changed at the moment. Please try again.', { retryAfter: 1 })
}

/** The doctor's memory without what it read in documents; null where it read nothing there. */
function withoutDocumentFacts(mind: unknown): object | null {
  if (
    mind === null ||
    typeof mind !== 'object' ||
    !('observations' in mind) ||
    mind.observations === null ||
    typeof mind.observations !== 'object'
  )
    return null
  const observations = Object.entries(mind.observations as Record<string, { source?: string }>)
  const kept = observations.filter(([, { source }]) => source !== 'document')
  return kept.length === observations.length ? null : { ...mind, observations: Object.fromEntries(kept) }
}
