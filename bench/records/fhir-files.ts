import type { ReadItem } from '@dr-ai/clinic/exchange/read-item'
import type { ExpectedFile } from './expected-file.ts'

type Resource = Record<string, unknown>
const loinc = 'http://loinc.org'
const ucum = 'http://unitsofmeasure.org'
const coded = (system: string, code: string, display?: string, text?: string) => ({
  coding: [{ system, code, ...(display && { display }) }],
  ...(text && { text }),
})

/** One resource with what must be read in it. Shapes after the examples of FHIR R4, US Core and the International Patient Summary. */
const shapes: readonly [name: string, resource: Resource, items: Partial<ReadItem>[]][] = [
  [
    'problem, coded',
    {
      resourceType: 'Condition',
      clinicalStatus: coded('c', 'active'),
      code: coded('http://snomed.info/sct', '195967001', 'Asthma'),
      onsetDateTime: '2001-05',
    },
    [{ kind: 'problem', name: 'Asthma', status: 'active', date: '2001-05' }],
  ],
  [
    'problem, resolved',
    { resourceType: 'Condition', clinicalStatus: coded('c', 'resolved'), code: { text: 'Pneumonia' }, abatementDateTime: '2015-03-01' },
    [{ kind: 'problem', name: 'Pneumonia', status: 'past', end: '2015-03-01' }],
  ],
  [
    'problem of DSTU2',
    { resourceType: 'Condition', clinicalStatus: 'active', code: { text: 'Gout' }, dateRecorded: '2014' },
    [{ kind: 'problem', name: 'Gout', date: '2014' }],
  ],
  ['problem, refuted', { resourceType: 'Condition', verificationStatus: coded('v', 'refuted'), code: { text: 'Diabetes' } }, []],
  ['problem, entered in error', { resourceType: 'Condition', verificationStatus: 'entered-in-error', code: { text: 'Diabetes' } }, []],
  [
    'no problems known',
    {
      resourceType: 'Condition',
      code: coded('http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', 'no-problem-info', 'No information'),
    },
    [],
  ],
  [
    'allergy with reaction',
    {
      resourceType: 'AllergyIntolerance',
      code: coded('http://www.nlm.nih.gov/research/umls/rxnorm', '7980', 'Penicillin G'),
      reaction: [{ manifestation: [{ text: 'Hives' }, { text: 'Wheeze' }], severity: 'severe' }],
    },
    [{ kind: 'allergy', name: 'Penicillin G', reaction: 'Hives, Wheeze', severity: 'severe' }],
  ],
  ['allergy by its substance', { resourceType: 'AllergyIntolerance', substance: { text: 'Latex' } }, [{ kind: 'allergy', name: 'Latex' }]],
  ['no known allergy', { resourceType: 'AllergyIntolerance', code: coded('http://snomed.info/sct', '716186003', 'No known allergy') }, []],
  [
    'medicine by its name',
    {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: { text: 'Lisinopril 10 mg' },
      dosage: [{ text: '1 tablet', timing: { code: { text: 'Daily' } } }],
    },
    [{ kind: 'medication', name: 'Lisinopril 10 mg', dosage: '1 tablet', frequency: 'Daily', status: 'active' }],
  ],
  [
    'medicine, contained',
    {
      resourceType: 'MedicationRequest',
      status: 'active',
      contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'Metformin' } }],
      medicationReference: { reference: '#m' },
      authoredOn: '2024-02-03',
    },
    [{ kind: 'medication', name: 'Metformin', date: '2024-02-03' }],
  ],
  [
    'medicine, stopped',
    { resourceType: 'MedicationRequest', status: 'stopped', medicationCodeableConcept: { text: 'Warfarin' } },
    [{ kind: 'medication', name: 'Warfarin', status: 'past' }],
  ],
  ['medicine never given', { resourceType: 'MedicationRequest', status: 'cancelled', medicationCodeableConcept: { text: 'Warfarin' } }, []],
  [
    'medicine by display',
    {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationReference: { reference: 'Medication/gone', display: 'Atorvastatin' },
    },
    [{ kind: 'medication', name: 'Atorvastatin' }],
  ],
  [
    'immunisation',
    {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: coded('http://hl7.org/fhir/sid/cvx', '140', 'Influenza'),
      occurrenceDateTime: '2025-10-01',
    },
    [{ kind: 'immunisation', name: 'Influenza', date: '2025-10-01' }],
  ],
  ['immunisation not done', { resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'MMR' } }, []],
  [
    'immunisation of DSTU2',
    { resourceType: 'Immunization', wasNotGiven: false, vaccineCode: { text: 'Tetanus' }, date: '2011-03-02' },
    [{ kind: 'immunisation', name: 'Tetanus', date: '2011-03-02' }],
  ],
  [
    'procedure',
    { resourceType: 'Procedure', status: 'completed', code: { text: 'Appendectomy' }, performedPeriod: { start: '1999-07-01' } },
    [{ kind: 'procedure', name: 'Appendectomy', date: '1999-07-01' }],
  ],
  [
    'family',
    {
      resourceType: 'FamilyMemberHistory',
      status: 'completed',
      relationship: { text: 'mother' },
      condition: [{ code: { text: 'Breast cancer' } }, { code: { text: 'Stroke' } }],
    },
    [
      { kind: 'family', name: 'Breast cancer', relation: 'mother' },
      { kind: 'family', name: 'Stroke', relation: 'mother' },
    ],
  ],
  [
    'pressure of components',
    observation('85354-9', 'Blood pressure', {
      component: [part('8480-6', 132, 'mm[Hg]'), part('8462-4', 84, 'mm[Hg]')],
      effectiveDateTime: '2026-01-02T08:00:00Z',
    }),
    [{ kind: 'vital', measure: 'blood-pressure', value: 132, second: 84, unit: 'mmHg' }],
  ],
  [
    'result with a range',
    observation('4548-4', 'HbA1c', { valueQuantity: quantity(5.6, '%'), referenceRange: [{ low: { value: 4 }, high: { value: 6 } }] }),
    [{ kind: 'result', name: 'HbA1c', value: 5.6, unit: '%', low: 4, high: 6 }],
  ],
  [
    'result with a bound',
    observation('1988-5', 'CRP', { valueQuantity: { ...quantity(5, 'mg/L'), comparator: '<' } }),
    [{ kind: 'result', name: 'CRP', text: '< 5 mg/L' }],
  ],
  [
    'result in words',
    observation('600-7', 'Blood culture', { valueString: 'No growth' }),
    [{ kind: 'result', name: 'Blood culture', text: 'No growth' }],
  ],
  [
    'result as a code',
    observation('882-1', 'Blood group', { valueCodeableConcept: { text: 'A positive' } }),
    [{ kind: 'result', text: 'A positive' }],
  ],
  ['result without a value', observation('882-1', 'Blood group', { dataAbsentReason: coded('d', 'unknown') }), []],
  ['result, cancelled', { ...observation('2345-7', 'Glucose', { valueQuantity: quantity(99, 'mg/dL') }), status: 'cancelled' }, []],
  [
    'smoking',
    observation('72166-2', 'Tobacco', {
      category: [coded('http://terminology.hl7.org/CodeSystem/observation-category', 'social-history')],
      valueString: 'never',
    }),
    [],
  ],
  [
    'laboratory glucose stays a result',
    observation('2345-7', 'Glucose', { valueQuantity: quantity(99, 'mg/dL') }),
    [{ kind: 'result', name: 'Glucose', value: 99, unit: 'mg/dL' }],
  ],
  [
    'a value nobody has stays as it is',
    observation('8310-5', 'Temperature', { valueQuantity: quantity(370, 'Cel') }),
    [{ kind: 'result', name: 'Temperature', value: 370, unit: 'Cel' }],
  ],
  [
    'a number without a unit is not judged',
    observation('29463-7', 'Weight', { valueQuantity: { value: 80 } }),
    [{ kind: 'result', name: 'Weight', value: 80 }],
  ],
  ...vitals(),
]

