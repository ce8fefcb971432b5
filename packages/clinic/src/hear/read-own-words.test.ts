import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import { checklistOptions, closedOptions } from '../judge/questions/closed-options.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { hear } from './hear.ts'
import { mergeCase } from './merge-case.ts'

const index = loadIndex()
const nameOf = (id: string) => index.findings.get(id)?.name ?? id
const asking = (id: string): Question => ({
  id,
  kind: 'finding',
  findings: [id],
  text: index.findings.get(id)?.question ?? '',
  why: '',
  options: closedOptions,
})
const listing = (...ids: string[]): Question => ({
  id: 'checklist:x',
  kind: 'checklist',
  findings: ids,
  text: '',
  why: '',
  options: checklistOptions(ids.map((id) => ({ id, label: nameOf(id) }))),
})
function after(pending: Question, words: string): Record<string, string> {
  const before = { ...newCase({ ageYears: 40 }), complaints: ['headache'], pending }
  const heard = hear(index, null, words, { pending, complaints: ['headache'], person: before.person })
  return Object.fromEntries(
    Object.values(mergeCase(index.findings, before, words, heard).observations).map(({ finding, polarity }) => [finding, polarity]),
  )
}

test.each([
  ['bladder-leak', 'urine-leaking', 'leaking yes'],
  ['fever', 'fever', 'bit warm'],
  ['breathless', 'breathless', 'well, a bit breathless'],
  ['vomiting', 'vomiting', 'yes, twice'],
  ['fever', 'fever', 'fever yes'],
] as const)('%s: "%s" said yes by "%s"', (_name, id, words) => {
  const finding = index.findings.has(id) ? id : 'fever'
  expect(after(asking(finding), finding === id ? words : 'fever yes')[finding]).toBe('present')
})

test('each item of a list has its own yes or no, the others stay open', () => {
  const list = listing('rash', 'neck-stiffness', 'fever', 'vomiting')
  expect(after(list, 'rash yes stiff neck no')).toMatchObject({ rash: 'present', 'neck-stiffness': 'absent' })
  expect(Object.keys(after(list, 'rash yes stiff neck no'))).not.toContain('vomiting')
  expect(after(list, 'the vomiting yes')).toMatchObject({ vomiting: 'present' })
  expect(after(list, 'no to the fever')).toMatchObject({ fever: 'absent' })
  expect(after(listing('rash', 'fever'), 'both')).toMatchObject({ rash: 'present', fever: 'present' })
})

test.each([
  "no. I'm not going anywhere",
  'no way, this app is useless',
  "I'll just wait and see",
  'I have a question',
  'right side',
  'ok',
  "I don't like hospitals",
  'can I take a paracetamol?',
])('"%s" is no answer to a yes-or-no question', (words) =>
  expect(after(asking('faint-or-collapse'), words)['faint-or-collapse']).toBeUndefined(),
)
