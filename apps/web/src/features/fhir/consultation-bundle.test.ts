import { expect, test } from 'vitest'
import { emptyProfile } from '../../session/settings.ts'
import { consultationBundle } from './consultation-bundle.ts'

let made = 0
const marks = { at: new Date('2026-11-26T10:00:00.000Z'), makeId: () => `id-${++made}` }
const bundle = consultationBundle(
  {
    patientId: 'p1',
    name: 'Ada',
    profile: { ...emptyProfile, sex: 'female', allergies: ['Penicillin'] },
    medications: [],
    complaint: 'It burns when I pee',
    story: 'In short: a woman with pain on passing urine.',
    triage: { level: 'within-24-hours', label: 'See a doctor within 24 hours', because: ['it may be an infection'], emergencyNumber: null },
    findings: [
      { id: 'a', name: 'pain on passing urine', polarity: 'present', text: 'it burns', source: 'told' },
      { id: 'b', name: 'fever', polarity: 'absent', text: 'No', source: 'answered' },
      { id: 'c', name: 'blood in the urine', polarity: 'unknown', text: '', source: 'answered' },
    ],
    causes: [{ id: null, name: 'Bladder infection', probability: 0.6, band: 'likely', reasonsFor: [], reasonsAgainst: [] }],
    advice: ['Drink enough.'],
    results: [{ name: 'Creatinine', text: '0.8', unit: 'mg/dL', date: '2026-03-03', isOutside: false, isConfirmed: false }],
  },
  marks,
)
const resources = bundle.entry?.flatMap(({ resource }) => resource ?? []) ?? []
const named = (name: string) => resources.find((each) => each.resourceType === 'Observation' && each.code.text === name)

test('a sign is there, not there, or not known, and never made out of nothing', () => {
  expect(named('pain on passing urine')).toMatchObject({ valueBoolean: true, note: [{ text: 'it burns' }], status: 'preliminary' })
  expect(named('fever')).toMatchObject({ valueBoolean: false })
  expect(named('blood in the urine')).toMatchObject({ dataAbsentReason: { text: 'Not sure' } })
  expect(named('blood in the urine')).not.toHaveProperty('valueBoolean')
  expect(named('Creatinine')).toMatchObject({
    valueQuantity: { value: 0.8, unit: 'mg/dL' },
    effectiveDateTime: '2026-03-03',
    status: 'preliminary',
  })
})

test('level, reasons and causes are an impression that a program wrote, and what it points to is there', () => {
  const impression = resources.find(({ resourceType }) => resourceType === 'ClinicalImpression')
  expect(impression).toMatchObject({
    description: 'It burns when I pee',
    summary: 'In short: a woman with pain on passing urine. See a doctor within 24 hours; it may be an infection',
    finding: [{ itemCodeableConcept: { text: 'Bladder infection' }, basis: 'likely' }],
    note: [{ text: 'Drink enough.' }],
  })
  expect(JSON.stringify(resources.find(({ resourceType }) => resourceType === 'Provenance'))).toContain('not reviewed by a clinician')
  expect(resources.find(({ resourceType }) => resourceType === 'AllergyIntolerance')).toMatchObject({ code: { text: 'Penicillin' } })
  const ids = new Set(bundle.entry?.map(({ fullUrl }) => fullUrl))
  for (const [, reference] of JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)) expect(ids).toContain(reference)
})
