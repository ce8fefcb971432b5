import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const findings = (...lines: string[]) =>
  readDocument([{ text: lines.join('\n'), recognised: null }], conditionNames([]), {}, '2026-11-22').findings
const values = (...lines: string[]) =>
  findings(...lines).map(({ name, value, unit, flag, date, doubt }) =>
    [name, value, unit, flag, date, doubt === null ? '' : 'doubted'].join(' ').trim(),
  )

test('a mark behind an earlier result belongs to the result that it fits by the range', () => {
  expect(
    values(
      'Collected: 26 June 2025',
      'Analyte\tCurrent result\tPrevious 27 March 2025\tFlag\tUnit\tRange',
      'RDW\t10.6\t14.9\tL\t%\t11.5 - 14.5',
      'Potassium\t6.1\t4.5\t!\tmmol/L\t3.5 - 5.1',
      'Urate\t250\t400\tH\tumol/L\t140 - 360',
    ),
  ).toEqual([
    'Red cell distribution width 10.6 % low 2025-06-26',
    'Red cell distribution width 14.9 % high 2025-03-27',
    'Potassium 6.1 mmol/L high 2025-06-26',
    'Potassium 4.5 mmol/L normal 2025-03-27',
    'Uric acid 250 umol/L normal 2025-06-26',
    'Uric acid 400 umol/L high 2025-03-27',
  ])
})

test('a mark that the number and its range speak against is doubted, also where it does not say which side', () => {
  expect(values('Collected: 26 June 2025', 'Potassium\t4.5\t*\tmmol/L\t3.5 - 5.1')).toEqual([
    'Potassium 4.5 mmol/L abnormal 2025-06-26 doubted',
  ])
})

test('the day above earlier results does not become the day of the others, wherever their column stands', () => {
  expect(
    values(
      'Sample date: 10-Mar-2025',
      'Assay    Sample type    Previous 09-Dec-2024    Current result    Unit    Range',
      'Chloride    Serum    101    111 HIGH    mmol/L    [98 - 107]',
    ),
  ).toEqual(['Chloride 101 mmol/L normal 2024-12-09', 'Chloride 111 mmol/L high 2025-03-10'])
})

test('a day beside an earlier result is of that result alone, also where a picture shows the words of the head close together', () => {
  expect(
    values(
      'Date Collcted: 01/20/2026 0840 Local\tDate Entered: 01/20/2026',
      'Test\tCurrent Result and FlagPrevious Result and Date\tUnits\tReference Interval',
      'WBC 01\t6.1\t5.8 08/02/2025\tx10E3/uL\t3.4-10.8',
      'Widget 01\t6.1\t5.8 08/02/2025\tx10E3/uL\t3.4-10.8',
      'MCV 01\t92\t95 08/02/2025\tfL\t79-97',
    ).filter((each) => !each.startsWith('Widget')),
  ).toEqual([
    'White blood cells 6.1 x10E3/uL normal 2026-01-20',
    'White blood cells 5.8 x10E3/uL normal 2025-08-02',
    'Mean cell volume 92 fL normal 2026-01-20',
    'Mean cell volume 95 fL normal 2025-08-02',
  ])
})

test('the day of the newer results of a row with an earlier day is doubted where no label says which day of the report is theirs', () => {
  const [newer, earlier] = findings(
    'Date Entered: 01/20/2026\tDate Reported: 01/22/2026',
    'Test\tCurrent Result\tPrevious Result and Date\tUnits\tRange',
    'WBC 01\t6.1\t5.8 08/17/2025\tx10E3/uL\t3.4-10.8',
  )
  expect(newer?.doubt).toContain('several dates')
  expect(earlier).toMatchObject({ date: '2025-08-17', doubt: null })
})

test('which of two figures is the month is not told by the day of an earlier result', () => {
  const [finding] = findings('Drawn on: 7/9/26', 'Test\tPrior 4/9/26\tCurrent result\tUnit\tRange', 'MCH\t31.1\t30.6\tpg\t27.0 - 33.0')
  expect(finding?.doubt).not.toBeNull()
})

test('a bound that stands before the results of two days is their range', () => {
  expect(
    values(
      'Collected: 12 January 2025',
      'Parameter\t\tUnit\tThis visit\tPrior 13 October 2024',
      'ESR\t≤ 20\tmm/hr\t24\t4',
      'Potassium\t3.5 - 5.1\tmmol/L\t3.8\t4.7',
    ),
  ).toEqual([
    'Blood sedimentation rate 24 mm/hr high 2025-01-12',
    'Blood sedimentation rate 4 mm/hr normal 2024-10-13',
    'Potassium 3.8 mmol/L normal 2025-01-12',
    'Potassium 4.7 mmol/L normal 2024-10-13',
  ])
})

test('where the earlier result of a row is empty, its only number is doubted', () => {
  expect(values('Collected: 12 January 2025', 'Test\tPrevious\tResult\tUnit\tRange', 'Potassium\t\t5.6\tmmol/L\t3.5 - 5.1')).toEqual([
    'Potassium 5.6 mmol/L high 2025-01-12 doubted',
  ])
})

test('a mark between number and unit is no part of either', () => {
  expect(
    values('Collected: 12 January 2025', 'Test\tResult\tRange', 'GGT\t5 L U/L\t[8 - 60]', 'Red cell count\t3.40 - 10^12/L\t3.90 - 5.20'),
  ).toEqual(['GGT 5 U/L low 2025-01-12', 'Red blood cells 3.40  low 2025-01-12 doubted'])
})
