import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

/** A page of a picture whose words are all sure; cells that stand below each other stand at one place across. */
function valuesOf(...rows: readonly string[][]): string[] {
  let text = ''
  const places = rows.flatMap((cells, row) =>
    cells.map((cell, column) => {
      text += column > 0 ? '\t' : row > 0 ? '\n' : ''
      const start = text.length
      text += cell
      const left = column * 0.2
      return { start, end: text.length, left, right: left + 0.1, top: row * 0.03, bottom: row * 0.03 + 0.02 }
    }),
  )
  const recognised = places.map(({ start, end }) => ({ start, end, confidence: 99, otherLooks: [] }))
  return readDocument([{ text, recognised, places }], conditionNames([]), {}, '2026-11-22').findings.map(
    ({ name, value, unit, flag, date, doubt }) => [name, value, unit, flag, date, doubt].join(' ').trim(),
  )
}

const collected = ['Date collected: 01/19/2025', 'Age: 57']
const rows = [
  ['White Blood Cell Count', '14.1 High', '9.2', 'K/uL', '4.0-11.0'],
  ['Potassium', '4.1', '4.4', 'mmol/L', '3.5-5.2'],
]
const both = [
  'White blood cells 14.1 K/uL high 2025-01-19',
  'White blood cells 9.2 K/uL normal 2024-10-20',
  'Potassium 4.1 mmol/L normal 2025-01-19',
  'Potassium 4.4 mmol/L normal 2024-10-20',
]

test.each(['CURRENT RESULT AND FLAG', 'CURRENTRESULTANDFLAG', 'CURRENTRESU1TANOFLAG'])(
  'results below "%s" are those of the report, those below a day of before are of that day',
  (head) => {
    expect(valuesOf(collected, ['TESTS', head, 'PREVIOUS 10/20/2024', 'UNITS', 'REFERENCE INTERVAL'], ...rows)).toEqual(both)
  },
)

test('of a number and an earlier one without a day the first one counts, where the head above it is misread', () => {
  expect(valuesOf(collected, ['TESTS', 'CURRENTRESVLT', 'PREVIOUSRESULT', 'UNITS', 'REFERENCEINTERVAL'], ...rows)).toEqual([
    'White blood cells 14.1 K/uL high 2025-01-19',
    'Potassium 4.1 mmol/L normal 2025-01-19',
  ])
})

test('a day alone above a column, before that of the report, is the day of earlier results', () => {
  expect(valuesOf(collected, ['TESTS', 'THIS VISIT', '10/20/2024', '', 'RANGE'], ...rows)).toEqual(both)
})

test('days side by side above columns are theirs, whatever stands before them', () => {
  const row = ['Potassium', '4.1', '4.4', '3.5-5.2', 'mmol/L']
  const wanted = ['Potassium 4.1 mmol/L normal 2024-10-20', 'Potassium 4.4 mmol/L normal 2025-01-19']
  expect(valuesOf(collected, ['TESTS ORDERED', '10/20/2024', '01/19/2025', 'RANGE', 'UNITS'], row)).toEqual(wanted)
})
