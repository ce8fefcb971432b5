import type { DocumentFinding, DocumentWarning } from '@dr-ai/contract/schemas/documents'
import { checkMedications } from '../../medications/check-medications.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'

/** What the record knows beside the document. */
export interface KnownLists {
  medications: readonly string[]
  allergies: readonly string[]
  ageYears: number | null
}

/**
 * What speaks against the medicines that a document names: with each other, with its allergies and with those of the record,
 * and against its allergies the medicines of the record; the worst first. Only what the document adds is told.
 */
export function warnOfMedicines(findings: readonly DocumentFinding[], known: KnownLists): DocumentWarning[] {
  const namesOf = (kind: DocumentFinding['kind']) =>
    findings.filter((finding) => finding.kind === kind && finding.review !== 'rejected').map(({ name }) => name)
  const medications = namesOf('medication')
  const allergies = namesOf('allergy')
  if (medications.length === 0 && allergies.length === 0) return []
  const check = (drugs: readonly string[], told: readonly string[]) =>
    checkMedications(knownMedicines(), { medications: drugs, allergies: told, ageYears: known.ageYears }).warnings
  const own = new Set(medications.map((name) => name.toLowerCase()))
  const others = known.medications.filter((name) => !own.has(name.toLowerCase()))
  const before = new Set(check(others, known.allergies).map(keyOf))
  return check([...medications, ...others], [...allergies, ...known.allergies])
    .filter(
      (warning) =>
        warning.kind !== 'age' && (warning.kind === 'interaction' || warning.severity !== 'caution') && !before.has(keyOf(warning)),
    )
    .map(({ severity, medications: names, effect, advice }) => ({ severity, medications: [...names], effect, advice }))
    .filter(isFirst)
}

/** Of a combined medicine two ingredients may say the same: it is said once. */
const isFirst = (warning: DocumentWarning, index: number, all: readonly DocumentWarning[]): boolean =>
  all.findIndex((other) => other.effect === warning.effect && other.medications.join() === warning.medications.join()) === index

const keyOf = ({ rule, medications }: { rule: string; medications: readonly string[] }): string =>
  `${rule}|${[...medications].sort().join('|')}`
