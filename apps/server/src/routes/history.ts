import { randomUUID } from 'node:crypto'
import { maximumHistoryEntryBytes } from '@dr-ai/contract/limits'
import type { DiagnosisRecord, HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { FastifyInstance } from 'fastify'
import { nameOfPlace, pageOf } from '../consultations/page.ts'
import { readInSlices } from '../consultations/read-in-slices.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { type Clock, isoTime } from '../records/clock.ts'
import type { Opened } from '../records/patient-records.ts'

/** Entries of one page of a medical history. */
const longestHistory = 20_000

/** The medical history: add, list, delete. */
export function addHistoryRoutes(app: FastifyInstance, dependencies: CallDependencies & { clock: Clock }): void {
  const { clock } = dependencies

  addCall(app, dependencies, 'addHistory', async ({ body, claim, request }) => {
    const { patient, records } = await claim()
    const key = request.headers['idempotency-key']
    const id = typeof key === 'string' && key !== '' ? patient.nameFor('history', key) : randomUUID()
    const row = { id, at: clock(), value: recordOf(body) }
    if (JSON.stringify(row.value).length > maximumHistoryEntryBytes) throw new Failure('too-large', 'The entry is too large.')
    const outcome = await records.commit([records.insert('history', row)])
    // The same idempotency key again: the entry it made the first time.
    const entry = outcome === 'written' ? { ...row, version: 1 } : await records.get('history', id)
    if (!entry) throw new Failure('busy', 'This entry is being changed elsewhere. Please try again.', { retryAfter: 1 })
    return { success: true as const, _id: id, entry: entryOf(entry) }
  })

  addCall(app, dependencies, 'listHistory', async ({ claim, query }) => {
    const { records } = await claim()
    const page = pageOf({ ...query, limit: query.limit ?? longestHistory })
    const { items: history, damaged, earlier } = await readInSlices(records, 'history', page, entryOf)
    if (history.length > 0) await records.noteRead('history', null)
    return { history, ...(damaged.length > 0 && { damaged }), ...(earlier && { next_before: nameOfPlace(earlier) }) }
  })

  addCall(app, dependencies, 'deleteHistory', async ({ parameters, claim }) => {
    const { records } = await claim()
    const outcome = await records.commit([{ kind: 'delete', collection: 'history', id: parameters.id }])
    if (outcome === 'conflict') throw new Failure('not-found', 'There is no entry by that id.')
    return { success: true as const }
  })
}

/** The record under `diagnosis`, or the bare one; what is null is left out. */
function recordOf(body: { diagnosis: string | DiagnosisRecord; user_id?: string | null | undefined }): DiagnosisRecord {
  const { user_id: _, ...bare } = body
  const record = typeof bare.diagnosis === 'string' ? { ...bare, diagnosis: bare.diagnosis } : bare.diagnosis
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)) as DiagnosisRecord
}

function entryOf({ id, at, value }: Pick<Opened<DiagnosisRecord>, 'id' | 'at' | 'value'>): HistoryEntry {
  return { ...value, _id: id, addedAt: isoTime(at) }
}
