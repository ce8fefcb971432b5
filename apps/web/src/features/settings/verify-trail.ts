import {
  type AuditHead,
  type AuditLink,
  type AuditVerdict,
  auditKeyPurpose,
  foundActions,
  verifyAudit,
  verifyAuditAfter,
} from '@dr-ai/contract/audit'
import type { Session } from '../../session/create-session.ts'
import type { Patient } from '../../session/patient.ts'

/** Where the newest verified link is kept in the vault. */
const headPlace = { collection: 'audit', id: 'head' } as const

/** The trail as the server has it after a link, the oldest first; the whole of it without one. */
async function readTrail(session: Session, after?: number): Promise<AuditLink[]> {
  const entries: AuditLink[] = []
  for (;;) {
    const page = await session.call('viewAudit', { query: { after: entries.at(-1)?.index ?? after } })
    entries.push(...page.entries)
    if (page.entries.length === 0 || page.entries.at(-1)?.mac === page.head) return entries
  }
}

/** Signs as the server does, with the key that only this patient's secret gives. */
async function signerOf({ id, secret }: Patient): Promise<(text: string) => Promise<string>> {
  const encoder = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: encoder.encode(id), info: encoder.encode(auditKeyPurpose) },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  )
  return async (text) => toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Fetches the audit trail, verifies it on this device and keeps its head for the next time. */
export async function verifyTrail(session: Session, patient: Patient): Promise<{ entries: AuditLink[]; verdict: AuditVerdict }> {
  const known = (await session.vault().read<AuditHead>(headPlace.collection, headPlace.id)) ?? null
  const entries = await readTrail(session)
  const verdict = await verifyAudit(entries, await signerOf(patient), known)
  if (verdict.kind === 'whole') await session.keep<AuditHead>(headPlace.collection, headPlace.id, () => verdict.head ?? undefined)
  return { entries, verdict }
}

/**
 * What was written since this device last looked, verified against the head it kept; the whole trail where that head is not in it any more.
 * `found`: the rows that the server found otherwise than the trail says.
 */
export async function checkTrail(session: Session, patient: Patient): Promise<{ verdict: AuditVerdict; found: AuditLink[] }> {
  const known = await session.vault().read<AuditHead>(headPlace.collection, headPlace.id)
  const [same, ...entries] = known ? await readTrail(session, known.index - 1) : []
  if (!known || same?.mac !== known.mac) {
    const whole = await verifyTrail(session, patient)
    return { verdict: whole.verdict, found: whole.entries.filter(isFound) }
  }
  const verdict = await verifyAuditAfter(known, entries, await signerOf(patient))
  if (verdict.kind === 'whole' && entries.length > 0)
    await session.keep<AuditHead>(headPlace.collection, headPlace.id, () => verdict.head ?? undefined)
  return { verdict, found: entries.filter(isFound) }
}

function isFound({ action }: AuditLink): boolean {
  return foundActions.some((each) => each === action)
}
