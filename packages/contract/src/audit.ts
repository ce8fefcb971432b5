/**
 * The patient's audit trail, as both sides chain and verify it: each link's `mac` is an HMAC-SHA-256, under a key that
 * only the patient's secret gives, over the link and the mac before it. Platform crypto comes in as an argument.
 */

/** HKDF's info for the trail's key; its material is the secret's text, its salt the patient's id. */
export const auditKeyPurpose = 'dr-ai/records/audit/v1'

/** What the first link of a trail says after everything was deleted. */
export const erasedAction = 'erased'

/** What a link says where the server found rows otherwise than the trail says: gone, back again, an earlier version, or changed. */
export const foundActions = ['found-missing', 'found-revived', 'found-older', 'found-altered'] as const

/** One link without its proof. */
export interface AuditStatement {
  index: number
  at: string
  action: string
  collection: string | null
  record: string | null
  /** Digest of the whole record after the link; links of earlier versions have none. */
  state?: string | undefined
}

export type AuditLink = AuditStatement & { mac: string }

/** The newest link that was seen and verified; kept by the patient, so that nobody can cut the trail's end off. */
export interface AuditHead {
  index: number
  at: string
  mac: string
}

/** The text under a link's mac. `previous` is the mac before it, '' for the first link. */
export function auditText(previous: string, { index, at, action, collection, record, state }: AuditStatement): string {
  return JSON.stringify([previous, index, at, action, collection, record, ...(state === undefined ? [] : [state])])
}

export type AuditVerdict =
  /** Every link is the patient's own, none is missing. */
  | { kind: 'whole'; head: AuditHead | null }
  /** The first link that is missing, changed or out of its place. */
  | { kind: 'broken'; index: number }
  /** The links that were seen before are gone, and no tombstone says why. */
  | { kind: 'cut' }

/**
 * Verifies a whole trail from its first link on.
 *
 * @param sign HMAC-SHA-256 of a text under the trail's key, as the links carry it.
 * @param known The head of an earlier verification, or null.
 */
export async function verifyAudit(
  entries: readonly AuditLink[],
  sign: (text: string) => Promise<string>,
  known: AuditHead | null,
): Promise<AuditVerdict> {
  const broken = await brokenLink(entries, sign, { previous: '', from: 0 })
  if (broken !== null) return { kind: 'broken', index: broken }
  const [first] = entries
  const newest = entries.at(-1)
  const wasErased = known !== null && first?.action === erasedAction && first.at > known.at
  if (known && !wasErased && entries[known.index]?.mac !== known.mac) return { kind: 'cut' }
  return { kind: 'whole', head: newest ? headOf(newest) : null }
}

/** Verifies the links that follow one that was verified before. */
export async function verifyAuditAfter(
  known: AuditHead,
  entries: readonly AuditLink[],
  sign: (text: string) => Promise<string>,
): Promise<AuditVerdict> {
  const broken = await brokenLink(entries, sign, { previous: known.mac, from: known.index + 1 })
  const newest = entries.at(-1)
  return broken === null ? { kind: 'whole', head: newest ? headOf(newest) : known } : { kind: 'broken', index: broken }
}

function headOf({ index, at, mac }: AuditLink): AuditHead {
  return { index, at, mac }
}

/** The index of the first link that does not follow the one before it. */
async function brokenLink(
  entries: readonly AuditLink[],
  sign: (text: string) => Promise<string>,
  { previous, from }: { previous: string; from: number },
): Promise<number | null> {
  let last = previous
  for (const [place, entry] of entries.entries()) {
    if (entry.index !== from + place || entry.mac !== (await sign(auditText(last, entry)))) return from + place
    last = entry.mac
  }
  return null
}
