import type { DocumentSummary, ReviewDocumentRequest, ViewDocumentResponse } from '@dr-ai/contract/schemas/documents'
import type { Doctor } from '../doctor/doctor.ts'
import { Failure } from '../http/failure.ts'
import { isoTime } from '../records/clock.ts'
import type { StoredDocument } from '../records/collections.ts'
import type { Opened, PatientRecords } from '../records/patient-records.ts'
import { forgetInConsultations } from './forget-in-consultations.ts'

/** What the list of documents shows of one. */
export function summariseDocument({ id, at, value }: Opened<StoredDocument>): DocumentSummary {
  const { name, type, bytes, pages, findings } = value
  const unconfirmed = findings.filter(({ review }) => review === 'unconfirmed').length
  return { id, name, type, bytes, pages, addedAt: isoTime(at), findings: findings.length, unconfirmed }
}

/** @throws Failure 404 where the document is not there. */
export async function findDocument(records: PatientRecords, id: string): Promise<Opened<StoredDocument>> {
  const document = await records.get('document', id)
  if (!document) throw new Failure('not-found', 'There is no document by that id.')
  return document
}

/** A document with its text and findings. @throws Failure 404 where it is not there. */
export async function viewDocument(records: PatientRecords, id: string): Promise<ViewDocumentResponse> {
  const document = await findDocument(records, id)
  const text = await records.get('document-text', id)
  return {
    document: summariseDocument(document),
    text: text?.value.pages ?? [],
    findings: document.value.findings,
    response: document.value.response,
    notUnderstood: document.value.notUnderstood ?? [],
    warnings: document.value.warnings ?? [],
    urgent: document.value.urgent ?? null,
    stopped: document.value.stopped ?? [],
  }
}

/**
 * The patient's verdict on what was read: accepted and corrected findings stay, rejected ones are dropped.
 * @throws Failure 404 for a document or a finding that is not there, 503 where it is being changed elsewhere.
 */
export async function reviewDocument(
  records: PatientRecords,
  doctor: Doctor,
  id: string,
  { reviews }: ReviewDocumentRequest,
): Promise<ViewDocumentResponse> {
  const document = await findDocument(records, id)
  const known = new Set(document.value.findings.map((finding) => finding.id))
  if (reviews.some((review) => !known.has(review.id))) throw new Failure('not-found', 'This document has no such finding.')
  const byId = new Map(reviews.map((review) => [review.id, review]))
  const findings = document.value.findings.flatMap((finding) => {
    const review = byId.get(finding.id)
    if (!review) return [finding]
    if (review.review === 'rejected') return []
    return [{ ...finding, review: review.review, value: review.value ?? finding.value, unit: review.unit ?? finding.unit }]
  })
  const isTakenBack = findings.length < document.value.findings.length || reviews.some(({ value, unit }) => value != null || unit != null)
  const outcome = await records.commit([
    records.replace('document', document, { value: { ...document.value, findings } }),
    ...(isTakenBack ? await forgetInConsultations(records, doctor) : []),
  ])
  if (outcome === 'conflict') throw new Failure('busy', 'This document is being changed elsewhere. Please try again.', { retryAfter: 1 })
  return viewDocument(records, id)
}
