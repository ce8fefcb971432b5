import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
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
