import { createHmac } from 'node:crypto'
import { type AuditLink, type AuditStatement, auditText, erasedAction } from '@dr-ai/contract/audit'
import type { Patient } from '../identity/patient.ts'
import { isoTime } from './clock.ts'
import type { Change, Link } from './records.ts'
import { SealBroken, type SealedPlace, seal, unseal } from './seal.ts'

/** What a link says was done: never a word of the record, only which row of which collection. */
export type AuditNote = Pick<AuditStatement, 'action' | 'collection' | 'record'>

type Sealed = AuditNote & { mac: string }

/** The link that follows `last` (null: the first of a trail). */
export function nextLink(patient: Patient, last: Link | null, note: AuditNote, at: number): Link {
  const index = last ? last.index + 1 : 0
  const previous = last ? openLink(patient, last).mac : ''
  const mac = createHmac('sha256', patient.auditKey)
    .update(auditText(previous, { index, at: isoTime(at), ...note }))
    .digest('base64url')
  const sealed: Sealed = { ...note, mac }
  return { index, at, sealed: seal(patient.sealingKey, placeOf(patient, index), Buffer.from(JSON.stringify(sealed))) }
}

/** The one link that is left of a record that was deleted whole. */
export function tombstone(patient: Patient, at: number): Link {
  return nextLink(patient, null, { action: erasedAction, collection: null, record: null }, at)
}

/** A stored link in the clear. One that was tampered with has no mac: the trail is broken there, and goes on after it. */
export function openLink(patient: Patient, { index, at, sealed }: Link): AuditLink {
  const statement = { index, at: isoTime(at) }
  try {
    return { ...statement, ...(JSON.parse(unseal(patient.sealingKey, placeOf(patient, index), sealed).toString()) as Sealed) }
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    return { ...statement, action: 'damaged', collection: null, record: null, mac: '' }
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

function placeOf(patient: Patient, index: number): SealedPlace {
  return { patient: patient.key, collection: '(audit)', id: String(index), version: 1 }
}
