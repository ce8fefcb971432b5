import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import type { RememberedDocument } from './remembered-document.ts'

const clinic = loadLexiconClinic()
const now = '2026-11-26T08:00:00.000Z'
const emergency = ['ambulance', 'emergency-department']

const paper = (name: string, value: string, unit: string, date: string, flag: 'high' | 'low' = 'high'): RememberedDocument => ({
  id: name,
  name: 'report.pdf',
  addedAt: now,
  text: [`${name} ${value} ${unit}`],
  findings: [
    {
      id: 'f1',
      kind: 'lab',
      name,
      value,
      unit,
      range: { low: 0, high: 5.1, text: '0 - 5.1', source: 'report' },
      flag,
      date,
      page: 1,
      snippet: `${name} ${value} ${unit}`,
      code: null,
      doubt: null,
      review: 'unconfirmed',
    } as DocumentFinding,
  ],
})
const levelAfter = (words: string, ...documents: RememberedDocument[]) =>
  clinic.levelOf(clinic.consult(clinic.newCase({ ageYears: 58, sex: 'male' }), words, { documents, now }).case)

test.each([
  ['Troponin I', '940', 'ng/L'],
  ['Potassium', '6.8', 'mmol/L'],
])('%s of half a year ago makes no emergency of today, and one of this week does', (name, value, unit) => {
  expect(emergency).not.toContain(levelAfter('I feel tired', paper(name, value, unit, '2026-06-02')))
  expect(emergency).toContain(levelAfter('I feel tired', paper(name, value, unit, '2026-11-24')))
})

test('a question about an old value is answered with the value, and with its age', () => {
  const consult = (words: string, documents: RememberedDocument[]) =>
    clinic.consult(clinic.newCase({ ageYears: 58, sex: 'male' }), words, { documents, now }).reply.text
  const potassium = paper('Potassium', '5.6', 'mmol/L', '2026-03-03')
  const others = [paper('Troponin I', '940', 'ng/L', '2026-06-02')]
  for (const words of ['what does my potassium mean', 'is my potassium dangerous?']) {
    const text = consult(words, [potassium, ...others])
    expect(text).toContain('5.6 mmol/L')
    expect(text).toContain('9 months old')
    expect(text).not.toMatch(/emergency department now/i)
  }
})
