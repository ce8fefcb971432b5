import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import { testMeanings } from '../../knowledge/lab-tests/meanings.ts'
import { answerFromDocuments, explainTests } from './answer-from-documents.ts'
import { labTests } from './lab-index.ts'
import type { RememberedDocument } from './remembered-document.ts'

type Value = [name: string, value: string, unit: string, flag: DocumentFinding['flag'], doubt?: string]
const report = (id: string, date: string, values: readonly Value[]): RememberedDocument => ({
  id,
  name: `${id}.pdf`,
  addedAt: `${date}T10:00:00Z`,
  text: [''],
  findings: values.map(([name, value, unit, flag, doubt = null], index) => ({
    ...{
      id: `f${index}`,
      kind: 'lab',
      name,
      value,
      unit,
      flag,
      date,
      doubt,
      range: null,
      page: 1,
      snippet: '',
      code: null,
      review: 'unconfirmed',
    },
  })) as DocumentFinding[],
})
const documents = [
  report('new', '2026-11-24', [
    ['Sodium', '138', 'mmol/L', 'normal'],
    ['HbA1c', '8.1', '%', 'high'],
    ['Potassium', '6.3', 'mmol/L', 'high'],
    ['Ferritin', '60', 'ug/L', 'normal'],
    ['Urea', '9.9', 'mmol/L', 'high', 'This is hard to read in the picture.'],
    ['Creatinine', '1.4', 'mg/dL', 'high'],
  ]),
  report('old', '2026-03-03', [
    ['Potassium', '4.4', 'mmol/L', 'normal'],
    ['HbA1c', '7.2', '%', 'high'],
    ['Ferritin', '6', 'ug/L', 'low'],
    ['Urea', '5.1', 'mmol/L', 'normal'],
    ['Creatinine', '97', 'umol/L', 'normal'],
  ]),
]
const now = '2026-11-26T10:00:00Z'

test.each(['compare with last time', 'Compare my results with last time', 'What has changed since my last blood test?'])(
  '"%s" sets each value beside the one before it, the dangerous one first',
  (words) => {
    const answer = answerFromDocuments(words, documents, now) ?? ''
    expect(answer).toMatch(/^Your potassium of 6\.3 mmol\/L .*emergency department/)
    expect(answer.split('\n').filter((line) => line.startsWith('-'))).toEqual([
      '- Potassium: 6.3 mmol/L on 24 November 2026. It was 4.4 on 3 March 2026. It has gone up and is now above the range.',
      '- HbA1c: 8.1 % on 24 November 2026. It was 7.2 on 3 March 2026. It has gone up and is still above the range.',
      '- Ferritin: 60 ug/L on 24 November 2026. It was 6 on 3 March 2026. It has gone up and is in the range now.',
    ])
  },
)

test('a test that is named is compared alone; another unit and a doubtful value are not compared', () => {
  expect(answerFromDocuments('Has my HbA1c got better?', documents, now)).toMatch(/^This is how it compares[\s\S]*HbA1c: 8\.1 %/)
  expect(answerFromDocuments('Is my creatinine higher than last time?', documents, now)).not.toMatch(/gone up/)
  expect(answerFromDocuments('Is my urea worse than last time?', documents, now)).not.toMatch(/gone up/)
})

test.each(['Is my kidney pain getting worse?', 'It has changed since last time', 'I feel worse than last time, what now?'])(
  '"%s" is about how somebody feels',
  (words) => expect(answerFromDocuments(words, documents, now) ?? '').not.toContain('time before'),
)

test('every test is explained: what it shows, and what a high or low value can mean', () => {
  expect(labTests.filter(({ id }) => testMeanings[id] === undefined).map(({ name }) => name)).toEqual([])
  const asked = labTests.filter(({ name }) => name.length > 2)
  expect(asked.length).toBeGreaterThan(150)
  expect(asked.filter(({ name }) => !explainTests(`What does ${name} mean?`)?.includes(name)).map(({ name }) => name)).toEqual([])
})
