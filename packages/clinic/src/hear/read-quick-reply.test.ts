import { expect, test } from 'vitest'
import { checklistOptions } from '../judge/questions/closed-options.ts'
import { readQuickReply } from './read-quick-reply.ts'

const items = [
  { id: 'fever', label: 'Fever' },
  { id: 'neck-stiffness', label: 'A stiff neck' },
  { id: 'fever.high', label: 'Fever that is high' },
]
const question = {
  id: 'checklist:headache',
  kind: 'checklist' as const,
  findings: items.map(({ id }) => id),
  text: '',
  why: '',
  options: checklistOptions(items),
}
const polarities = (words: string) => readQuickReply(question, words)?.map(({ polarity }) => polarity) ?? null

test('chosen labels are present, the rest absent', () =>
  expect(polarities('A stiff neck, Fever that is high')).toEqual(['absent', 'present', 'present']))
test('none of these', () => expect(polarities('None of these')).toEqual(['absent', 'absent', 'absent']))
test("I don't know is unknown", () => expect(polarities("I don't know")).toEqual(['unknown', 'unknown', 'unknown']))
test('free text is left to the reader', () => expect(polarities('a stiff neck since yesterday')).toBeNull())
