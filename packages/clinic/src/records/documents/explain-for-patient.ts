import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { ConsultationCase } from '../../case/case.ts'
import { type NamedIllness, namedIllnesses, type PersonalMeaning, personalMeanings } from '../../knowledge/lab-tests/personal-meanings.ts'
import { ingredientsOf, isTaken } from './find-patterns.ts'
import { fitsValue } from './fits-value.ts'
import type { KnownValue } from './known-values.ts'
import { isSureDiagnosis, type RememberedDocument } from './remembered-document.ts'

/** What is known of the patient whose values are explained; unknown is null or empty, and then nothing is said of it. */
export interface KnownPatient {
  ageYears: number | null
  pregnant: boolean | null
  /** Names of illnesses, as lists and letters have them. */
  conditions: readonly string[]
  /** Names of the medicines that are taken. */
  medications: readonly string[]
}

export const unknownPatient: KnownPatient = { ageYears: null, pregnant: null, conditions: [], medications: [] }

/** The patient of a consultation, where it is about the one whose documents these are, with the illnesses that the documents name. */
export function patientOf({ person, drugs, observations }: ConsultationCase, documents: readonly RememberedDocument[]): KnownPatient {
  const findings = documents.flatMap((document) => document.findings)
  const named = (wanted: (finding: DocumentFinding) => boolean) => findings.filter(wanted).map(({ name }) => name)
  const told = Object.values(observations)
    .filter(({ finding, polarity }) => polarity === 'present' && finding.startsWith('history-'))
    .map(({ finding }) => finding.slice('history-'.length))
  const isSelf = person.relation === 'self'
  return {
    ageYears: isSelf ? person.ageYears : null,
    pregnant: isSelf ? person.pregnant : null,
    conditions: [...(isSelf ? told : []), ...named(isSureDiagnosis)],
    medications: [...(isSelf ? drugs : []), ...named(({ kind, doubt }) => kind === 'medication' && doubt === null)],
  }
}

const meanings: readonly PersonalMeaning[] = personalMeanings
/** More sentences than this about one value are not read. */
const most = 2

/** What a value means for this patient beside what it means for everybody; empty where nothing known changes it. */
export function explainForPatient(value: KnownValue, patient: KnownPatient): string {
  return meanings
    .filter(({ of, whose }) => of.some((wanted) => wanted.test === value.test.id && fitsValue(value, wanted)) && isFor(whose, patient))
    .slice(0, most)
    .map(({ says }) => says)
    .join(' ')
}

function isFor(
  { pregnant, illness, medicines, fromYears, belowYears }: PersonalMeaning['whose'],
  { ageYears, pregnant: isPregnant, conditions, medications }: KnownPatient,
): boolean {
  if (pregnant && isPregnant !== true) return false
  if (illness && !conditions.some((name) => isNamed(name, illness))) return false
  if (fromYears !== undefined && (ageYears === null || ageYears < fromYears)) return false
  if (belowYears !== undefined && (ageYears === null || ageYears >= belowYears)) return false
  if (medicines === undefined) return true
  const taken = ingredientsOf(medications)
  return medicines.some((name) => isTaken(name, taken))
}

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

/** What tells of somebody else, or of an illness that is not there. */
const notTheirs = /\b(?:family|mother|father|brother|sister|risk of|screening|no|not|possible|suspected)\b/i

function isNamed(condition: string, illness: NamedIllness): boolean {
  if (notTheirs.test(condition)) return false
  const text = spaced(condition)
  const { names, not } = namedIllnesses[illness]
  const holds = (words: readonly string[]) => words.some((each) => text.includes(` ${each} `))
  return holds(names) && !holds(not)
}
