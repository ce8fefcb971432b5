import { expect, test } from 'vitest'
import type { Question } from '../../case/model.ts'
import { readAnswer, readChosenItems } from './read-answer.ts'

const closed: Question = {
  id: 'q',
  kind: 'finding',
  findings: ['chest-pain'],
  text: 'Do you have pain in your chest?',
  why: '',
  options: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ],
}
const list: Question = {
  id: 'l',
  kind: 'checklist',
  findings: ['fever', 'neck-stiffness', 'rash'],
  text: 'Do you have any of these?',
  why: '',
  options: [
    { id: 'fever', label: 'Fever' },
    { id: 'neck-stiffness', label: 'A stiff neck' },
    { id: 'rash', label: 'A rash' },
  ],
}

const answers: readonly [text: string, answer: ReturnType<typeof readAnswer>][] = [
  ['yes', 'yes'],
  ['Yeah, since Monday', 'yes'],
  ['I do', 'yes'],
  ['no', 'no'],
  ['nope', 'no'],
  ['not really', 'no'],
  ["no, I don't think so", 'no'],
  ["I haven't", 'no'],
  ['a bit', 'partly'],
  ['sometimes', 'partly'],
  ["I don't know", 'unknown'],
  ['not sure', 'unknown'],
  ['no idea', 'unknown'],
  ['My chest hurts when I walk', null],
  ['What do you mean?', null],
]

test('reads how words answer a closed question', () => {
  for (const [text, answer] of answers) expect(readAnswer(text, closed), text).toBe(answer)
})

test('reads nothing as an answer when nothing was asked', () => {
  expect(readAnswer('yes', null)).toBeNull()
})

test('reads which items of a checklist are meant', () => {
  expect(readChosenItems('the second one', list)).toEqual([1])
  expect(readChosenItems('all of them', list)).toEqual([0, 1, 2])
  expect(readChosenItems('Fever, A rash', list)).toEqual([0, 2])
  expect(readAnswer('none of these', list)).toBe('no')
  expect(readChosenItems('none of these', list)).toEqual([])
})
