import { labTests } from '../documents/lab-index.ts'
import { cvxNames } from './vocabulary/cvx-names.ts'
import { icd10Names } from './vocabulary/icd10-names.ts'
import { rxnormNames } from './vocabulary/rxnorm-names.ts'

/** What patients see of code systems that have names of their own. */
const shown: Readonly<Record<string, string>> = {
  'http://snomed.info/sct': 'SNOMED CT',
  'http://loinc.org': 'LOINC',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
  'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10-CM',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-9-cm': 'ICD-9-CM',
  'http://hl7.org/fhir/sid/cvx': 'CVX',
  'http://hl7.org/fhir/sid/ndc': 'NDC',
}
const testsByLoinc = new Map(
  labTests.flatMap((test) =>
    [test.loinc, ...(test.otherUnits ?? []).map(({ loinc }) => loinc)].flatMap((loinc) => (loinc ? [[loinc, test.name] as const] : [])),
  ),
)

/** An illness by its code, else by the longest part of it that has a name; never by less than its category. */
function illness(code: string): string | undefined {
  const letters = code.trim().toUpperCase().replace('.', '')
  for (let length = letters.length; length >= 3; length--) {
    const part = letters.slice(0, length)
    const name = icd10Names[length === 3 ? part : `${part.slice(0, 3)}.${part.slice(3)}`]
    if (name) return name
  }
  return undefined
}

const named: Readonly<Record<string, (code: string) => string | undefined>> = {
  'http://loinc.org': (code) => testsByLoinc.get(code),
  'http://www.nlm.nih.gov/research/umls/rxnorm': (code) => rxnormNames[code],
  'http://hl7.org/fhir/sid/icd-10-cm': illness,
  'http://hl7.org/fhir/sid/icd-10': illness,
  'http://hl7.org/fhir/sid/cvx': (code) => cvxNames[code.replace(/^0+/, '')],
}

/**
 * What a thing is called of which a file says nothing but codes: by the free vocabularies as far as this house has their names (LOINC, RxNorm,
 * ICD-10, CVX), else the code with its system.
 */
export function nameOfCode(codes: readonly { system: string; code: string }[]): string | undefined {
  const [first] = codes
  if (first === undefined) return undefined
  const name = codes.map(({ system, code }) => named[system]?.(code)).find(Boolean)
  return name ?? [shown[first.system], first.code].filter(Boolean).join(' ')
}
