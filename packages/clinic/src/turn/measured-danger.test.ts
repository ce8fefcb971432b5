import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const urgent = ['emergency-department', 'ambulance']

// A danger out of the record was taken for one that had been said: the patient read "this makes it no less urgent", without a card.
test.each([
  ['low oxygen', 'I have a cough and feel ill', { oxygenSaturation: 89 }],
  ['a very low sugar', 'I feel shaky and sweaty', { glucose: 2.7 }],
  ['a very high pressure', 'I have a bad headache since this morning', { systolic: 204, diastolic: 126 }],
  ['several signs at once', 'I feel unwell', { oxygenSaturation: 91, heartRate: 128, temperature: 39.3, respiratoryRate: 25 }],
])('%s that was measured before the words is told with its card and first aid', (_, words, vitals) => {
  const before = clinic.addFacts(clinic.newCase({ ageYears: 70, sex: 'female', country: 'GB' }), { vitals })
  const first = clinic.consult(before, words)
  expect(first.reply.kind).toBe('emergency')
  expect(urgent).toContain(first.reply.triage?.level)
  expect(first.reply.parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['level', 'firstAid']))
  expect(first.reply.text).not.toContain('no less urgent')
  // Said once, it stands: it is not opened anew.
  expect(clinic.consult(first.case, 'it is still the same').reply.parts.map(({ kind }) => kind)).not.toContain('firstAid')
})

test.each([
  ['a fever measured in a small baby', 'my son is 2 months old, temperature 38.2 C', 'emergency-department'],
  ['a very low sugar', 'my blood sugar is 45 mg/dl', 'emergency-department'],
  ['a very high pressure and nothing else', 'my bp is 184/112', 'within-24-hours'],
])('%s is told in numbers and is not asked back', (_, words, level) => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words)
  expect(reply.triage?.level).toBe(level)
  expect(reply.text).not.toContain('I want to be sure I understood')
})
