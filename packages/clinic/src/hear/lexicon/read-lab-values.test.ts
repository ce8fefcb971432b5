import { expect, test } from 'vitest'
import { findKnownTest, usualRange } from '../../records/documents/lab-index.ts'
import { readLabValues } from './read-lab-values.ts'

const nobody = { sex: null, ageYears: null, pregnant: null }
const woman = { sex: 'female', ageYears: 30, pregnant: null } as const
const man = { sex: 'male', ageYears: 30, pregnant: null } as const
const read = (text: string, person: Parameters<typeof readLabValues>[1] = nobody) =>
  readLabValues(text, person).map(({ finding, isPresent }) => `${isPresent ? '' : 'no '}${finding}`)

test.each([
  ['my haemoglobin is 11.8', nobody, ['low-haemoglobin']],
  // Low for a man, usual for a woman: of whom we know nothing it says nothing.
  ['my haemoglobin is 12.5', nobody, []],
  ['my haemoglobin is 12.5', man, ['low-haemoglobin']],
  ['my haemoglobin is 12.5', woman, ['no low-haemoglobin']],
  ['my haemoglobin is 10.8', woman, ['low-haemoglobin']],
  ['my haemoglobin is 10.8', { ...woman, pregnant: true }, []],
  ['my haemoglobin is 98 g/L', woman, ['low-haemoglobin']],
  ['TSH 0.35', nobody, ['low-tsh', 'no raised-tsh']],
  ['TSH 0.35', { ...woman, pregnant: true }, ['no raised-tsh']],
  ['CRP 8', nobody, ['raised-crp-esr']],
  ['potassium was 5.2', nobody, ['high-potassium', 'no low-potassium']],
  ['creatinine 1.2', woman, ['raised-creatinine']],
  ['creatinine 1.27', man, []],
])('%s, of %j', (text, person, findings) => expect(read(text, person).sort()).toEqual([...findings].sort()))

test.each([
  // Hardly a human value in this unit, and nobody guesses another one.
  ['my creatinine is 142 mg/dL', []],
  ['my creatinine is 142', ['raised-creatinine']],
  ['my creatinine is 142 umol/L', ['raised-creatinine']],
  // Raised in mg/dL, usual in umol/L.
  ['bilirubin 15', []],
  ['bilirubin 15 umol/L', ['no raised-bilirubin']],
  ['HbA1c 48 mmol/mol', ['raised-hba1c']],
  ['HbA1c of 8.1', ['raised-hba1c']],
  ['platelets 90,000', ['low-platelets']],
  ['calcium 2.9', ['no low-calcium', 'raised-calcium']],
])('a unit that is not said is only that of a living person: %s', (text, findings) => expect(read(text)).toEqual(findings))

test('a value close to its limit denies nothing', () => {
  expect(read('my potassium is 5.0')).toEqual(['no low-potassium'])
  expect(read('my ferritin is 35', woman)).toEqual([])
})

test('pregnancy has limits of its own, and a man never has those', () => {
  const haemoglobin = findKnownTest('haemoglobin')
  if (!haemoglobin) throw new Error('no haemoglobin')
  expect(usualRange(haemoglobin, { ...woman, pregnant: true })).toMatchObject({ low: 10.5, whom: 'pregnancy' })
  expect(usualRange(haemoglobin, { ...man, pregnant: true })).toMatchObject({ low: 13 })
})
