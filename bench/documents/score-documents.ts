import { findPrintedTest } from '@dr-ai/clinic/records/lab-index'
import { familyPrefix } from '@dr-ai/clinic/records/remembered-document'
import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { DocumentTruth } from './document-content.ts'

/** How many were found of those that are there, and how many were found that are not. */
export interface Tally {
  right: number
  of: number
  invented: number
}

export type ListKind = 'medication' | 'allergy' | 'diagnosis' | 'procedure' | 'immunisation'
export const listKinds: readonly ListKind[] = ['medication', 'allergy', 'diagnosis', 'procedure', 'immunisation']

export interface DocumentScore {
  file: string
  kind: DocumentTruth['kind']
  isSealed: boolean
  /** Laboratory values with number, unit, flag and date right, of how many. */
  right: number
  of: number
  /** Values whose number and unit were found: with their own date, of how many. */
  dates: { right: number; of: number }
  /** Values that are wrong, or of tests that the document does not name, without a doubt mark. */
  wrongUnmarked: string[]
  missed: string[]
  doubted: number
  /** Values that are right and carry a doubt all the same: what the marks cost. */
  rightDoubted: number
  lists: Record<ListKind, Tally>
}

type TrueValue = DocumentTruth['values'][number]

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/micrograms?/g, 'mcg')
    .replace(/[^a-z0-9%]/g, '')
/** Two spellings of one unit are the same: "x10^9/L" is 10^9/L, one international unit of an enzyme is one U. */
const plainUnit = (unit: string | null | undefined): string =>
  plain(unit ?? '')
    .replace(/^x(?=10)/, '')
    .replace(/^(?:10|x)e(?=\d)/, '10')
    .replace(/^mlmin173m?2?$/, 'mlmin173m2')
    .replace(/^(?:thoumm3|kul|103ul|nl)$/, '109l')
    .replace(/^(?:millmm3|mul|106ul|pl)$/, '1012l')
    .replace(/^iul$/, 'ul')
    .replace(/hr$/, 'h')
const numberOf = (text: string | null): string => String(Number((text ?? '').replace(',', '.').replace(/^[<>≤≥]/, '')))

function isSameTest({ name, code, snippet }: DocumentFinding, value: TrueValue): boolean {
  if (value.code !== null && code === value.code) return true
  const known = findPrintedTest(value.name)
  return (
    plain(name) === plain(value.name) ||
    (known !== null && (known.name === name || name.startsWith(`${known.name} (`))) ||
    plain(snippet).startsWith(plain(value.name))
  )
}

const isSameAmount = (finding: DocumentFinding, value: TrueValue): boolean =>
  isSameTest(finding, value) && numberOf(finding.value) === numberOf(value.value) && plainUnit(finding.unit) === plainUnit(value.unit)
/** An out-of-range value that the report does not say to be low or high is "abnormal". */
const isSameFlag = ({ flag }: DocumentFinding, value: TrueValue): boolean => value.flag === undefined || flag === value.flag

/** Compares what was read in a document with what it truly says. */
export function scoreDocument(truth: DocumentTruth, findings: readonly DocumentFinding[]): DocumentScore {
  const labs = findings.filter(({ kind }) => kind === 'lab')
  const used = new Set<DocumentFinding>()
  const missed: string[] = []
  let dated = 0
  let found = 0
  for (const value of truth.values) {
    const same = labs.filter((finding) => !used.has(finding) && isSameAmount(finding, value))
    const onTime = same.filter(({ date }) => value.date === null || date === value.date)
    if (same.length > 0) found++
    if (onTime.length > 0) dated++
    const right = onTime.find((finding) => isSameFlag(finding, value))
    if (right) used.add(right)
    else
      missed.push(
        `${value.name} ${value.value} ${value.unit} ${value.flag ?? ''} ${value.date}${onTime[0] ? ` (flag ${onTime[0].flag})` : same[0] ? ` (date ${same[0].date})` : ''}`,
      )
  }
  // What values a letter tells in its sentences is not written down in its truth.
  const wrong = truth.values.length === 0 ? [] : labs.filter((finding) => !used.has(finding) && finding.doubt === null)
  const lists = Object.fromEntries(listKinds.map((kind) => [kind, tallyOf(kind, truth, findings, missed)])) as DocumentScore['lists']
  return {
    file: truth.file,
    kind: truth.kind,
    isSealed: truth.isSealed ?? false,
    right: used.size,
    of: truth.values.length,
    dates: { right: dated, of: found },
    wrongUnmarked: wrong.map(({ name, value, unit, date, flag, snippet }) => `${name} ${value} ${unit} ${flag} ${date} <- ${snippet}`),
    missed,
    doubted: labs.filter(({ doubt }) => doubt !== null).length,
    rightDoubted: [...used].filter(({ doubt }) => doubt !== null).length,
    lists,
  }
}

const within = (one: string, other: string): boolean => one.length > 1 && other.length > 1 && (one.includes(other) || other.includes(one))

/** The things of one kind: each found once by name, a medicine with its strength, a vaccine with its day. */
function tallyOf(kind: ListKind, truth: DocumentTruth, findings: readonly DocumentFinding[], missed: string[]): Tally {
  const wanted = wantedOf(kind, truth)
  // The truths hold the patient's own illnesses: those of the family are not scored.
  const own = findings.filter((finding) => finding.kind === kind && !finding.name.startsWith(familyPrefix))
  const used = new Set<DocumentFinding>()
  for (const { says, isIt } of wanted) {
    const found = own.find((finding) => !used.has(finding) && isIt(finding))
    if (found) used.add(found)
    else missed.push(`[${kind}] ${says}`)
  }
  // A page of laboratory values has no lists: what is found there is invented as well.
  const invented = own.filter((finding) => !used.has(finding))
  for (const { name, value, date } of invented) missed.push(`[${kind}] not there: ${name} ${value ?? ''} ${date ?? ''}`)
  return { right: used.size, of: wanted.length, invented: invented.length }
}

function wantedOf(kind: ListKind, truth: DocumentTruth): { says: string; isIt: (finding: DocumentFinding) => boolean }[] {
  const named = (names: readonly string[]) =>
    names.map((name) => ({ says: name, isIt: (finding: DocumentFinding) => within(plain(finding.name), plain(name)) }))
  switch (kind) {
    case 'medication':
      return truth.medications.map(({ name, strength }) => ({
        says: `${name} ${strength}`,
        isIt: (finding) =>
          within(plain(finding.name), plain(name)) &&
          plain(`${finding.name} ${finding.value ?? ''} ${finding.dosage ?? ''}`).includes(plain(strength)),
      }))
    case 'immunisation':
      return (truth.immunisations ?? []).map(({ name, date }) => ({
        says: `${name} ${date}`,
        isIt: (finding) =>
          finding.date === date && (within(plain(finding.name), plain(name)) || plain(finding.snippet).includes(plain(name))),
      }))
    case 'allergy':
      return named(truth.allergies)
    case 'diagnosis':
      return named(truth.diagnoses)
    case 'procedure':
      return named(truth.procedures ?? [])
  }
}

/** The harmonic mean of the share of what was found and the share of what was rightly found; 1 where there was nothing. */
export function f1Of(tallies: readonly Tally[]): number {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const right = sum(({ right }) => right)
  const all = sum(({ of }) => of) + right + sum(({ invented }) => invented)
  return all === 0 ? 1 : (2 * right) / all
}
