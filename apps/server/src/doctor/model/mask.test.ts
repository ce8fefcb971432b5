import { expect, test } from 'vitest'
import { createMask } from './mask.ts'

test.each([
  ['My name is Anna Schmidt and my head hurts', 'My name is [name 1] and my head hurts'],
  ['Dr. Patel said so, ring me on +44 7700 900123', 'Dr. [name 1] said so, ring me on [number 1]'],
  ['my son Tom has a cough. Tom is 4.', 'my son [name 1] has a cough. [name 1] is 4.'],
  ['I live at 12 Long Acre Road, SW1A 1AA', 'I live at [address 1], [address 2]'],
  ['Ich heiße Jürgen Müller, Hauptstraße 5', 'Ich heiße [name 1], [address 1]'],
  ['write to a.b@example.org or see https://example.org/me', 'write to [email 1] or see [link 1]'],
  ['NHS number 943 476 5919, born 12/03/1980', 'NHS number [number 1], born [birthday 1]'],
])('%s', (words, hidden) => {
  const mask = createMask()
  expect(mask.hide(words)).toBe(hidden)
  expect(mask.restore({ clauses: [{ quote: hidden }] })).toEqual({ clauses: [{ quote: words }] })
})

test.each([
  'BP 150/95 145/90 and 38.5 38.7 39.0, pulse 90',
  'I took 500 mg at 8 and 400 mg at 12, 3 days ago',
  'My head hurts. My mother has Parkinson',
  'since 2019, 10 out of 10, 1000 mg, 120 over 80',
])('%s stays as it is', (words) => expect(createMask().hide(words)).toBe(words))

test('the one whom the patient asks for is hidden by name, and by kin is not', () => {
  expect(createMask(['Maria']).hide('Maria is hot')).toBe('[name 1] is hot')
  expect(createMask(['my mother']).hide('my mother is hot')).toBe('my mother is hot')
})
