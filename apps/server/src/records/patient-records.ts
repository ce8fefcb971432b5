import type { AuditLink } from '@dr-ai/contract/audit'
import type { Patient } from '../identity/patient.ts'
import { type AuditNote, describeChanges, nextLink, openLink, tombstone } from './audit-trail.ts'
import type { Clock } from './clock.ts'
import type { Collections } from './collections.ts'
import { createTurns } from './in-turn.ts'
import { noteDifferences, rootsAt } from './note-differences.ts'
import { type MarkingKeys, stateAfter } from './record-state.ts'
import { type Change, type Place, type Records, type Row, StorageUnavailable, type Usage, type WriteOutcome } from './records.ts'
import { SealBroken, seal, unseal } from './seal.ts'

/** The name of a collection: `message.<consultation>` holds the exchanges of one consultation. */
type CollectionName = keyof Collections & string
type ValueOf<Name extends CollectionName> = Collections[Name]

/** An opened row: what was sealed, with its place. */
export interface Opened<Value> {
  id: string
  at: number
  version: number
  value: Value
}

/** A row whose seal does not open any more: it is named, and nothing of it is shown. */
export interface DamagedRow {
  id: string
  at: number
  version: number
  value: null
}

/** Rows of a list that open, and the ids of those that do not. */
export function soundRows<Value>(rows: readonly (Opened<Value> | DamagedRow)[]): { sound: Opened<Value>[]; damaged?: string[] } {
  const isSound = (row: Opened<Value> | DamagedRow): row is Opened<Value> => row.value !== null
  const damaged = rows.filter((row) => !isSound(row)).map(({ id }) => id)
  return { sound: rows.filter(isSound), ...(damaged.length > 0 && { damaged }) }
}

/** One patient's records, opened. Values go in and come out in the clear; only sealed bytes go beyond. */
export interface PatientRecords {
  get<Name extends CollectionName>(collection: Name, id: string): Promise<Opened<ValueOf<Name>> | null>
  list<Name extends CollectionName>(
    collection: Name,
    page: { limit: number; before?: Place | null },
  ): Promise<(Opened<ValueOf<Name>> | DamagedRow)[]>
  count(collection: CollectionName): Promise<number>
  usage(): Promise<Usage>
  insert<Name extends CollectionName>(collection: Name, row: { id: string; at: number; value: ValueOf<Name> }): Change
  replace<Name extends CollectionName>(collection: Name, row: Opened<ValueOf<Name>>, next: { at?: number; value: ValueOf<Name> }): Change
  /** All changes or none, with the link of the audit trail that says so. */
  commit(changes: readonly Change[]): Promise<Exclude<WriteOutcome, 'overtaken'>>
  /** Writes into the audit trail that something was read. Reading goes on where nothing can be written. */
  noteRead(collection: CollectionName, id: string | null): Promise<void>
  /** Links of the audit trail after the one of index `after`, the oldest first, and the newest of all. */
  trail(page: { after: number; limit: number }): Promise<{ entries: AuditLink[]; head: string | null }>
  /**
   * Holds every row against the state that the newest link vouches for. What is otherwise (gone, back again, an earlier version, another
   * time) is written into the trail, where the patient's device finds it.
   */
  noteDifferences(): Promise<void>
  /** Everything, but for a tombstone without content in the audit trail. */
  erase(): Promise<void>
}

/** Milliseconds for which rows are opened before other requests get their turn. */
const turn = 10
/** Microseconds in which the same row read again is the same reading. */
const oneReading = 600_000_000
/** How often a write is tried again that another server has overtaken. */
const attempts = 16

/** The writes of one patient come one after the other, since each chains its link to the one before. */
const turns = new WeakMap<Records, ReturnType<typeof createTurns>>()

