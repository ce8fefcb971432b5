import { labTests } from '../documents/lab-index.ts'

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

/** What a thing is called of which a file says nothing but codes: a laboratory test by its LOINC code, else the code with its system. */
export function nameOfCode(codes: readonly { system: string; code: string }[]): string | undefined {
  const [first] = codes
  if (first === undefined) return undefined
  const test = codes.map(({ system, code }) => (system === 'http://loinc.org' ? testsByLoinc.get(code) : undefined)).find(Boolean)
  return test ?? [shown[first.system], first.code].filter(Boolean).join(' ')
}
