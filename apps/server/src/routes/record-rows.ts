import { maximumDocumentBytes } from '@dr-ai/contract/limits'
import { calls } from '@dr-ai/contract/schemas/calls'
import type { FastifyInstance } from 'fastify'
import { nameOfPlace, pageOf, readPage } from '../consultations/page.ts'
import type { Doctor } from '../doctor/doctor.ts'
import { findDocument } from '../documents/view-document.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { keptFile } from '../http/kept-file.ts'
import { readForm } from '../http/read-form.ts'
import type { Collections } from '../records/collections.ts'
import { soundRows } from '../records/patient-records.ts'
import { restoreRows } from '../taking-along/restore-rows.ts'

/** The record as it is kept, to take it along whole and to put it back. */
export function addRecordRowRoutes(app: FastifyInstance, dependencies: CallDependencies & { doctor: Doctor }): void {
  const { doctor } = dependencies
  const rules = {
    ...calls.restoreFile.form,
    maximumBytes: maximumDocumentBytes,
    keptBytes: maximumDocumentBytes,
    tooLarge: (name: string) => `File ${name} is too large. Maximum size is 10MB`,
  }

  addCall(app, dependencies, 'listRows', async ({ query, claim }) => {
    const { records } = await claim()
    const collection = query.collection as keyof Collections & `health.${string}`
    const { rows, earlier } = await readPage(pageOf(query), (page) => records.list(collection, page))
    const { sound, damaged } = soundRows(rows)
    if (sound.length > 0) await records.noteRead(collection, null)
    return {
      rows: sound.map(({ id, at, value }) => ({ id, at, value })),
      ...(damaged && { damaged }),
      ...(earlier && { next_before: nameOfPlace(earlier) }),
    }
  })

  addCall(app, dependencies, 'restoreRows', async ({ body, claim }) => {
    const { records } = await claim()
    return restoreRows(records, doctor, body)
  })

  addCall(app, dependencies, 'restoreFile', async ({ request, claim }) => {
    const kept = keptFile()
    const { fields } = await readForm(request, rules, () => kept)
    const { records } = await claim(fields.user_id)
    const { id, at, value: document } = await findDocument(records, fields.id)
    const bytes = kept.whole()
    if (bytes.byteLength !== document.bytes) throw new Failure('invalid-input', 'document: not the file of this document.')
    if ((await records.get('document-file', id)) === null) await records.commit([records.insert('document-file', { id, at, value: bytes })])
    return { success: true as const }
  })
}
