import type { DocumentFinding, DocumentWarning, ResultsLevel, StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import { explainValue } from './explain-value.ts'
import { findPatterns, ingredientsOf } from './find-patterns.ts'
import type { DocumentPerson } from './judge-lab-value.ts'
import { judgeResults } from './judge-results.ts'
import { isSureDiagnosis } from './remembered-document.ts'
import { warnOfMedicines } from './warn-of-medicines.ts'

/** What the record holds beside the document. */
export interface RecordBeside {
  medications: readonly string[]
  allergies: readonly string[]
  /** Names of the illnesses that are known. */
  conditions: readonly string[]
  /** Laboratory values of other documents. */
  earlier: readonly DocumentFinding[]
}

/**
 * What a document that was read means for its patient: each value in a sentence, values that say more together, the level
 * that the most dangerous one asks for, and what speaks against the medicines, with what the record holds already. What the document says was
 * stopped is no longer taken.
 */
export function reviewReadout(
  { findings, stopped }: { findings: readonly DocumentFinding[]; stopped: readonly StoppedMedicine[] },
  record: RecordBeside,
  { ageYears, pregnant = null }: Pick<DocumentPerson, 'ageYears' | 'pregnant'>,
  now: string,
): { findings: DocumentFinding[]; urgent: ResultsLevel | null; patterns: { id: string; says: string }[]; warnings: DocumentWarning[] } {
  const others = [...findings, ...record.earlier]
  const over = ingredientsOf(stopped.map(({ name }) => name))
  const kept = record.medications.filter((name) => ![...ingredientsOf([name])].some((ingredient) => over.has(ingredient)))
  const medications = [...findings.filter(({ kind }) => kind === 'medication').map(({ name }) => name), ...kept]
  const conditions = [...findings.filter(isSureDiagnosis).map(({ name }) => name), ...record.conditions]
  const patient = { ageYears, pregnant, conditions, medications }
  return {
    findings: findings.map((finding) => {
      const meaning = finding.kind === 'lab' ? explainValue(finding, others, now, patient) : null
      return meaning === null ? finding : { ...finding, meaning }
    }),
    urgent: judgeResults(findings, now, { ageYears, pregnant }),
    patterns: findPatterns(findings, medications, others),
    warnings: warnOfMedicines(findings, { medications: kept, allergies: record.allergies, ageYears }),
  }
}
