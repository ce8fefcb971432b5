import { type Chained, nextLink, openLink, type Previous } from './audit-trail.ts'
import type { Clock } from './clock.ts'
import { differences, liveRoots, type MarkingKeys, type RecordState, type Roots } from './record-state.ts'
import type { Change, Link, Records } from './records.ts'
import { rootInFront } from './witness.ts'

/** Links of the trail that are opened at once. */
const page = 1_000
/** What is found beyond so many rows is counted in with the last of them. */
const mostFound = 50

/** The roots that a link vouches for; those of the rows as they are where it vouches for none (an earlier version wrote it, or it is damaged). */
export async function rootsAt(
  records: Records,
  patient: Chained,
  keys: MarkingKeys,
  last: Link | null,
): Promise<{ roots: Roots; previous: Previous }> {
  const opened = last && openLink(patient, last)
  const previous = opened?.link ?? null
  const state = opened?.state
  const witness = last && rootInFront(last.sealed)
  if (state && witness) return { roots: { patient: Buffer.from(state.root, 'base64url'), witness }, previous }
  const live = liveRoots(keys, await records.marks(keys.owner, null))
  return {
    roots: { patient: state ? Buffer.from(state.root, 'base64url') : live.patient, witness: witness ?? live.witness },
    previous,
  }
}

/**
 * Writes into the trail what rows stand otherwise than its newest link vouches for: one link for each, the root of what is there in all of
 * them, so that each is told once. Nothing where all is as it was, or another server wrote meanwhile.
 */
export async function noteDifferences(records: Records, patient: Chained, keys: MarkingKeys, clock: Clock): Promise<void> {
  const last = await records.lastLink(keys.owner)
  if (last === null) return
  const { link, state } = openLink(patient, last)
  if (state === null) return
  const live = await records.marks(keys.owner, null)
  const roots = liveRoots(keys, live)
  const root = Buffer.from(roots.patient).toString('base64url')
  if (root === state.root) return
  const { found, rows } = differences(keys, await statesOf(records, patient), live)
  const shown = found.length === 0 ? [null] : found.slice(0, mostFound)
  const changes: Change[] = []
  let before: Previous = link
  for (const [place, difference] of shown.entries()) {
    const isLast = place === shown.length - 1
    const next = nextLink(patient, before, {
      note: { action: difference?.kind ?? 'found-altered', ...placeToTell(difference) },
      at: clock(),
      state: { root, rows: isLast ? rows : [] },
      roots,
      keys,
    })
    changes.push({ kind: 'link', link: next })
    before = openLink(patient, next).link
  }
  await records.write(keys.owner, changes)
}

/** The messages of a consultation are told as that consultation. */
function placeToTell(difference: { collection: string; id: string } | null): { collection: string | null; record: string | null } {
  if (difference === null) return { collection: null, record: null }
  const { collection, id } = difference
  return collection.startsWith('exchange.')
    ? { collection: 'consultation', record: collection.slice('exchange.'.length) }
    : { collection, record: id }
}

async function statesOf(records: Records, patient: Chained): Promise<RecordState[]> {
  const states: RecordState[] = []
  for (let after = -1; ; ) {
    const links = await records.trail(patient.key, { after, limit: page })
    for (const link of links) {
      const { state } = openLink(patient, link)
      if (state !== null) states.push(state)
    }
    if (links.length < page) return states
    after = links.at(-1)?.index ?? after
  }
}