/** @param witness The server's key for roots (witness.ts). */
export function openPatientRecords(records: Records, patient: Patient, clock: Clock, witness: Uint8Array): PatientRecords {
  const keys: MarkingKeys = { owner: patient.key, patient: patient.auditKey, witness }
  const inTurn = turns.get(records) ?? createTurns()
  turns.set(records, inTurn)
  const writeLinked = (changes: readonly Change[], note: AuditNote): Promise<Exclude<WriteOutcome, 'overtaken'>> =>
    inTurn(patient.key, async () => {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const last = await records.lastLink(patient.key)
        const before = await rootsAt(records, patient, keys, last)
        const { state, roots } = await stateAfter(records, keys, before.roots, changes)
        const link = nextLink(patient, before.previous, { note, at: clock(), state, roots, keys })
        const outcome = await records.write(patient.key, [...changes, { kind: 'link', link }])
        if (outcome !== 'overtaken') return outcome
      }
      throw new StorageUnavailable('other servers wrote to this record all the time')
    })
  const place = (collection: string, { id, at, version }: { id: string; at: number; version: number }) => ({
    patient: patient.key,
    collection,
    id,
    version,
    at,
  })
  const close = (collection: string, row: { id: string; at: number; version: number }, value: unknown): Row => ({
    ...row,
    sealed: seal(patient.sealingKey, place(collection, row), value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value))),
  })
  const open = <Name extends CollectionName>(
    collection: Name,
    row: { id: string; at: number; version: number; sealed: Uint8Array },
  ): Opened<ValueOf<Name>> => {
    const plain = unseal(patient.sealingKey, place(collection, row), row.sealed)
    const value = (collection === 'document-file' ? plain : JSON.parse(plain.toString())) as ValueOf<Name>
    return { id: row.id, at: row.at, version: row.version, value }
  }
  const openOrName = <Name extends CollectionName>(
    collection: Name,
    row: Parameters<typeof open>[1],
  ): Opened<ValueOf<Name>> | DamagedRow => {
    try {
      return open(collection, row)
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
      return { id: row.id, at: row.at, version: row.version, value: null }
    }
  }
  return {
    get: async (collection, id) => {
      const row = await records.read(patient.key, collection, id)
      return row ? open(collection, row) : null
    },
    list: async (collection, page) => {
      const opened: (Opened<ValueOf<typeof collection>> | DamagedRow)[] = []
      let since = performance.now()
      for (const row of await records.list(patient.key, collection, page)) {
        opened.push(openOrName(collection, row))
        if (performance.now() - since < turn) continue
        await new Promise(setImmediate)
        since = performance.now()
      }
      return opened
    },
    count: (collection) => records.count(patient.key, collection),
    usage: () => records.usage(patient.key),
    insert: (collection, { id, at, value }) => ({
      kind: 'insert',
      collection,
      row: close(collection, { id, at, version: 1 }, value),
    }),
    replace: (collection, { id, at, version }, next) => ({
      kind: 'replace',
      collection,
      row: close(collection, { id, at: next.at ?? at, version: version + 1 }, next.value),
    }),
    commit: (changes) => writeLinked(changes, describeChanges(changes)),
    noteRead: async (collection, id) => {
      const note = { action: 'read', collection, record: id }
      try {
        const last = await records.lastLink(patient.key)
        if (last && isSame(openLink(patient, last).link, note) && clock() - last.at < oneReading) return
        await writeLinked([], note)
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error
      }
    },
    trail: async (page) => {
      const links = await records.trail(patient.key, page)
      const last = await records.lastLink(patient.key)
      return { entries: links.map((link) => openLink(patient, link).link), head: last && openLink(patient, last).link.mac }
    },
    noteDifferences: () =>
      inTurn(patient.key, async () => {
        try {
          await noteDifferences(records, patient, keys, clock)
        } catch (error) {
          if (!(error instanceof StorageUnavailable)) throw error
        }
      }),
    erase: () =>
      inTurn(patient.key, async () => {
        const [last, usage] = [await records.lastLink(patient.key), await records.usage(patient.key)]
        if (last === null && usage.rows === 0) return
        await records.erase(patient.key, tombstone(patient, clock(), keys))
      }),
  }
}

function isSame(link: AuditNote, note: AuditNote): boolean {
  return link.action === note.action && link.collection === note.collection && link.record === note.record
}
