import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { DocumentTruth } from './report-content.ts'

export interface DocumentScore {
  file: string
  kind: DocumentTruth['kind']
  /** Laboratory values with number, unit and date right, of how many. */
  right: number
  of: number
  /** Values that are wrong, or of tests that the document does not name, without a doubt mark. */
  wrongUnmarked: string[]
  missed: string[]
  doubted: number
  /** Medicines, diagnoses and allergies that were found, of how many. */
  others: { right: number; of: number }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/[^a-z0-9%]/g, '')
/** Two spellings of one unit are the same: "x10^9/L" is 10^9/L, one international unit of an enzyme is one U. */
const plainUnit = (unit: string | null | undefined): string =>
  plain(unit ?? '')
    .replace(/^x(?=10)/, '')
    .replace(/^iul$/, 'ul')
const numberOf = (text: string | null): string => String(Number((text ?? '').replace(',', '.').replace(/^[<>≤≥]/, '')))

/** Compares what was read in a document with what it truly says. */
export function scoreDocument(truth: DocumentTruth, findings: readonly DocumentFinding[]): DocumentScore {
  const labs = findings.filter(({ kind }) => kind === 'lab')
  const isSameTest = (finding: DocumentFinding, value: DocumentTruth['values'][number]) =>
    (value.code !== null && finding.code === value.code) ||
    plain(finding.name) === plain(value.name) ||
    plain(finding.snippet).startsWith(plain(value.name))
  const isRight = (finding: DocumentFinding, value: DocumentTruth['values'][number]) =>
    isSameTest(finding, value) &&
    numberOf(finding.value) === numberOf(value.value) &&
    plainUnit(finding.unit) === plainUnit(value.unit) &&
    (value.date === null || finding.date === value.date)
  const used = new Set<DocumentFinding>()
  const missed: string[] = []
  for (const value of truth.values) {
    const found = labs.find((finding) => !used.has(finding) && isRight(finding, value))
    if (found) used.add(found)
    else missed.push(`${value.name} ${value.value} ${value.unit} ${value.date}`)
  }
  const wrong = labs.filter((finding) => !used.has(finding) && finding.doubt === null)
  const named = [
    ...truth.medications.map(({ name }) => ['medication', name] as const),
    ...truth.diagnoses.map((name) => ['diagnosis', name] as const),
    ...truth.allergies.map((name) => ['allergy', name] as const),
  ]
  return {
    file: truth.file,
    kind: truth.kind,
    right: truth.values.length - missed.length,
    of: truth.values.length,
    wrongUnmarked: wrong.map(({ name, value, unit, date, snippet }) => `${name} ${value} ${unit} ${date} <- ${snippet}`),
    missed,
    doubted: labs.filter(({ doubt }) => doubt !== null).length,
    others: {
      right: named.filter(([kind, name]) => findings.some((finding) => finding.kind === kind && plain(finding.name) === plain(name)))
        .length,
      of: named.length,
    },
  }
}
