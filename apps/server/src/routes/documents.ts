import { randomUUID } from 'node:crypto'
import { maximumDocumentBytes, maximumPatientDocuments } from '@dr-ai/contract/limits'
import type { LiveServerEvents } from '@dr-ai/contract/live'
import { calls } from '@dr-ai/contract/schemas/calls'
import type { PageQuery } from '@dr-ai/contract/schemas/identifiers'
import { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import type { FastifyInstance } from 'fastify'
import { nameOfPlace, type Page, pageOf } from '../consultations/page.ts'
import { type ReadPage, readInSlices } from '../consultations/read-in-slices.ts'
import type { Doctor } from '../doctor/doctor.ts'
import { addDocument } from '../documents/add-document.ts'
import { deleteDocument } from '../documents/delete-document.ts'
import { personOf } from '../documents/person-of.ts'
import { showPage } from '../documents/show-page.ts'
import { findDocument, reviewDocument, summariseDocument, viewDocument } from '../documents/view-document.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { keptFile } from '../http/kept-file.ts'
import { parseField } from '../http/parse-field.ts'
import { readForm } from '../http/read-form.ts'
import type { Patient } from '../identity/patient.ts'
import type { ReadDocument } from '../reading/read-document.ts'
import type { ReadingProgress } from '../reading/reading-bounds.ts'
import type { Clock } from '../records/clock.ts'

/** Where the progress of an upload goes: to the patient's own open pages. */
export type OnDocumentProgress = (patient: Patient, event: Parameters<LiveServerEvents['document:progress']>[0]) => void

interface DocumentDependencies extends CallDependencies {
  clock: Clock
  read: ReadDocument
  doctor: Doctor
  onDocumentProgress?: OnDocumentProgress
}

/** Medical documents: add, list, view, download, review, delete. */
export function addDocumentRoutes(app: FastifyInstance, dependencies: DocumentDependencies): void {
  const { clock, read, doctor, onDocumentProgress } = dependencies
  const rules = {
    ...calls.analyzeDocument.form,
    maximumBytes: maximumDocumentBytes,
    keptBytes: maximumDocumentBytes,
    tooLarge: (name: string) => `File ${name} is too large. Maximum size is 10MB`,
  }

  addCall(app, dependencies, 'analyzeDocument', async ({ request, claim }) => {
    const kept = keptFile()
    const { fields, file } = await readForm(request, rules, () => kept)
    const { records, patient } = await claim(fields.user_id)
    const { upload_id, outside_model, password } = fields
    const about = parseField(PatientFacts, 'about', fields.about)
    const onProgress = (progress: ReadingProgress) => {
      if (upload_id) onDocumentProgress?.(patient, { upload_id, ...progress })
    }
    const look = outside_model === 'yes' ? { look: doctor.look } : {}
    const person = await personOf(records, doctor, about?.profile ?? {}, clock())
    const bytes = kept.whole()
    return addDocument(
      { records, clock, read, onProgress, ...look },
      {
        // An upload whose answer was lost is sent again under its id, and answered with what it made.
        id: upload_id ? patient.nameFor('document', upload_id) : randomUUID(),
        name: file.name,
        bytes,
        owner: patient.key,
        person,
        told: about ?? {},
        password: password ?? null,
      },
    )
  })

  addCall(app, dependencies, 'listDocuments', async ({ query, claim }) => {
    const { records } = await claim()
    const { items: documents, ...rest } = await readInSlices(records, 'document', everyDocument(query), summariseDocument)
    return { documents, ...restOfPage(rest) }
  })

  addCall(app, dependencies, 'listResults', async ({ query, claim }) => {
    const { records } = await claim()
    const { items, ...rest } = await readInSlices(records, 'document', everyDocument(query), ({ id, value }) => ({
      id,
      name: value.name,
      findings: value.findings.filter(({ kind }) => kind === 'lab'),
    }))
    if (items.length > 0) await records.noteRead('document', null)
    return { documents: items.filter(({ findings }) => findings.length > 0), ...restOfPage(rest) }
  })

  addCall(app, dependencies, 'viewDocument', async ({ parameters, claim }) => {
    const { records } = await claim()
    const view = await viewDocument(records, parameters.id)
    await records.noteRead('document', parameters.id)
    return view
  })

  addCall(app, dependencies, 'downloadDocument', async ({ parameters, claim, reply }) => {
    const { records } = await claim()
    const document = await findDocument(records, parameters.id)
    const file = await records.get('document-file', parameters.id)
    if (!file) throw new Failure('not-found', 'There is no document by that id.')
    await records.noteRead('document-file', parameters.id)
    return (
      reply
        // A page from elsewhere is handed back as text: it is never shown as a page of ours.
        .type(document.value.type === 'text/html' ? 'text/plain' : document.value.type)
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(document.value.name).replace(/['()*]/g, percentEncode)}`,
        )
        .send(file.value)
    )
  })

  addCall(app, dependencies, 'showPage', async ({ parameters, query, claim, reply }) => {
    const { records, patient } = await claim()
    const picture = await showPage(records, patient.key, parameters.id, query.page)
    await records.noteRead('document-file', parameters.id)
    return reply.type('image/jpeg').send(picture)
  })

  addCall(app, dependencies, 'reviewDocument', async ({ parameters, body, claim }) => {
    const { records } = await claim()
    return reviewDocument(records, doctor, parameters.id, body)
  })

  addCall(app, dependencies, 'deleteDocument', async ({ parameters, claim }) => {
    const { records } = await claim()
    await deleteDocument(records, doctor, parameters.id)
    return { success: true as const }
  })
}

/** The page of documents that is asked for: unless told otherwise as many as a patient may keep. */
const everyDocument = (query: PageQuery): Page => pageOf({ ...query, limit: query.limit ?? maximumPatientDocuments })

/** What a page says beside its documents: which are damaged, and where the page before it begins. */
function restOfPage({ damaged, earlier }: Pick<ReadPage<unknown>, 'damaged' | 'earlier'>) {
  return { ...(damaged.length > 0 && { damaged }), ...(earlier && { next_before: nameOfPlace(earlier) }) }
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`
}
