import { describe, expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...turns: readonly string[]) {
  return turns.reduce((last, words) => clinic.consult(last.case, words), clinic.consult(clinic.newCase({ country: 'GB' }), turns[0] ?? ''))
}

describe('a limb that is cold and hurts', () => {
  it.each([
    ['Hello doctor. My leg is very pain and cold. Left. What I do'],
    ['my left leg is cold and painful since an hour'],
    ['arm is numb and cold, came on suddenly'],
  ])('is an emergency: %s', (words) => {
    expect(clinic.consult(clinic.newCase(), words).reply.triage?.level).toMatch(/^(?:ambulance|emergency-department)$/)
  })

  it.each([
    ['my legs ache and are cold in winter, years now'],
    ['my feet are always cold and numb'],
    ['leg is painful and cold weather makes it worse'],
  ])('is none where it is the season or always so: %s', (words) => {
    expect(clinic.consult(clinic.newCase(), words).reply.triage?.level ?? 'none').not.toMatch(/^(?:ambulance|emergency-department)$/)
  })
})

it('who tells that nobody could wake him has woken since, and nobody else becomes the patient', () => {
  const { case: after } = talk(
    'had a really bad hypo last night, im type 1. 1.9 at 2am, husband had to use the glucagon kit. im fine now 9.2',
    'i was out cold nearly, he couldnt wake me, glucagon brought me round in about 15 min',
  )
  expect(after.person.relation).toBe('self')
  expect(after.held.map(({ rule }) => rule)).not.toContain('not-responding')
  expect(after.observations.unresponsive?.polarity).not.toBe('present')
})

it('who cannot be woken by somebody else is not awake', () => {
  const { reply } = clinic.consult(clinic.newCase(), "type 1 diabetic, my husband, I can't wake him")
  expect(reply.triage?.level).toBe('ambulance')
})

it('a number that opens a sentence and counts something else is no sugar', () => {
  const { case: after } = talk(
    'type 1, hypo last night 1.9, 9.2 now',
    'so do i have to tell the DVLA? 2 of these in a year, second one needed help',
  )
  expect(after.vitals.glucose).toBe(9.2)
})

it('a number of minutes and a sugar are no age', () => {
  const { case: after } = talk(
    'had a really bad hypo last night, im type 1, im fine now',
    'yes i said 1.9. he couldnt wake me, glucagon brought me round in about 15 min',
  )
  expect(after.person).toMatchObject({ ageYears: null, relation: 'self' })
})

it('a rape that is told outright is believed, and a no to another question takes nothing back', () => {
  const told = talk('I was raped last night', 'no, none of those')
  expect(told.case.crisis).toMatchObject({ kind: 'abuse', certainty: 'affirmed' })
  expect(told.reply.triage?.level).toBeDefined()
})
