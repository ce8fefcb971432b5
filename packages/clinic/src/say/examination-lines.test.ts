import { expect, test } from 'vitest'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import { examinationLines } from './examination-lines.ts'

type LabFinding = RememberedDocument['findings'][number]

const result = (name: string, review: LabFinding['review'] = 'accepted'): LabFinding =>
  ({ kind: 'lab', name, value: '6', unit: '', date: '2026-03-03', page: 1, review }) as LabFinding
const report = (...findings: LabFinding[]): RememberedDocument => ({
  id: '1',
  name: 'lab.pdf',
  addedAt: '2026-03-04T10:00:00Z',
  text: [],
  findings,
})

test('a test whose result is in the record is called a repeat, with its day', () => {
  const lines = examinationLines(['blood count and ferritin', 'look at the eyelids', 'thyroid test'], [report(result('Ferritin'))])
  expect(lines[0]).toBe('repeat, if needed: blood count and ferritin (your record has a result of 3 March 2026)')
  expect(lines.slice(1)).toEqual(['look at the eyelids', 'thyroid test'])
})

test('a rejected result is none', () => {
  expect(examinationLines(['blood count and ferritin'], [report(result('Ferritin', 'rejected'))])).toEqual(['blood count and ferritin'])
})
