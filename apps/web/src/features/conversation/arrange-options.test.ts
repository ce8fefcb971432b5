import { expect, test } from 'vitest'
import { arrangeOptions } from './arrange-options.ts'

const options = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }))
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label)

test('a checklist offers none of these before what can be ticked', () => {
  const { alone, ticked } = arrangeOptions({
    kind: 'checklist',
    options: options('A stiff neck', 'Fever', 'None of these', "I don't know", 'Why do you ask?'),
  })
  expect(labels(alone)).toEqual(['None of these', "I don't know"])
  expect(labels(ticked)).toEqual(['A stiff neck', 'Fever'])
})

test.each([
  [['Yes', 'No', "I don't know"], true],
  [['Since today', 'Two or three days', 'About a week', 'Longer', "I don't know"], false],
  [['Getting steadily worse', 'Yes'], false],
])('%j stand beside each other: %s', (shown, isShort) => {
  const arranged = arrangeOptions({ kind: 'finding', options: options(...shown, 'Why do you ask?') })
  expect(arranged.isShort).toBe(isShort)
  expect(labels(arranged.alone)).toEqual(shown)
  expect(arranged.ticked).toEqual([])
})