function quantity(value: number, code: string) {
  return { value, unit: code, system: ucum, code }
}

function part(code: string, value: number, unit: string) {
  return { code: coded(loinc, code), valueQuantity: quantity(value, unit) }
}

function observation(code: string, text: string, rest: Resource): Resource {
  return {
    resourceType: 'Observation',
    status: 'final',
    code: coded(loinc, code, undefined, text),
    effectiveDateTime: '2026-01-02',
    ...rest,
  }
}

/** Each measure in each unit that systems send it in. */
function vitals(): [string, Resource, Partial<ReadItem>[]][] {
  const rows: [code: string, unit: string, value: number, measure: ReadItem['measure'], ours: string][] = [
    ['8867-4', '/min', 72, 'pulse', '/min'],
    ['8867-4', '{beats}/min', 88, 'pulse', '/min'],
    ['9279-1', '/min', 16, 'breathing-rate', '/min'],
    ['8310-5', 'Cel', 37.2, 'temperature', '°C'],
    ['8310-5', '[degF]', 99.1, 'temperature', '°F'],
    ['2708-6', '%', 97, 'oxygen', '%'],
    ['59408-5', '%', 93, 'oxygen', '%'],
    ['2339-0', 'mg/dL', 105, 'glucose', 'mg/dL'],
    ['15074-8', 'mmol/L', 5.8, 'glucose', 'mmol/L'],
    ['29463-7', 'kg', 81.5, 'weight', 'kg'],
    ['29463-7', '[lb_av]', 180, 'weight', 'lb'],
    ['29463-7', 'g', 3450, 'weight', 'g'],
    ['8302-2', 'cm', 178, 'height', 'cm'],
    ['8302-2', '[in_i]', 70, 'height', 'in'],
    ['8302-2', 'm', 1.78, 'height', 'm'],
    ['72514-3', '{score}', 4, 'pain', 'of 10'],
  ]
  return rows.map(([code, unit, value, measure, ours]) => [
    `${measure} in ${unit}`,
    observation(code, 'x', { valueQuantity: quantity(value, unit) }),
    [{ kind: 'vital', measure, value, unit: ours, date: '2026-01-02' }],
  ])
}

