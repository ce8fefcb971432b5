import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { spokenDate } from './spoken-date.ts'

/** A document of the patient as later conversations know it. */
export interface RememberedDocument {
  id: string
  /** The file's name, as the patient knows it. */
  name: string
  /** ISO time. */
  addedAt: string
  findings: readonly DocumentFinding[]
  /** The text page by page; empty where nobody asked about the text. */
  text: readonly string[]
}

export const isConfirmed = ({ review }: DocumentFinding): boolean => review === 'accepted' || review === 'corrected'

/** How an illness of the family is named among diagnoses. */
export const familyPrefix = 'family history of '

/** A diagnosis that is the patient's own and that nothing speaks against. */
export const isSureDiagnosis = ({ kind, name, doubt, review }: DocumentFinding): boolean =>
  kind === 'diagnosis' && !name.startsWith(familyPrefix) && review !== 'rejected' && (doubt === null || review !== 'unconfirmed')

/** Where a finding stands and how sure it is: "page 1 of report.pdf, not confirmed by you". */
export function placeOf(document: RememberedDocument, finding: Pick<DocumentFinding, 'page' | 'review' | 'doubt'>): string {
  const state = finding.review === 'unconfirmed' ? `, not confirmed by you${finding.doubt ? ' and hard to read' : ''}` : ''
  // What stands in a list has no pages.
  return `${finding.page === 0 ? '' : `page ${finding.page} of `}${document.name}${state}`
}

/** "HbA1c of 8.1 % on 3 March 2026 (page 1 of report.pdf, not confirmed by you)". */
export function spokenFinding(document: RememberedDocument, finding: DocumentFinding): string {
  const { kind, name, value, unit, date, frequency } = finding
  const amount = value === null ? '' : kind === 'lab' ? ` of ${value}${unit ? ` ${unit}` : ''}` : ` ${value}`
  const often = kind === 'medication' && frequency ? `, ${frequency.toLowerCase()}` : ''
  const day = date === null ? '' : ` on ${spokenDate(date)}`
  if (kind === 'study') return `${name}${day}: ${value} (${placeOf(document, finding)})`
  return `${name}${amount}${often}${day} (${placeOf(document, finding)})`
}
