import { createHmac } from 'node:crypto'
import { type AuditLink, type AuditStatement, auditText, erasedAction } from '@dr-ai/contract/audit'
import type { Patient } from '../identity/patient.ts'
import { isoTime } from './clock.ts'
import { type MarkingKeys, type RecordState, type Roots, stateText } from './record-state.ts'
import type { Change, Link } from './records.ts'
import { emptyRoot, rootBytes } from './row-mark.ts'
import { SealBroken, type SealedPlace, seal, unseal } from './seal.ts'
import { stripWitness, withWitness } from './witness.ts'

/** What a link says was done: never a word of the record, only which row of which collection. */
export type AuditNote = Pick<AuditStatement, 'action' | 'collection' | 'record'>

/** What a link holds under its seal. Links of earlier versions have no state. */
type Sealed = AuditNote & { mac: string } & Partial<RecordState>

/** An opened link, with the state of the record after it where it carries one. */
export interface OpenedLink {
  link: AuditLink
  state: RecordState | null
}

/** A patient as far as the trail needs to know. */
export type Chained = Pick<Patient, 'key' | 'sealingKey' | 'auditKey'>

/** What the next link is chained to: null for the first of a trail. */
export type Previous = Pick<AuditLink, 'index' | 'mac'> | null

/** The link that follows `last`. */
export function nextLink(
  patient: Chained,
  last: Previous,
  { note, at, state, roots, keys }: { note: AuditNote; at: number; state: RecordState; roots: Roots; keys: MarkingKeys },
): Link {
  const index = last ? last.index + 1 : 0
  const mac = createHmac('sha256', patient.auditKey)
    .update(auditText(last?.mac ?? '', { index, at: isoTime(at), ...note, state: stateText(state) }))
    .digest('base64url')
  const sealed: Sealed = { ...note, mac, ...state }
  const inner = seal(patient.sealingKey, placeOf(patient, index), Buffer.from(JSON.stringify(sealed)))
  return { index, at, sealed: withWitness(keys, index, roots.witness, inner) }
}

/** The one link that is left of a record that was deleted whole. */
export function tombstone(patient: Chained, at: number, keys: MarkingKeys): Link {
  const roots = { patient: emptyRoot, witness: emptyRoot }
  const state = { root: Buffer.alloc(rootBytes).toString('base64url'), rows: [] }
  return nextLink(patient, null, { note: { action: erasedAction, collection: null, record: null }, at, state, roots, keys })
}

/** A stored link in the clear. One that was tampered with has no mac: the trail is broken there, and goes on after it. */
export function openLink(patient: Chained, { index, at, sealed }: Link): OpenedLink {
  const statement = { index, at: isoTime(at) }
  try {
    const plain = unseal(patient.sealingKey, placeOf(patient, index), stripWitness(sealed))
    const { root, rows, ...own } = JSON.parse(plain.toString()) as Sealed
    if (root === undefined || rows === undefined) return { link: { ...statement, ...own }, state: null }
    return { link: { ...statement, ...own, state: stateText({ root, rows }) }, state: { root, rows } }
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    return { link: { ...statement, action: 'damaged', collection: null, record: null, mac: '' }, state: null }
  }
}

/** What a write does, in a word: an answer to the patient, else what its first change does. */
export function describeChanges(changes: readonly Change[]): AuditNote {
  for (const change of changes) {
    if (change.kind === 'insert' && change.collection.startsWith('exchange.'))
      return { action: 'answered', collection: 'consultation', record: change.collection.slice('exchange.'.length) }
  }
  const first = changes.find((change) => change.kind !== 'link')
  if (!first) return { action: 'nothing', collection: null, record: null }
  const action = { insert: 'added', replace: 'changed', delete: 'deleted', clear: 'deleted' } as const
  const record = 'row' in first ? first.row.id : 'id' in first ? first.id : null
  return { action: action[first.kind], collection: first.collection, record }
}

function placeOf(patient: Chained, index: number): SealedPlace {
  return { patient: patient.key, collection: '(audit)', id: String(index), version: 1 }
}
