import { maximumPatientDocuments } from '@dr-ai/contract/limits'
import type { AnalyzeDocumentResponse } from '@dr-ai/contract/schemas/documents'
import type { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import { type ShownFile, type Sight, sightInWords } from '../doctor/doctor.ts'
import { Failure } from '../http/failure.ts'
import type { ReadDocument } from '../reading/read-document.ts'
import type { ReaderPerson } from '../reading/reader-messages.ts'
import type { ReportProgress } from '../reading/reading-bounds.ts'
import type { Clock } from '../records/clock.ts'
import type { StoredDocument } from '../records/collections.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { knownRecord } from './known-record.ts'

interface Deps {
  records: PatientRecords
  clock: Clock
  read: ReadDocument
  onProgress?: ReportProgress
  /** Shows the file to an outside model, where the patient has allowed it. */
  look?: (file: ShownFile) => Promise<Sight | null>
}

const unseen = 'The outside model, which you let look at it, cannot see such a file, or gave no answer that could be used.'

/**
 * Takes a file into the record, once for each id: reads it, then keeps its text, what was found in it and its own bytes, sealed.
 * @throws Failure 415 and 422 for a file that is not read, 429 where the patient keeps as many documents as may be, 503
 * where too many are being read.
 */
export async function addDocument(
  { records, clock, read, onProgress, look }: Deps,
  {
    id,
    name,
    bytes,
    owner,
    person,
    told,
    password,
  }: {
    id: string
    name: string
    bytes: Uint8Array
    owner: string
    person: ReaderPerson
    /** Medicines, allergies and illnesses that came beside the file. */
    told: PatientFacts
    password: string | null
  },
): Promise<AnalyzeDocumentResponse> {
  const known = await records.get('document', id)
  if (known) return responseOf(known)
  if ((await records.count('document')) >= maximumPatientDocuments)
    throw new Failure('quota-reached', `A record keeps at most ${maximumPatientDocuments} documents: delete some to make room.`)
  const record = await knownRecord(records, told)
  const reading = await read({ name, bytes, owner, person, record, password, ...(onProgress && { onProgress }) })
  const seen = await look?.({ kind: 'document', bytes, mediaType: reading.type })
  const at = clock()
  const document: StoredDocument = {
    name,
    type: reading.type,
    bytes: bytes.byteLength,
    pages: reading.pages.length,
    response: seen === undefined ? reading.response : `${reading.response}\n\n${seen ? sightInWords(seen) : unseen}`.trim(),
    findings: reading.findings,
    notUnderstood: reading.notUnderstood,
    warnings: reading.warnings,
    urgent: reading.urgent,
    ...(reading.stopped.length > 0 && { stopped: reading.stopped }),
    ...(reading.turned.some((quarters) => quarters > 0) && { turned: reading.turned }),
  }
  const outcome = await records.commit([
    records.insert('document', { id, at, value: document }),
    records.insert('document-text', { id, at, value: { pages: reading.pages } }),
    records.insert('document-file', { id, at, value: bytes }),
  ])
  // The same upload came twice at once: what the other one made is there.
  const made = outcome === 'written' ? { id, value: document } : await records.get('document', id)
  if (!made) throw new Failure('busy', 'This document is being changed elsewhere. Please try again.', { retryAfter: 1 })
  return responseOf(made)
}

function responseOf({ id, value }: { id: string; value: StoredDocument }): AnalyzeDocumentResponse {
  const { response, pages, findings, notUnderstood = [], warnings = [], urgent = null, stopped = [] } = value
  return { response, document_id: id, pages, findings, notUnderstood, warnings, urgent, stopped }
}
