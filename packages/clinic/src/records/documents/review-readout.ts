import type { DocumentFinding, DocumentWarning, ResultsLevel } from '@dr-ai/contract/schemas/documents'
import { explainValue } from './explain-value.ts'
import { findPatterns } from './find-patterns.ts'
import { judgeResults } from './judge-results.ts'
import { warnOfMedicines } from './warn-of-medicines.ts'

/** What the record holds beside the document. */
interface KnownRecord {
  medications: readonly string[]
  allergies: readonly string[]
  earlier: readonly DocumentFinding[]
}

/**
 * What a document that was read means for its patient: each value in a sentence, values that say more together, the level
 * that the most dangerous one asks for, and what speaks against the medicines, with what the record holds already.
 */
export function reviewReadout(
  { findings }: { findings: readonly DocumentFinding[] },
  record: KnownRecord,
  ageYears: number | null,
  now: string,
): { findings: DocumentFinding[]; urgent: ResultsLevel | null; patterns: { id: string; says: string }[]; warnings: DocumentWarning[] } {
  const others = [...findings, ...record.earlier]
  const taken = [...findings.filter(({ kind }) => kind === 'medication').map(({ name }) => name), ...record.medications]
  return {
    findings: findings.map((finding) => {
      const meaning = finding.kind === 'lab' ? explainValue(finding, others, now) : null
      return meaning === null ? finding : { ...finding, meaning }
    }),
    urgent: judgeResults(findings, now),
    patterns: findPatterns(findings, taken),
    warnings: warnOfMedicines(findings, { medications: record.medications, allergies: record.allergies, ageYears }),
  }
}
