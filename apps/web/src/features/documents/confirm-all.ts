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

/** Fewer medicines than these need no button for all; an allergy is one step away even alone. */
const least = { medication: 2, allergy: 1 } as const

/**
 * The open medicines or allergies of a paper that one press may put into the record: none where one of them is doubtful or a line was not
 * understood; what the safety check forbids stays behind, and then it is not the whole list.
 */
export function addableAtOnce(
  { findings, warnings, notUnderstood }: ViewDocumentResponse,
  kind: keyof typeof least,
): { findings: readonly DocumentFinding[]; isWhole: boolean } {
  const open = findings.filter((finding) => finding.kind === kind && finding.review === 'unconfirmed')
  const forbidden = kind === 'medication' ? forbiddenMedicines(warnings ?? []) : []
  const safe = open.filter(({ name }) => !isNamed(forbidden, name))
  const isClear = !notUnderstood?.length && safe.length >= least[kind] && !safe.some(isDoubtful)
  return { findings: isClear ? safe : [], isWhole: safe.length === open.length }
}
