import { type Odd, type OddFile, oddFilesOf } from './odd-file.ts'

const ucum = 'http://unitsofmeasure.org'
const absent = (id: string) => ({ coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code: id }] })
const unknown = { extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }] }
const bundle = (...resources: object[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      { resource: { resourceType: 'Composition' } },
      ...resources.map((resource, index) => ({ fullUrl: `urn:uuid:${index}`, resource })),
    ],
  })

const fhir: readonly Odd[] = [
  [
    'a summary of nothing known',
    bundle(
      { resourceType: 'Condition', code: absent('no-known-problems') },
      { resourceType: 'AllergyIntolerance', code: absent('no-known-medication-allergies') },
      { resourceType: 'MedicationStatement', medicationCodeableConcept: absent('no-medication-info') },
      { resourceType: 'Immunization', vaccineCode: absent('no-known-immunizations') },
      { resourceType: 'Procedure', code: absent('no-procedure-info') },
    ),
    [],
  ],
  ['no known allergies in words', bundle({ resourceType: 'AllergyIntolerance', code: { text: 'No Known Allergies' } }), []],
  [
    'a medicine that is absent',
    bundle({ resourceType: 'MedicationStatement', status: 'active', _medicationCodeableConcept: unknown }),
    [],
    /1 MedicationStatement/,
  ],
  [
    'a medicine by urn:uuid',
    bundle(
      { resourceType: 'Medication', code: { text: 'Ramipril 5 mg' } },
      { resourceType: 'MedicationStatement', status: 'active', medicationReference: { reference: 'urn:uuid:0' } },
    ),
    [{ kind: 'medication', name: 'Ramipril 5 mg', status: 'active' }],
  ],
  [
    'a medicine within',
    bundle({
      resourceType: 'MedicationRequest',
      status: 'active',
      contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'Bisoprolol' } }],
      medicationReference: { reference: '#m' },
    }),
    [{ kind: 'medication', name: 'Bisoprolol' }],
  ],
  [
    'a medicine of R5',
    bundle(
      { resourceType: 'Medication', code: { text: 'Digoxin' } },
      { resourceType: 'MedicationStatement', medication: { reference: { reference: 'urn:uuid:0' } } },
    ),
    [{ name: 'Digoxin' }],
  ],
  [
    'a medicine that is not taken',
    bundle({ resourceType: 'MedicationStatement', status: 'not-taken', medicationCodeableConcept: { text: 'Aspirin' } }),
    [{ name: 'Aspirin', status: 'past' }],
  ],
  [
    'a value that is absent',
    bundle({ resourceType: 'Observation', code: { text: 'Potassium' }, dataAbsentReason: { text: 'not performed' } }),
    [],
    /1 Observation/,
  ],
  [
    'a unit of another system',
    bundle({
      resourceType: 'Observation',
      code: { text: 'Sodium' },
      valueQuantity: { value: 138, unit: 'mmol/L', system: 'http://snomed.info/sct', code: '258813002' },
    }),
    [{ name: 'Sodium', value: 138, unit: 'mmol/L' }],
  ],
  [
    'a ratio',
    bundle({ resourceType: 'Observation', code: { text: 'ANA' }, valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } }),
    [{ name: 'ANA', text: '1 : 128' }],
  ],
  [
    'a range',
    bundle({
      resourceType: 'Observation',
      code: { text: 'Cells' },
      valueRange: { low: { value: 5, unit: '/HPF' }, high: { value: 10, unit: '/HPF' } },
    }),
    [{ text: '>= 5 /HPF, <= 10 /HPF' }],
  ],
  [
    'several codings of one',
    bundle({
      resourceType: 'Observation',
      code: {
        coding: [
          { system: 'urn:lab', code: 'HR', display: 'Puls' },
          { system: 'http://loinc.org', code: '8867-4', display: 'Heart rate' },
        ],
      },
      valueQuantity: { value: 72, system: ucum, code: '/min' },
    }),
    [{ kind: 'vital', measure: 'pulse', value: 72, unit: '/min' }],
  ],
  [
    'a panel with members',
    bundle(
      { resourceType: 'Observation', code: { text: 'Blood count' }, hasMember: [{ reference: 'urn:uuid:1' }] },
      { resourceType: 'Observation', code: { text: 'Haemoglobin' }, valueQuantity: { value: 13.2, unit: 'g/dL' } },
    ),
    [{ name: 'Haemoglobin', value: 13.2, unit: 'g/dL' }],
  ],
  [
    'results within a report',
    bundle({
      resourceType: 'DiagnosticReport',
      contained: [{ resourceType: 'Observation', code: { text: 'Ferritin' }, valueQuantity: { value: 9, unit: 'ug/L' } }],
    }),
    [{ name: 'Ferritin', value: 9, unit: 'ug/L' }],
    /DiagnosticReport/,
  ],
  [
    'an allergy named in its reaction',
    bundle({ resourceType: 'AllergyIntolerance', reaction: [{ substance: { text: 'Peanut' }, manifestation: [{ text: 'Hives' }] }] }),
    [{ name: 'Peanut', reaction: 'Hives' }],
  ],
  [
    'XML',
    '<?xml version="1.0" encoding="UTF-8"?><Bundle xmlns="http://hl7.org/fhir"><entry><fullUrl value="urn:uuid:1"/><resource><Condition><text><div xmlns="http://www.w3.org/1999/xhtml">Gout</div></text><clinicalStatus><coding><code value="active"/></coding></clinicalStatus><code><coding><system value="http://snomed.info/sct"/><code value="90560007"/><display value="Gout"/></coding></code><onsetDateTime value="2014"/></Condition></resource></entry><entry><resource><Observation><code><text value="Sodium"/></code><valueQuantity><value value="138"/><unit value="mmol/L"/></valueQuantity></Observation></resource></entry><entry><resource><Immunization><wasNotGiven value="true"/><vaccineCode><text value="MMR"/></vaccineCode></Immunization></resource></entry></Bundle>',
    [
      { kind: 'problem', name: 'Gout', date: '2014', status: 'active' },
      { kind: 'result', name: 'Sodium', value: 138, unit: 'mmol/L' },
    ],
  ],
  [
    'an answer to everything',
    JSON.stringify({
      resourceType: 'Parameters',
      parameter: [
        {
          name: 'return',
          resource: { resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Condition', code: { text: 'Gout' } } }] },
        },
      ],
    }),
    [{ name: 'Gout' }],
  ],
]

/** Shapes of patient summaries beside those of the standard's examples: nothing known, absent values, references of every kind, XML. */
export const oddFhirFiles = (): OddFile[] => oddFilesOf(fhir)
