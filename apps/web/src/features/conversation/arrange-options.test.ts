import { expect, test } from 'vitest'
import { arrangeOptions } from './arrange-options.ts'

const options = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }))
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label)

test('a checklist offers none of these before what can be ticked', () => {
  const { rows, beside, ticked, text } = arrangeOptions({
    kind: 'checklist',
    text: 'Do you have any of these: a stiff neck or fever?',
    options: options('A stiff neck', 'Fever', 'None of these', "I don't know", 'Why do you ask?'),
  })
  expect(labels(rows)).toEqual([])
  expect(labels(beside)).toEqual(['None of these', "I don't know"])
  expect(labels(ticked)).toEqual(['A stiff neck', 'Fever'])
  expect(text).toBe('Do you have any of these?')
})

test.each([
  [['Yes', 'No', "I don't know"], [], ['Yes', 'No', "I don't know"]],
  [
    ['Since today', 'Two or three days', 'About a week', 'Longer', "I don't know"],
    ['Since today', 'Two or three days', 'About a week', 'Longer'],
    ["I don't know"],
  ],
  [['Getting steadily worse', 'Yes'], ['Getting steadily worse', 'Yes'], []],
  [['Prefer not to say'], [], ['Prefer not to say']],
])('of %j, %j have a row each and %j stand side by side', (shown, rows, beside) => {
  const arranged = arrangeOptions({ kind: 'finding', text: 'Is it getting worse?', options: options(...shown, 'Why do you ask?') })
  expect(labels(arranged.rows)).toEqual(rows)
  expect(labels(arranged.beside)).toEqual(beside)
  expect(arranged.ticked).toEqual([])
})