/** The forms in which a resource travels. */
const wrappings: readonly ((resource: Resource) => string)[] = [
  (resource) => JSON.stringify(resource),
  (resource) =>
    JSON.stringify(
      {
        resourceType: 'Bundle',
        type: 'collection',
        entry: [{ resource: { resourceType: 'Patient', id: 'p' } }, { fullUrl: 'urn:uuid:1', resource }],
      },
      null,
      2,
    ),
  (resource) =>
    `\uFEFF${JSON.stringify({ resourceType: 'Bundle', type: 'searchset', entry: [{ resource: { resourceType: 'Bundle', type: 'document', entry: [{ resource: { resourceType: 'Composition' } }, { resource }] } }] })}`,
  (resource) => `${JSON.stringify({ resourceType: 'Patient', id: 'p' })}\n${JSON.stringify(resource)}\n`,
]

/** Files of our own, each shape in one of the forms in turn; and one that holds all of them. */
export function fhirFiles(): ExpectedFile[] {
  const single = shapes.map(([name, resource, items], index): ExpectedFile => {
    const wrap = wrappings[index % wrappings.length] ?? JSON.stringify
    return { name, bytes: Buffer.from(wrap(resource)), items }
  })
  const all = { resourceType: 'Bundle', type: 'collection', entry: shapes.map(([, resource]) => ({ resource })) }
  return [...single, { name: 'everything at once', bytes: Buffer.from(JSON.stringify(all)), items: shapes.flatMap(([, , items]) => items) }]
}
