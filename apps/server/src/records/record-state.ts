import { createHash } from 'node:crypto'
import type { Change, Mark, Records } from './records.ts'
import { markOf, rootOf, tagOf, turned } from './row-mark.ts'

/** A row after a write: its version and tag; '' where it is gone. `id` null: every row of the collection is gone. */
export type ChangedRow = readonly [collection: string, id: string | null, version: number, tag: string]

/** What a link of the audit trail vouches for beside its note: the root over every row after it, and what it changed. */
export interface RecordState {
  root: string
  rows: readonly ChangedRow[]
}

/** The keys that rows are marked under: the patient's own, and the server's, by which an operator can verify without the patient. */
export interface MarkingKeys {
  owner: string
  patient: Uint8Array
  witness: Uint8Array
}

/** The two roots over a patient's rows. */
export interface Roots {
  patient: Uint8Array
  witness: Uint8Array
}

export function liveRoots(keys: MarkingKeys, marks: readonly Mark[]): Roots {
  return {
    patient: rootOf(marks.map((mark) => tagOf(keys.patient, keys.owner, mark))),
    witness: rootOf(marks.map((mark) => tagOf(keys.witness, keys.owner, mark))),
  }
}

/** The text of a state under the mac of its link; the patient's device sees this and no row. */
export function stateText({ root, rows }: RecordState): string {
  return createHash('sha256')
    .update(JSON.stringify([root, rows]))
    .digest('base64url')
}

/**
 * The state after changes. In: the roots before them, and the engine, which is asked what stands where something is replaced or taken
 * away. The caller writes only where nobody wrote in between.
 */
export async function stateAfter(
  records: Records,
  keys: MarkingKeys,
  before: Roots,
  changes: readonly Change[],
): Promise<{ state: RecordState; roots: Roots }> {
  let roots = before
  const rows: ChangedRow[] = []
  const written = new Map<string, Mark>()
  const turn = (mark: Mark): void => {
    roots = {
      patient: turned(roots.patient, tagOf(keys.patient, keys.owner, mark)),
      witness: turned(roots.witness, tagOf(keys.witness, keys.owner, mark)),
    }
  }
  const standing = async (collection: string, id: string | null): Promise<readonly Mark[]> => {
    const stored = await records.marks(keys.owner, { collection, id })
    const own = [...written.values()].filter((mark) => mark.collection === collection && (id === null || mark.id === id))
    return [...stored.filter((mark) => !written.has(placeOf(mark))), ...own]
  }
  for (const change of changes) {
    if (change.kind === 'link') continue
    const { collection } = change
    if (change.kind !== 'insert') {
      const gone = await standing(collection, change.kind === 'clear' ? null : change.kind === 'delete' ? change.id : change.row.id)
      for (const mark of gone) {
        turn(mark)
        written.delete(placeOf(mark))
      }
    }
    if (change.kind === 'insert' || change.kind === 'replace') {
      const mark = markOf(collection, change.row)
      turn(mark)
      written.set(placeOf(mark), mark)
      rows.push([collection, mark.id, mark.version, tagOf(keys.patient, keys.owner, mark)])
    } else rows.push([collection, change.kind === 'delete' ? change.id : null, 0, ''])
  }
  return { state: { root: Buffer.from(roots.patient).toString('base64url'), rows }, roots }
}

function placeOf({ collection, id }: Pick<Mark, 'collection' | 'id'>): string {
  return `${collection}\n${id}`
}

/** How a row differs from what the trail says of it. */
export interface Difference {
  kind: 'found-missing' | 'found-revived' | 'found-older' | 'found-altered'
  collection: string
  id: string
}

/** What stands otherwise than the trail's links say, and the rows that would say it as it is. In: the states of all links in order. */
export function differences(
  keys: MarkingKeys,
  states: readonly RecordState[],
  live: readonly Mark[],
): { found: Difference[]; rows: ChangedRow[] } {
  const told = new Map<string, { collection: string; id: string; version: number; tag: string }>()
  for (const { rows } of states)
    for (const [collection, id, version, tag] of rows) {
      if (id !== null) told.set(placeOf({ collection, id }), { collection, id, version, tag })
      else for (const [place, each] of told) if (each.collection === collection) told.set(place, { ...each, version: 0, tag: '' })
    }
  const found: Difference[] = []
  const rows: ChangedRow[] = []
  const seen = new Set<string>()
  for (const mark of live) {
    const { collection, id, version } = mark
    seen.add(placeOf(mark))
    const known = told.get(placeOf(mark))
    const tag = tagOf(keys.patient, keys.owner, mark)
    // Rows of before the trail kept states are not in it.
    if (known === undefined || known.tag === tag) continue
    found.push({ kind: known.tag === '' ? 'found-revived' : version < known.version ? 'found-older' : 'found-altered', collection, id })
    rows.push([collection, id, version, tag])
  }
  for (const [place, { collection, id, tag }] of told) {
    if (tag === '' || seen.has(place)) continue
    found.push({ kind: 'found-missing', collection, id })
    rows.push([collection, id, 0, ''])
  }
  return { found, rows }
}
