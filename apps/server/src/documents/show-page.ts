import { Failure } from '../http/failure.ts'
import { pagePicture } from '../reading/page-picture.ts'
import { hasPictures } from '../reading/sniff-document-type.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { findDocument } from './view-document.ts'

/**
 * One page of a document as a picture, in which the strips of its findings lie.
 * @throws Failure 404 where the document or the page is not there or has no picture, 422 and 503 as `pagePicture`.
 */
export async function showPage(records: PatientRecords, owner: string, id: string, page: number): Promise<Buffer> {
  const { value } = await findDocument(records, id)
  const file = await records.get('document-file', id)
  if (!file || page > value.pages || !hasPictures(value.type)) throw new Failure('not-found', 'This page has no picture.')
  return pagePicture(file.value, { type: value.type, page, turned: value.turned?.[page - 1] ?? 0 }, owner)
}
