import type { DocumentFinding, ViewDocumentResponse } from '@dr-ai/contract/schemas/documents'
import { forbiddenMedicines, isNamed } from './forbidden-medicines.ts'
import { readFrequency } from './offer-of.ts'

/** What one press may not confirm: a doubtful reading, or a medicine of which the paper does not say clearly how often it is taken. */
export const isDoubtful = (finding: DocumentFinding): boolean =>
  finding.doubt !== null || finding.refused === true || (finding.kind === 'medication' && readFrequency(finding) === undefined)

/**
 * What "Confirm all" confirms: everything that is open, and nothing where one thing is doubtful, a line was not understood, or the safety
 * check forbids a medicine. One thing alone needs no such button.
 */
export function confirmableAtOnce({ findings, warnings, notUnderstood }: ViewDocumentResponse): readonly DocumentFinding[] {
  const open = findings.filter(({ review }) => review === 'unconfirmed')
  const forbidden = forbiddenMedicines(warnings ?? [])
  const isClear =
    !notUnderstood?.length &&
    !open.some((finding) => isDoubtful(finding) || (finding.kind === 'medication' && isNamed(forbidden, finding.name)))
  return isClear && open.length > 1 ? open : []
}
