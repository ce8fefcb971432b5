import { reminderPrefix } from '../../identity/patient.ts'
import { emptyRoot, markOf, rootOf, tagOf } from '../row-mark.ts'
import { witnessedRoot } from '../witness.ts'
import type { Store } from './store.ts'

/**
 * Holds every patient's rows against the root that the newest link of their trail carries under the server's key. In: a store, and that key.
 * Out: what is wrong, in plain lines. Trails of earlier versions carry no root and are left out.
 */
export async function witnessComplaints(store: Store, witness: Uint8Array): Promise<string[]> {
  const roots = new Map<string, { root: Uint8Array; isOwn: boolean } | null>()
  for await (const [owner, index, , sealed] of store.rows('audit'))
    if (typeof owner === 'string' && sealed instanceof Uint8Array)
      roots.set(owner, witnessedRoot({ owner, witness }, Number(index), sealed))
  const live = new Map<string, Uint8Array>()
  for await (const [patient, collection, id, at, version, sealed] of store.rows('records')) {
    const owner = String(patient)
    if (roots.get(owner) === null || !(sealed instanceof Uint8Array)) continue
    const mark = markOf(String(collection), { id: String(id), at: Number(at), version: Number(version), sealed })
    live.set(owner, rootOf([tagOf(witness, owner, mark)], live.get(owner)))
  }
  let differing = 0
  for (const [owner, witnessed] of roots) {
    if (witnessed === null) continue
    if (!witnessed.isOwn || Buffer.compare(witnessed.root, live.get(owner) ?? emptyRoot) !== 0) differing += 1
  }
  const without = [...live.keys()].filter((owner) => !roots.has(owner) && !owner.startsWith(reminderPrefix)).length
  return [
    ...(differing > 0 ? [`rows of ${differing} patients were put back, taken out or changed behind their trail`] : []),
    ...(without > 0 ? [`${without} patients have rows and no trail`] : []),
  ]
}
