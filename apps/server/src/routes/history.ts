import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { maximumHistoryEntryBytes } from '@dr-ai/contract/limits'
import type { DiagnosisRecord, HistoryEntry } from '@dr-ai/contract/schemas/history'
import type { FastifyInstance } from 'fastify'
import { nameOfPlace, type Page, pageOf } from '../consultations/page.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { type Clock, isoTime } from '../records/clock.ts'
import { type Opened, type PatientRecords, soundRows } from '../records/patient-records.ts'
import type { Place } from '../records/records.ts'

/** Entries of one page of a medical history, and characters after which a page ends, however few they are. */
const longestHistory = 20_000
const longestPage = 8_388_608
/** Rows that are opened at once, few at first, since entries of earlier versions may be large: between them others are answered. */
const slice = { first: 10, longest: 250 } as const
/** Characters of a slice after which the next one may be twice as long. */
const smallSlice = 262_144

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
    const { history, damaged, earlier } = await newestHistory(records, pageOf({ ...query, limit: query.limit ?? longestHistory }))
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

/** One page of the history, read slice by slice; `earlier` is the place of its last entry where more may come before it. */
async function newestHistory(records: PatientRecords, { limit, before }: Page) {
  const history: HistoryEntry[] = []
  const damaged: string[] = []
  let characters = 0
  let earlier: Place | null = before
  let rowsAtOnce: number = slice.first
  while (history.length + damaged.length < limit && characters < longestPage) {
    const wanted = Math.min(rowsAtOnce, limit - history.length - damaged.length)
    const rows = await records.list('history', { limit: wanted, before: earlier })
    const { sound, damaged: broken = [] } = soundRows(rows)
    const entries = sound.map(entryOf)
    const length = JSON.stringify(entries).length
    history.push(...entries)
    damaged.push(...broken)
    characters += length
    if (rows.length < wanted) return { history, damaged, earlier: null }
    if (length < smallSlice) rowsAtOnce = Math.min(2 * rowsAtOnce, slice.longest)
    earlier = rows.at(-1) ?? null
    await nextTurn()
  }
  return { history, damaged, earlier }
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
