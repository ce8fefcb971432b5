import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'
import { corrections, man, oldMan } from './testing/corrections.ts'

const clinic = loadClinic()

test.each(corrections)(
  '"$told", then "$correction"',
  ({ who, told, correction, now, gone, days, age, relation, drug, says, isEmergency }) => {
    const before = clinic.consult(clinic.newCase({ country: 'GB', ...who }), told)
    const { case: after, reply } = clinic.consult(before.case, correction)
    const isHeld = (finding: string) => after.observations[finding]?.polarity === 'present'
    expect((now ?? []).filter((finding) => !isHeld(finding))).toEqual([])
    expect((gone ?? []).filter(isHeld)).toEqual([])
    expect(after.complaints.filter((complaint) => gone?.includes(complaint))).toEqual([])
    if (days !== undefined) expect(after.durationDays).toBe(days)
    if (age !== undefined) expect(after.person.ageYears).toBe(age)
    if (relation !== undefined) expect(after.person.relation).toBe(relation)
    if (drug !== undefined) expect(after.drugs.join().toLowerCase()).toContain(drug)
    expect(reply.text).toMatch(says)
    if (isEmergency !== undefined) expect(/emergency|ambulance/.test(reply.triage?.level ?? '')).toBe(isEmergency)
  },
)

test.each([
  ['crushing chest pain and I sweat', 'not that bad, just annoying'],
  ['crushing chest pain and I sweat', 'not chest pain, just wind'],
  ['crushing chest pain and I sweat', 'sorry, not pain, more like pressure'],
  ['my chest hurts and my left arm is numb', 'not sleeping, tired all day'],
  ['my face droops and my speech is slurred', 'not worse now, just tired'],
])('"%s" stands after "%s"', (told, then) => {
  const before = clinic.consult(clinic.newCase({ country: 'GB', ...oldMan }), told)
  expect(before.reply.kind).toBe('emergency')
  expect(clinic.consult(before.case, then).reply.triage?.level).toMatch(/ambulance|emergency/)
})

test('what is told in the words of a correction and corrects nothing takes nothing away', () => {
  const before = clinic.consult(clinic.newCase({ country: 'GB', ...man }), 'I can not sleep and I have a cough')
  const { case: after } = clinic.consult(before.case, 'not sleeping, tired all day')
  expect(after.observations.insomnia?.polarity).toBe('present')
})

test('what is put right in pages of a story keeps all that the pages tell', () => {
  const garden = 'Our garden is full of roses and we had soup with bread at the kitchen table. '.repeat(25)
  const told = `I have a sore throat and a cough. ${garden}It began 3 weeks ago. ${garden}My left knee is swollen.`
  const { case: before } = clinic.consult(clinic.newCase({ country: 'GB', ...man }), told)
  const { case: after, reply } = clinic.consult(before, 'sorry, not 3 weeks, 3 days')
  expect(after.durationDays).toBe(3)
  expect(Object.keys(after.observations)).toEqual(expect.arrayContaining(Object.keys(before.observations)))
  expect(after.prose).toContain('It began 3 days ago')
  expect(reply.text).toMatch(/3 days/)
})
