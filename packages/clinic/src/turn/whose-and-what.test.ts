import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const said = (words: string) => clinic.consult(clinic.newCase(), words)
const told = (words: string) => said(words).reply.findings.flatMap(({ finding, polarity }) => (polarity === 'present' ? [finding] : []))

test.each(['he is limping since he fell off the swing', 'she limps on the left', 'he limped home yesterday'])('"%s" is a limp', (words) => {
  expect(told(words)).toContain('limp')
  expect(told(words)).not.toContain('unresponsive')
})

test.each(['baby has gone limp', 'he went all limp and wont answer'])('"%s" is more than a limp', (words) => {
  expect(told(words)).not.toContain('limp')
  expect(said(words).reply.triage?.level).toMatch(/^(?:ambulance|emergency-department)$/)
})

test.each(['penicillin gives me a rash', 'amoxicillin always brings me out in hives'])(
  '"%s" tells of an allergy and of no rash now',
  (words) => {
    expect(told(words)).toEqual([])
    expect(said(words).case.allergies).toHaveLength(1)
  },
)

test('who is so young is somebody else than the writer', () => {
  const { case: consultation } = said('No wet nappy since this morning, baby 4 months')
  expect(consultation.person.relation).not.toBe('self')
  expect(said("I'm 15, girl, and my tummy hurts").case.person).toMatchObject({ relation: 'self', ageYears: 15, sex: 'female' })
})

/** Whom a talk is about in the end. */
function patientOf(...messages: string[]): string {
  let consultation = clinic.newCase()
  for (const message of messages) ({ case: consultation } = clinic.consult(consultation, message))
  return consultation.person.relation
}

test.each([
  ['self', 'I born my baby two weeks now and the bleeding no gree stop'],
  ['self', 'I had my daughter ten days ago and the bleeding is getting heavier'],
  ['son', 'I had my son 2 weeks ago and he is yellow and sleepy'],
  ['self', 'my baby is 9 days old and bleeding from the cord', 'NOT the baby, I am the one bleeding'],
  ['self', 'my husband has chest pain', 'no not my husband, na me'],
  ['self', 'my baby has a fever', 'no!! not the baby. baby is fine. I have the fever'],
  ['self', 'my wife has a headache', 'it is me who has it'],
  ['son', 'my son has a rash', 'I am the one who is calling'],
  ['son', 'my son has a rash', 'I am his mother'],
])('the patient is %s: %s', (patient, ...messages) => expect(patientOf(...messages)).toBe(patient))

test('who puts right whom it is about has not spoken of a second patient', () => {
  const { case: consultation } = said('my baby has a fever')
  const { reply } = clinic.consult(consultation, 'not the baby, I have the fever')
  expect(reply.text).not.toMatch(/keep apart/)
})

test.each([
  ['lower back pain since it seized up when I lifted the basket', 'your lower back hurts since lifting or straining'],
  ['I have a dry cough at night', 'a dry cough at night'],
  ['throbbing headache on the left, worse with light', 'a throbbing headache on the left side, worse with light'],
])('"%s" is said back as a person says it', (words, spoken) => expect(said(words).reply.text).toContain(spoken))
