import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const names = conditionNames([{ name: 'Asthma', aliases: [], icd10: 'J45.909' }])
const read = (...lines: string[]) => {
  const { findings, notUnderstood } = readDocument([{ text: lines.join('\n'), recognised: null }], names, {}, '2026-11-22')
  const medicines = findings.filter(({ kind }) => kind === 'medication')
  return {
    medicines: medicines.map(({ name, value, frequency }) => [name, value, frequency].filter(Boolean).join(' | ')),
    notUnderstood,
  }
}

test('a medicine nobody knows in a list of known ones is said, and lends its dose to none of them', () => {
  expect(read('Medications: bisoprolol, Zorbivane 40 mg daily, aspirin 75 mg daily')).toEqual({
    medicines: ['aspirin | 75 mg | Daily'],
    notUnderstood: ['Medications: bisoprolol', 'Zorbivane 40 mg daily'],
  })
})

test('a dose given at once is no medicine of now, and hides none that is', () => {
  expect(read('He was given aspirin 300 mg stat, and bisoprolol 2.5 mg once daily was started.').medicines).toEqual([
    'bisoprolol | 2.5 mg | Daily',
  ])
})

test.each([
  ['Medication: amoxicillin 500 mg 8hrly', 'amoxicillin | 500 mg | Three times daily'],
  ['Medication: paracetamol 1 g 6hrly', 'paracetamol | 1 g | Four times daily'],
  ['Medication: doxycycline 100 mg 12 hrly', 'doxycycline | 100 mg | Twice daily'],
  ['Medication: amlodipine 5 mg dly', 'amlodipine | 5 mg | Daily'],
])('the short hand of %s', (line, wanted) => expect(read(line).medicines).toEqual([wanted]))

test('one medicine told twice keeps the telling that says how often', () => {
  expect(read('Plan: start apixaban 5 mg tablets.', 'Medications', 'Apixaban 5 mg twice daily').medicines).toEqual([
    'Apixaban | 5 mg | Twice daily',
  ])
})

test('"known with" opens what the patient has', () => {
  const { findings } = readDocument([{ text: 'Known with: asthma', recognised: null }], names, {}, '2026-11-22')
  expect(findings.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['diagnosis asthma'])
})

test('an item of a list of medicines that nobody knows is said, also without a strength, and lends its frequency to none', () => {
  expect(
    read(
      'Current medications',
      'Ramipril 5 mg once daily',
      'Vitabex bd',
      'Zyrtoflam one daily',
      'Metformin 500 mg tablets',
      'Twice a day with meals',
    ),
  ).toEqual({
    medicines: ['Ramipril | 5 mg | Daily', 'Metformin | 500 mg | Twice daily'],
    notUnderstood: ['Vitabex bd', 'Zyrtoflam one daily'],
  })
})

test('how often something is taken that only the item below says is doubted', () => {
  const { findings } = readDocument([{ text: 'Current medications\nRamipril 5 mg\nVitabex bd', recognised: null }], names, {}, '2026-11-22')
  expect(findings[0]).toMatchObject({ name: 'Ramipril', doubt: expect.stringContaining('may be another medicine') })
})
