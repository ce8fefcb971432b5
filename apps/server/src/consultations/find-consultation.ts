import { randomUUID } from 'node:crypto'
import { Failure } from '../http/failure.ts'
import type { StoredConsultation } from '../records/collections.ts'
import type { Opened, PatientRecords } from '../records/patient-records.ts'

/** Which consultation a message belongs to. */
export interface WantedConsultation {
  id: string | null
  isNew: boolean
  /** 'self', or whom the message is about; null takes the open consultation, whoever it is about. */
  subject: string | null
}

export interface FoundConsultation {
  id: string
  /** null where the message opens it. */
  stored: Opened<StoredConsultation> | null
  /** The one that was open until now, where another takes its place. */
  closing: Opened<StoredConsultation> | null
}

/**
 * The consultation named; else the open one, if it is about the same person; else a new one.
 * @throws Failure 404 where the one named is not there.
 */
export async function findConsultation(records: PatientRecords, { id, isNew, subject }: WantedConsultation): Promise<FoundConsultation> {
  const [newest = null] = await records.list('consultation', { limit: 1 })
  const open = newest?.value?.open ? newest : null
  if (id !== null && !isNew) {
    const stored = newest?.id === id && newest.value ? newest : await records.get('consultation', id)
    if (!stored) throw new Failure('not-found', 'There is no consultation by that id.')
    return { id, stored, closing: open?.id === id ? null : open }
  }
  if (open && !isNew && (subject === null || open.value.subject === subject)) return { id: open.id, stored: open, closing: null }
  return { id: randomUUID(), stored: null, closing: open }
}
