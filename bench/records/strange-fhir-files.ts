import { type Odd, type OddFile, oddFilesOf } from './odd-file.ts'

const ucum = 'http://unitsofmeasure.org'
const absent = { extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }] }
const document = (...resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'document',
  entry: resources.map((resource, index) => ({ fullUrl: `urn:uuid:${index}`, resource })),
})
const bundle = (...resources: readonly object[]) => JSON.stringify(document(...resources))
const loinc = (code: string, display?: string) => ({ coding: [{ system: 'http://loinc.org', code, ...(display && { display }) }] })
const measured = (code: object, valueQuantity: object, rest: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  code,
  valueQuantity,
  ...rest,
})
const gout = { resourceType: 'Condition', code: { text: 'Gout' } }
const pressure = (upper: number, lower: number) => ({
  resourceType: 'Observation',
  code: loinc('85354-9'),
  effectiveDateTime: '2026-01-02',
  component: [
    { code: loinc('8480-6'), valueQuantity: { value: upper, unit: 'mmHg', system: ucum, code: 'mm[Hg]' } },
    { code: loinc('8462-4'), valueQuantity: { value: lower, unit: 'mmHg', system: ucum, code: 'mm[Hg]' } },
  ],
})

const strange: readonly Odd[] = [
  ['a byte order mark', `\uFEFF${bundle(gout)}`, [{ name: 'Gout' }]],
  ['UTF-16', Buffer.from(`\uFEFF${bundle({ resourceType: 'Condition', code: { text: 'Ménière' } })}`, 'utf16le'), [{ name: 'Ménière' }]],
  [
    'lines of several resources with other ends',
    [gout, { resourceType: 'Procedure', code: { text: 'Biopsy' } }].map((each) => JSON.stringify(each)).join('\r\n'),
    [{ name: 'Gout' }, { name: 'Biopsy' }],
  ],
  [
    'entries that are empty',
    JSON.stringify({ resourceType: 'Bundle', entry: [null, {}, { resource: null }, 7, { resource: gout }] }),
    [{ name: 'Gout' }],
  ],
  [
    'codes of the free vocabularies and not a word',
    bundle(
      { resourceType: 'Condition', code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'J45.909' }] } },
      {
        resourceType: 'MedicationStatement',
        medicationCodeableConcept: { coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '11289' }] },
      },
      { resourceType: 'AllergyIntolerance', code: { coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '7980' }] } },
      { resourceType: 'Immunization', vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '03' }] } },
      {
        resourceType: 'MedicationStatement',
        medicationCodeableConcept: { coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '99999999' }] },
      },
    ),
    [
      { kind: 'problem', name: 'Asthma' },
      { kind: 'medication', name: 'Warfarin' },
      { kind: 'allergy', name: 'Penicillin G' },
      { kind: 'immunisation', name: 'Measles, mumps and rubella vaccine (MMR)' },
      { kind: 'medication', name: 'RxNorm 99999999' },
    ],
  ],
  ['a bundle in a bundle in a bundle', bundle(document(document(gout))), [{ name: 'Gout' }]],
  [
    'absent everywhere',
    bundle({ resourceType: 'Condition', _code: absent, _clinicalStatus: absent, _onsetDateTime: absent }),
    [],
    /1 Condition/,
  ],
  [
    'a name in another language beside the code',
    bundle({
      resourceType: 'Condition',
      code: {
        coding: [
          { system: 'http://snomed.info/sct', code: '90560007', display: 'Gicht', _display: { extension: [{ url: 'translation' }] } },
        ],
      },
    }),
    [{ name: 'Gicht' }],
  ],
  [
    'a code without a name',
    bundle(measured(loinc('2951-2'), { value: 138, unit: 'mmol/L' })),
    [{ name: 'Sodium', value: 138, unit: 'mmol/L' }],
  ],
  [
    'a code of an unknown system',
    bundle({ resourceType: 'Condition', code: { coding: [{ system: 'urn:oid:1.2.3', code: 'X1', display: 'Gout' }] } }),
    [{ name: 'Gout' }],
  ],
  ['a number as text', bundle(measured({ text: 'Sodium' }, { value: '138', unit: 'mmol/L' })), [{ value: 138, unit: 'mmol/L' }]],
  [
    'a range in another unit',
    bundle(
      measured(
        { text: 'Glucose' },
        { value: 90, unit: 'mg/dL' },
        { referenceRange: [{ low: { value: 3.9, unit: 'mmol/L' }, high: { value: 5.6, unit: 'mmol/L' } }] },
      ),
    ),
    [{ value: 90, unit: 'mg/dL', low: undefined as never, high: undefined as never }],
  ],
  [
    'a range in the same unit, written otherwise',
    bundle(
      measured(
        { text: 'Glucose' },
        { value: 90, unit: 'mg/dl', system: ucum, code: 'mg/dL' },
        { referenceRange: [{ low: { value: 70, unit: 'mg/dl' } }] },
      ),
    ),
    [{ value: 90, unit: 'mg/dL', low: 70 }],
  ],
  [
    'a range in words alone',
    bundle(measured({ text: 'Glucose' }, { value: 90, unit: 'mg/dL' }, { referenceRange: [{ text: '70-100' }] })),
    [{ value: 90, unit: 'mg/dL' }],
  ],
  [
    'a temperature of Fahrenheit by its code',
    bundle(measured(loinc('8310-5', 'Temp'), { value: 98.6, unit: 'degrees', system: ucum, code: '[degF]' })),
    [{ kind: 'vital', measure: 'temperature', value: 98.6, unit: '°F' }],
  ],
  [
    'a weight in pounds by words',
    bundle(measured(loinc('29463-7', 'Weight'), { value: 180, unit: 'lbs' })),
    [{ kind: 'vital', measure: 'weight', value: 180, unit: 'lb' }],
  ],
  [
    'a weight without a unit',
    bundle(measured(loinc('29463-7', 'Weight'), { value: 180 })),
    [{ kind: 'result', name: 'Weight', value: 180 }],
  ],
  [
    'two pressures of one day',
    bundle(pressure(120, 80), pressure(180, 100)),
    [
      { value: 120, second: 80 },
      { value: 180, second: 100 },
    ],
  ],
  [
    'an annotated unit',
    bundle(measured(loinc('8867-4', 'Pulse'), { value: 72, unit: 'beats', system: ucum, code: '{beats}/min' })),
    [{ kind: 'vital', measure: 'pulse', value: 72, unit: '/min' }],
  ],
  [
    'a denied allergy',
    bundle({ resourceType: 'AllergyIntolerance', verificationStatus: { coding: [{ code: 'refuted' }] }, code: { text: 'Latex' } }),
    [],
  ],
  [
    'an allergy that is over',
    bundle({ resourceType: 'AllergyIntolerance', clinicalStatus: { coding: [{ code: 'inactive' }] }, code: { text: 'Latex' } }),
    [{ name: 'Latex', status: 'past' }],
  ],
  [
    'a reference to nowhere',
    bundle({
      resourceType: 'MedicationRequest',
      status: 'active',
      medicationReference: { reference: 'Medication/none', display: 'Ramipril' },
    }),
    [{ kind: 'medication', name: 'Ramipril' }],
  ],
  ['a name of blanks', bundle({ resourceType: 'Condition', code: { text: '   ' } }), [], /1 Condition/],
  [
    'XML with prefixes and a remark',
    '<?xml version="1.0"?><!-- x --><f:Bundle xmlns:f="http://hl7.org/fhir"><f:entry><f:resource><f:Condition><f:code><f:text value="Gout &amp; pain"/></f:code></f:Condition></f:resource></f:entry></f:Bundle>',
    [{ name: 'Gout & pain' }],
  ],
  [
    'a list of what stands beside it',
    JSON.stringify([{ resourceType: 'List', entry: [{ item: { reference: 'Condition/1' } }] }, gout]),
    [{ name: 'Gout' }],
    /List/,
  ],
]

/** Shapes of summaries that break the standard or stretch it: encodings, empty entries, absent values, units in words. */
export const strangeFhirFiles = (): OddFile[] => oddFilesOf(strange)
