import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import { labInWords, meaningText, valueText, withAgeOnce } from './finding-words.ts'

const finding = (name: string, meaning: string): DocumentFinding => ({
  id: name,
  kind: 'lab',
  name,
  code: null,
  value: '9.8',
  unit: 'g/dL',
  range: null,
  flag: 'low',
  date: '2026-03-03',
  page: 1,
  snippet: '',
  doubt: null,
  meaning,
  review: 'unconfirmed',
})

test('how old the values are is said once where all say the same', () => {
  const old = [
    finding('a', 'A low level is anaemia. This value is 9 months old.'),
    finding('b', 'It is in range. This value is 9 months old.'),
  ]
  const { age, findings } = withAgeOnce(old)
  expect(age).toBe('9 months old')
  expect(findings.map(({ meaning }) => meaning)).toEqual(['A low level is anaemia.', 'It is in range.'])
})

test('values of unlike age keep it, and so does a single one', () => {
  const unlike = [finding('a', 'Low. This value is 9 months old.'), finding('b', 'Low. This value is 2 years old.')]
  expect(withAgeOnce(unlike)).toEqual({ age: null, findings: unlike })
  expect(withAgeOnce(unlike.slice(0, 1))).toEqual({ age: null, findings: unlike.slice(0, 1) })
})

test('a laboratory value is called as in the country; what is no laboratory value keeps the name on the paper', () => {
  const told = finding('Haemoglobin', 'A low level is anaemia.')
  expect(labInWords(told, 'US')).toMatchObject({ name: 'Hemoglobin', meaning: 'A low level is anemia.' })
  expect(labInWords(told, 'GB')).toEqual(told)
  expect(labInWords({ ...told, kind: 'medication' }, 'US').name).toBe('Haemoglobin')
})

test('a dose and how often are one line, a reaction stands in brackets', () => {
  const told = finding('Metformin', '')
  expect(valueText({ ...told, kind: 'medication', value: null, dosage: '500 mg', frequency: 'Twice daily' })).toBe('500 mg, twice daily')
  expect(valueText({ ...told, kind: 'medication', value: null, frequency: 'Twice daily' })).toBe('Twice daily')
  expect(valueText({ ...told, kind: 'allergy', value: 'rash', unit: null })).toBe('(rash)')
  expect(valueText({ ...told, kind: 'allergy', value: null, unit: null })).toBe('')
  expect(valueText(told)).toBe('9.8 g/dL')
})

test('a medicine says by which way it is taken and what has become of it', () => {
  const medicine = {
    ...finding('Salbutamol', ''),
    kind: 'medication',
    value: '100 mcg',
    dosage: '100 mcg, 2 puffs',
    frequency: 'As needed',
  } as const
  expect(valueText({ ...medicine, route: 'inhaled' })).toBe('100 mcg, 2 puffs, inhaled, as needed')
  expect(meaningText({ ...medicine, change: { kind: 'changed', from: '200 mcg' } })).toBe('Changed from 200 mcg.')
  expect(meaningText({ ...medicine, change: { kind: 'started', from: null } })).toBe('New: this paper starts it.')
})
