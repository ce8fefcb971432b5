import type { AuditLink } from '@dr-ai/contract/audit'

const deeds: Readonly<Record<string, string>> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  read: 'opened',
}

/** What the server found otherwise than the lines before say. */
const findings: Readonly<Record<string, string>> = {
  'found-missing': 'was taken out of the database',
  'found-revived': 'that you had deleted was put back',
  'found-older': 'was replaced by an earlier version',
  'found-altered': 'was changed in the database',
}

const things: Readonly<Record<string, string>> = {
  consultation: 'a consultation',
  history: 'an entry of the medical history',
  document: 'a document',
  'document-text': 'a document',
  'document-file': 'the file of a document',
  'device-row': 'what your devices exchange',
  pairing: 'the box in which a device joins',
}

/** One link of the audit trail as a sentence. Only this device's secret can have done it. */
export function describeLink({ action, collection }: Pick<AuditLink, 'action' | 'collection'>): string {
  if (action === 'erased') return 'Everything was deleted; the record began anew'
  if (action === 'damaged') return 'This line is damaged'
  const thing = (collection && (things[collection] ?? (collection.startsWith('health.') && 'the health record'))) || 'part of the record'
  const otherwise = findings[action]
  if (otherwise !== undefined) return `Not by you: ${thing} ${otherwise}`
  if (action === 'read' && collection === 'history') return 'Your secret opened the medical history'
  if (action === 'answered') return `The doctor answered in ${thing}`
  return `Your secret ${deeds[action] ?? action} ${thing}`
}
