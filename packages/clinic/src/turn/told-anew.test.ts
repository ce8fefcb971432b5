import { expect, test } from 'vitest'
import type { CaseProfile } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
function talk(profile: CaseProfile, ...words: readonly string[]) {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country: 'GB', ...profile }), first))
}
const man = { ageYears: 44, sex: 'male' as const }

test('an amount put right is heard as though it had been told so at first, and what was answered since stays', () => {
  const told = talk(man, 'I have had a sore throat for 3 weeks', 'no fever and no rash')
  const denied = Object.entries(told.case.observations).flatMap(([id, { polarity }]) => (polarity === 'absent' ? [id] : []))
  const { case: right } = clinic.consult(told.case, 'typo, not 3 weeks, 3 days')
  expect(right.durationDays).toBe(3)
  expect(right.complaints).toContain('sore-throat')
  expect(right.prose).toMatch(/3 days/)
  expect(right.prose).not.toMatch(/3 weeks/)
  expect(denied.length).toBeGreaterThan(0)
  for (const id of denied) expect(right.observations[id]?.polarity).toBe('absent')
})

test('who is known stays known, and what was measured since', () => {
  const told = talk(man, 'I have had a cough for 2 days', 'my temperature is 39')
  const { case: right } = clinic.consult(told.case, 'that should say 2 weeks, not 2 days')
  expect(right.person).toMatchObject({ ageYears: 44, sex: 'male' })
  expect(right.durationDays).toBe(14)
  expect(Object.values(right.vitals)).toContain(39)
})

test('an age that is put right is the person’s, and tells no story anew', () => {
  const { case: right } = talk({}, 'I am 34 and have a cough', 'sorry, not 34, 43')
  expect(right.person.ageYears).toBe(43)
  expect(right.complaints).toContain('cough')
})

test('nothing is told anew where nothing of the story is put right', () => {
  const told = talk(man, 'I have had a sore throat for 3 weeks')
  const { case: next } = clinic.consult(told.case, 'not 5 tablets, 6')
  expect(next.durationDays).toBe(21)
  expect(next.prose.startsWith(told.case.prose)).toBe(true)
})
