import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const emergency = ['ambulance', 'emergency-department']

/** A case in which a document alone says something that needs a hospital, and the patient told of being tired. */
const withDocument = () => {
  const told = clinic.consult(clinic.newCase({ ageYears: 60, sex: 'female', country: 'GB' }), 'I feel tired').case
  return clinic.addFacts(told, {
    observations: [{ finding: 'high-potassium', polarity: 'present', text: 'potassium 7.1', source: 'document', isUnconfirmed: true }],
  })
}

test('a level that rests on a document falls with it, in the stored case too', () => {
  const informed = withDocument()
  const level = clinic.levelOf(informed)
  const bare = clinic.forgetDocuments(JSON.parse(JSON.stringify(informed)))
  expect(bare).not.toBeNull()
  if (bare === null) return
  expect(bare.observations['high-potassium']).toBeUndefined()
  expect(bare.held.filter(({ findings }) => findings.includes('high-potassium'))).toEqual([])
  expect(emergency.includes(level ?? '') ? clinic.levelOf(bare) : null).not.toBe(level ?? undefined)
})

test('a case without documents has nothing to forget', () => {
  expect(clinic.forgetDocuments(clinic.consult(clinic.newCase(), 'I feel tired').case)).toBeNull()
})

test('a rule that rests on an unconfirmed value says so in its reason', () => {
  for (const { findings, name } of withDocument().held)
    if (findings.includes('high-potassium')) expect(name).toContain('you have not confirmed it yet')
})

test('what was told stays told: the document goes, the level of the words stays', () => {
  const told = clinic.consult(
    clinic.newCase({ ageYears: 58, sex: 'male' }),
    'I have crushing chest pain going into my left arm and I am sweating',
  ).case
  const informed = clinic.addFacts(told, {
    observations: [{ finding: 'high-potassium', polarity: 'present', text: '', source: 'document' }],
  })
  expect(clinic.levelOf(clinic.forgetDocuments(informed) ?? informed)).toBe('ambulance')
})
