import { expect, test } from 'vitest'
import { newCase } from '../../case/case.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { hasItsGround, isForPatients, suitsPerson } from './suits-person.ts'

const findings = new Map(loadPack().findings.map((finding) => [finding.id, finding]))
const of = (id: string) => {
  const finding = findings.get(id)
  if (finding === undefined) throw new Error(`no finding ${id}`)
  return finding
}
const person = (ageYears: number | null, sex: 'female' | 'male' | null) => newCase({ ageYears, sex }).person

const impossible: [string, number, 'female' | 'male'][] = [
  ['postpartum', 84, 'male'],
  ['pregnant', 40, 'male'],
  ['pregnant', 72, 'female'],
  ['vaginal-dryness', 15, 'female'],
  ['infertility', 15, 'female'],
  ['testicle-pain', 40, 'female'],
  ['headache', 1, 'male'],
  ['headache.worse-sex', 9, 'female'],
  ['abdominal-pain.monthly', 30, 'male'],
  ['crying-inconsolable.sudden', 30, 'male'],
  ['alcohol-heavy', 6, 'male'],
  ['infant-floppy', 40, 'female'],
]
for (const [id, ageYears, sex] of impossible)
  test(`${id} cannot be true of a ${sex} of ${ageYears}`, () => expect(suitsPerson(of(id), person(ageYears, sex))).toBe(false))

test('what is not known of the person rules nothing out', () => {
  for (const [id] of impossible) expect(suitsPerson(of(id), person(null, null))).toBe(true)
})

test('what belongs to a pregnancy or a device is asked only of those who told of it', () => {
  const woman = newCase({ ageYears: 30, sex: 'female' })
  expect(hasItsGround(of('bleeding-late-pregnancy'), woman)).toBe(false)
  expect(hasItsGround(of('bleeding-late-pregnancy'), { ...woman, person: { ...woman.person, pregnant: true } })).toBe(true)
  expect(hasItsGround(of('implanted-defibrillator-shock'), woman)).toBe(false)
})

test('what a doctor finds is not asked of patients', () => {
  expect(isForPatients(of('bulging-eardrum.left'))).toBe(false)
  expect(isForPatients(of('ear-pain'))).toBe(true)
})

test('nobody is asked about months of what began days ago', () => {
  const since = (durationDays: number | null) => hasItsGround(of('nose-blocked.long-standing'), { ...newCase(), durationDays })
  expect([since(4), since(90), since(null)]).toEqual([false, true, true])
})
