import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

/** What is found in a line of a picture; words that a further look read otherwise stand with it: "ron~Iron". */
function findingsOf(...lines: string[]) {
  const recognised: { start: number; end: number; confidence: number; otherLooks: string[] }[] = []
  const text = lines
    .join('\n')
    .split(/(?<=[\s])|(?=[\s])/)
    .reduce((before, piece) => {
      const [word = '', ...otherLooks] = piece.split('~')
      if (word.trim() !== '') recognised.push({ start: before.length, end: before.length + word.length, confidence: 98, otherLooks })
      return before + word
    }, '')
  return readDocument([{ text, recognised }], conditionNames([]), {}, '2026-11-22').findings
}
const table = ['Collected: 12 March 2026', 'Test\tResult\tUnit\tRange', 'Sodium\t139\tmmol/L\t135 - 145']
const rowRead = (row: string) => {
  const { name, value, unit, flag, doubt } = findingsOf(...table, row)[1] ?? {}
  return [name, value, unit, flag, doubt === null ? 'sure' : 'doubted'].join(' ')
}

test.each([
  ['S-lron\t3.9\tumol/L\t9.0 - 30.4', 'Iron 3.9 umol/L low sure'],
  ['CI\t95\tmmol/L\t98 - 107', 'Chloride 95 mmol/L low doubted'],
  ['I ron\t27\tumol/L\t9 - 30', 'Iron 27 umol/L normal sure'],
  ['S Adj usted calcium\t2.54\tmmol/L\t2.20 - 2.60', 'Adjusted calcium 2.54 mmol/L normal sure'],
  ['ron~Iron\t22\tumol/L\t9 - 30', 'Iron 22 umol/L normal doubted'],
  ['Ferritin\t22\tug/~ug/L\t15 - 150', 'Ferritin 22 ug/L normal doubted'],
  ['MCV\t92.0\tL~fL\t79.0 - 97.0', 'Mean cell volume 92.0 fL normal doubted'],
  ['Neutrophils\t6.72\tK/ uL\t1.80 - 7.70', 'Neutrophils 6.72 K/uL normal doubted'],
  ['Red cell count\t4.94\t1012/\t3.90 - 5.20', 'Red blood cells 4.94 10^12/L normal doubted'],
  ['Lymphocytes\t3.36109/L\t1.00 - 4.80', 'Lymphocytes 3.36 10^9/L normal doubted'],
  ['Haemoglobin\t137\tgL\t120 - 160', 'Haemoglobin 137 g/L normal doubted'],
  ['c1\t115\tmmol/L\t98 - 107', 'Chloride 115 mmol/L high doubted'],
  ['VITAMIN D, 25-HYDRXY\t66\tng/mL\t30 - 100', '25-OH vitamin D 66 ng/mL normal doubted'],
  ['Vit D\t80\tnmo/L\t50 - 175', '25-OH vitamin D 80 nmol/L normal sure'],
])('a name or unit that the eye misread is read for what it can only be: %s', (row, wanted) => expect(rowRead(row)).toBe(wanted))

test('a name that two looks read as two tests is doubted', () => {
  expect(rowRead('Free T4~T3\t14.2\tpmol/L\t10.0 - 22.0')).toBe('Free T4 14.2 pmol/L normal doubted')
  expect(rowRead('Free T4\t14.2\tpmol/L\t10.0 - 22.0')).toBe('Free T4 14.2 pmol/L normal sure')
})

test('a strength with a letter in its figures is read and doubted, a misread medicine takes the name that another look read', () => {
  const medicines = findingsOf(
    'Medications',
    'Metformin 5o0 mg tablet twice daily',
    'empaglifozin~empagliflozin 10 mg tablet every morning',
  )
  expect(medicines.map(({ name, value, doubt }) => [name, value, doubt === null].join(' '))).toEqual([
    'Metformin 500 mg false',
    'empagliflozin 10 mg false',
  ])
})

test('a picture that shows one number where its head promises two, or a mark and no number beside a range, is doubted', () => {
  const [potassium, urea] = findingsOf(
    'Collected: 12 March 2026',
    'Test\tResult\tPrevious\tUnit\tRange',
    'Potassium\t4.4\tmmol/L\t3.5 - 5.1',
    'Urea\t+\tmmol/L\t2.5 - 7.8',
  )
  expect(potassium?.doubt).toContain('earlier result')
  expect(urea?.doubt).toContain('no number')
})

test('a medicine of an unknown name is found by how many puffs of it are taken, also where how often is not legible and another follows', () => {
  const [inhaler, other] = findingsOf(
    'Repeat medications',
    'Breezomil 100micrograms/dose inhaler, two puffs twice @2ayar 2026',
    'Salbutamol 100micrograms/dose inhaler, two puffs when required Mar 2026',
  )
  expect(other).toMatchObject({ kind: 'medication', name: 'Salbutamol', frequency: 'As needed' })
  expect(inhaler).toMatchObject({ kind: 'medication', name: 'Breezomil', value: '100micrograms/dose' })
  expect(inhaler?.doubt).toContain('how often')
})

test('a range that two looks read otherwise is doubted where the value would then be out of it, unless the laboratory marks the value', () => {
  const [, doubted, far, marked, neighbour] = findingsOf(
    ...table,
    'Potassium\t5.5\tmmol/L\t3.5 - 5.6~5.1',
    'Chloride\t101\tmmol/L\t98 - 107~109',
    'Urea\t8.5\tH\tmmol/L\t2.5 - 7.8~9.8',
    'Magnesium\t0.9\tmmol/L\t0.7 - 1.0~0.7',
  )
  expect(doubted?.doubt).toContain('3.5 - 5.1')
  expect([far?.doubt, marked?.doubt, neighbour?.doubt]).toEqual([null, null, null])
})

test('a range that is unlike the usual one is doubted where the usual one says something else of the value', () => {
  const [, doubted, other] = findingsOf(...table, 'Chloride\t114\tmmol/L\t98 - 187', 'Chloride\t101\tmmol/L\t98 - 187')
  expect(doubted).toMatchObject({ flag: 'normal', doubt: expect.stringContaining('unlike the usual one') })
  expect(other?.doubt).toBeNull()
})

test('in a picture of a laboratory that marks what is out of range, a number out of range without a mark is doubted', () => {
  const [, potassium, urea, chloride] = findingsOf(
    ...table,
    'Potassium\t5.9\tH\tmmol/L\t3.5 - 5.1',
    'Urea\t8.5\tH\tmmol/L\t2.5 - 7.8',
    'Chloride\t128\tmmol/L\t98 - 107',
  )
  expect([potassium?.doubt, urea?.doubt]).toEqual([null, null])
  expect(chloride).toMatchObject({ flag: 'high', doubt: expect.stringContaining('marks other values') })
})

test('a year with dirt behind it is read, and doubted', () => {
  const [sodium] = findingsOf('Collected: 05/20/20266  Reported: 05/22/2026', 'Sodium\t139\tmmol/L\t135 - 145')
  expect(sodium).toMatchObject({ date: '2026-05-20', doubt: expect.stringContaining('date is hard to read') })
})
