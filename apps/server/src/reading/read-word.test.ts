import { expect, test } from 'vitest'
import type { Content } from '../../../../bench/documents/document-content.ts'
import { toDoc, toDocx } from '../../../../bench/documents/write-word.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'

const rows = [
  ['Test', 'Flag', 'Result', 'Unit'],
  ['Sodium', '', '138', 'mmol/L'],
  ['Potassium', 'H', '5.6', 'mmol/L'],
  ['Ferritin', '', '6', 'ug/L'],
]
const content = (table: string[][]): Content => ({
  title: 'Report',
  pages: [
    [
      { kind: 'line', text: 'Patient: A. Poe' },
      { kind: 'table', rows: table },
      { kind: 'line', text: 'End' },
    ],
  ],
  truth: { values: [], medications: [], diagnoses: [], allergies: [] },
})

test('the rows of a table in a Word 97 document are lines', async () => {
  const lines = (await readDoc(toDoc(content(rows)))).split('\n')
  expect(lines.slice(0, 4)).toEqual(['Patient: A. Poe', ...rows.slice(0, 3).map((row) => row.join('\t'))])
})

test('a table whose first cell is empty keeps its head apart from the line before it', async () => {
  const { text } = await readDocx(
    toDocx(
      content([
        ['', '13/03/2026'],
        ['Sodium', '138'],
      ]),
    ),
  )
  expect(text.split('\n').slice(0, 3)).toEqual(['Patient: A. Poe', '\t13/03/2026', 'Sodium\t138'])
})
