import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], conditionNames([]), {}, '2026-11-22')
const values = (...lines: string[]) =>
  read(...lines).findings.map(({ name, value, unit, flag, date }) => [name, value, unit, flag, date].join(' '))

test('a table of several visits gives every value the day of its column, also where cells are empty', () => {
  expect(
    values(
      'Test\t25/03/2026\t12/11/2025\t01/06/2025\tRange\tUnits',
      'Sodium\t138\t\t141\t135-145\tmmol/L',
      'Potassium\t5.6\t4.4\t4.1\t3.5-5.2\tmmol/L',
    ),
  ).toEqual([
    'Sodium 138 mmol/L normal 2026-03-25',
    'Sodium 141 mmol/L normal 2025-06-01',
    'Potassium 5.6 mmol/L high 2026-03-25',
    'Potassium 4.4 mmol/L normal 2025-11-12',
    'Potassium 4.1 mmol/L normal 2025-06-01',
  ])
})

test('a birth date, a printing date and a date to come are no dates of results', () => {
  const row = 'Sodium\t138\tmmol/L\t135-145'
  expect(values('Patient: A. Poe   n\u00e9 le 02/07/1980   Pr\u00e9lev\u00e9 le 11/04/2026', row)).toEqual([
    'Sodium 138 mmol/L normal 2026-04-11',
  ])
  expect(values('DOB: 24/05/1968   Printed: 20/11/2026', row)).toEqual(['Sodium 138 mmol/L normal '])
  expect(values('Collected\tReceived\tReported', '03/11/2026 08:15\t03/11/2026 11:00\t14/11/2026', row)).toEqual([
    'Sodium 138 mmol/L normal 2026-11-03',
  ])
  expect(values('Collected : 27 - Feb - 2025', row)).toEqual(['Sodium 138 mmol/L normal 2025-02-27'])
  // The first number as the day would lie in the future.
  expect(values('Collected: 03/12/2026', row)).toEqual(['Sodium 138 mmol/L normal 2026-03-12'])
})

test('a value that no living person has gets no flag, and both readings that are possible', () => {
  const [finding] = read('Collected: 13 Mar 2026', 'Creatinine\t142\tmg/dL\t0.50 - 1.10').findings
  expect(finding).toMatchObject({ value: '142', unit: 'mg/dL', flag: null })
  expect(finding?.doubt).toContain('It may be 1.42 mg/dL or 142 umol/L.')
})

test('a range that does not fit the test gives no flag', () => {
  const [finding] = read('Collected: 13 Mar 2026', 'White cell count\t7.4\t10^9/L\t40-110').findings
  expect(finding).toMatchObject({ value: '7.4', flag: null, doubt: expect.stringContaining('range') })
})

test.each([
  ['GLUCOSE\t\t142 H\t65-99 mg/dL', 'Glucose 142 mg/dL high '],
  ['POTASSIUM\t*5.6\tmmol/L\t3.5-5.3', 'Potassium 5.6 mmol/L high '],
  ['Haemoglobin (Hb) 98 g/L [120 - 155] Below low reference limit', 'Haemoglobin 98 g/L low '],
  ['Creatinine: 1,42 mg/dL (0,50 - 1,10)', 'Creatinine 1.42 mg/dL high '],
])('reads the row %s', (row, wanted) => expect(values('Laboratory report', 'Test\tResult\tUnit\tRange', row)).toEqual([wanted]))

test('lines that explain results are none', () => {
  expect(values('HbA1c\t5.9\t%\t4.0 - 5.6', 'Prediabetes\t5.7 - 6.4\t%', 'Target: < 7.0 %', 'Method: HPLC 12.5')).toEqual([
    'HbA1c 5.9 % high ',
  ])
})

test('a row without a unit keeps its values in their order', () => {
  expect(values('Test\tUnit\t14/08/2024\t14/08/2025\tRange', 'INR\t1.0\t1.4\t0.8 - 1.2')).toEqual([
    'INR 1.0  normal 2024-08-14',
    'INR 1.4  high 2025-08-14',
  ])
})

test('a star belongs to the value that it stands beside, not to the others of its row', () => {
  expect(
    values(
      'Test\t12/01/2025\t15/07/2025\t20/01/2026\tRange',
      'Sodium\t138\t139\t131*\t133 - 146 mmol/L',
      'Urea\t7.1\t* 9.8\t14.2 *\t2.5 - 7.8 mmol/L',
    ).map((each) => each.replace(/^(\S+) (\S+) \S+ (\S+).*/, '$1 $2 $3')),
  ).toEqual(['Sodium 138 normal', 'Sodium 139 normal', 'Sodium 131 low', 'Urea 7.1 normal', 'Urea 9.8 high', 'Urea 14.2 high'])
})

test.each([
  ['Total cholesterol\t242\tmg/dL\tDesirable <200; Borderline 200-239; High >= 240', 'Total cholesterol 242 mg/dL high ', '<200'],
  ['Creatinine\t1.04\tmg/dL\t< OR = 1.30', 'Creatinine 1.04 mg/dL normal ', '< OR = 1.30'],
  ['EGFR                87                  > OR = 60 mL/min/1.73m2  EN', 'Kidney function (eGFR) 87 mL/min/1.73m2 normal ', '> OR = 60'],
])('the range of %s is its first class, without a doubt', (row, wanted, range) => {
  const lines = ['Test\tResult\tUnit\tRange', row]
  expect(values(...lines)).toEqual([wanted])
  expect(read(...lines).findings[0]).toMatchObject({ doubt: null, range: { text: range } })
})

test('a count between two numbers is no single number, and is not judged', () => {
  const [cells, protein] = read('Test\tResult\tUnits\tReference', 'Urine pus cells\t8-10\t/hpf\t0-5', 'Urine protein\t++').findings
  expect(cells).toMatchObject({ name: 'Urine pus cells', value: '8-10', flag: null, range: { text: '0-5' } })
  expect(protein).toMatchObject({ name: 'Urine protein', value: '++' })
})

test('the day of the sample is told from those of the report, the message and the print, however they are called', () => {
  const row = 'Sodium\t138\tmmol/L\t135-145'
  const taken = ['Sodium 138 mmol/L normal 2026-03-13']
  expect(values('COLLECTION DATE: 13/03/2026 06:30', 'RUN DATE: 22/03/2026', row)).toEqual(taken)
  expect(values('Spec. date 13/03/26   Rep. date 15/03/26', row)).toEqual(taken)
  expect(values('Test date: 13-Mar-2026  Message date: 22-Mar-2026', row)).toEqual(taken)
  expect(values('Date of Service: 03/13/2026    Reported: 03/15/2026', row)).toEqual(taken)
  expect(values('Collection date: 2026-03-13 11:30   Receipt date: 2026-03-14', '1st Print: 2026-03-22', row)).toEqual(taken)
})

test('a telephone number is no result, and a range before the result is none either', () => {
  expect(values('Collected: 13 Mar 2026', 'Sodium\t138\tmmol/L\t135-145', 'Director: 336-555-0134')).toEqual([
    'Sodium 138 mmol/L normal 2026-03-13',
  ])
  expect(values('Sample of 13 Mar 2026', 'Determination\tNormal\tUnit\tPatient', 'C-reactive protein\t< 5.0\tmg/L\t2.3')).toEqual([
    'C-reactive protein 2.3 mg/L normal 2026-03-13',
  ])
})

const sodium = 'Sodium\t138\tmmol/L\t135-145'

test.each([
  ["Sample date 22/05/26   Rec'd 23/05/26   Authorised 24/05/26", '2026-05-22'],
  ['Taken: 2026-05-22 10:05   Rec: 2026-05-23 06:12   Printed: 2026-05-30 11:30', '2026-05-22'],
  ['Coll. 22-May-2026 09:41  Rep. 23-May-2026 16:02', '2026-05-22'],
  ['Blood test on 22 May 2026. Reviewed by your GP on 24 May 2026', '2026-05-22'],
  ['We received your sample on 23 May 2026. You took your sample on 22 May 2026.', '2026-05-22'],
  ['Collected 2026-05-22T08:15', '2026-05-22'],
])('a date is what its own label says: %s', (head, date) => {
  const [finding] = read(head, sodium).findings
  expect(finding).toMatchObject({ date, doubt: null })
})

test('the order of day and month is the one that sets the dates of a report close together', () => {
  const [finding] = read('Collected: 05/06/2026   Received: 06/06/2026   Reported: 07/06/2026', sodium).findings
  expect(finding).toMatchObject({ date: '2026-06-05', doubt: null })
  const [alone] = read('Collected: 05/06/2026', sodium).findings
  expect(alone?.doubt).toContain('can be read in two ways')
})

test('where nothing proves the order of day and month, the likelier is taken, with a doubt', () => {
  const [finding] = read('Ann Poe, 57 y.o. Female', 'Drawn 2/7/26 02:14', sodium).findings
  expect(finding).toMatchObject({ date: '2026-02-07', doubt: expect.stringContaining('first number as the month') })
})

test('a birth date below its label is no day of a column of earlier results', () => {
  const lines = [
    'Collected : 03/02/25 07:55',
    'Patient Maria Invented\tBirthdate',
    'B\t24/05/1968\tSex Female\tResult 2',
    'Test\tResult\tRange\tUnits',
  ]
  expect(values(...lines, 'B Haematocrit\t0.40\t0.36 - 0.48\tL/L')).toEqual(['Haematocrit 0.40 L/L normal 2025-02-03'])
})

test('a day that is written out elsewhere tells the order of day and month', () => {
  const head = 'Test\t10/04/2026\t12/05/2026\tRange\tUnits'
  const [first] = read('Collected 12 May 2026', head, 'Sodium\t138\t140\t135-145\tmmol/L').findings
  expect(first).toMatchObject({ date: '2026-04-10', doubt: null })
  const [other] = read('Collected May 12, 2026', head.replace('12/05', '05/12'), 'Sodium\t138\t140\t135-145\tmmol/L').findings
  expect(other).toMatchObject({ date: '2026-10-04', doubt: null })
})

test('the range is shown without the powers of ten that stand close to its bounds', () => {
  const [finding] = read('Collected: 13 Mar 2026', 'Neutrophils\t10.51 10^9/L\t[1.8010^9/L - 7.7010^9/L]').findings
  expect(finding).toMatchObject({ flag: 'high', range: { low: 1.8, high: 7.7, text: '1.80 - 7.70' }, doubt: null })
})

test.each([
  ['Requested 3 May 2026', 'Ward round 9 May 2026'],
  ['Received: 3 May 2026', 'Reported: 9 May 2026'],
  ['Collected: 9 May 2026   Received: 3 May 2026', ''],
  ['Specimen A taken 3 May 2026', 'Specimen B taken 9 May 2026'],
])('a report that names several days of which none surely is that of the test is doubted: %s %s', (...head) => {
  expect(read(...head, sodium).findings[0]?.doubt).toContain('several dates')
})

test.each([
  ['Ferritin (ug/L)\t9\t15 - 150', 'Ferritin 9 ug/L low '],
  ['Haematocrit\t0.47 L/L\t[0.36L/L - 0.48L/L]', 'Haematocrit 0.47 L/L normal '],
  ['GGT\t103 (H) U/L\tRef Range: 8 - 60 U/L', 'GGT 103 U/L high '],
  ['Mean cell volume (fL)\t75.1\t80.0 - 100.0', 'Mean cell volume 75.1 fL low '],
  ['Eosinophils\t0.14 10^9/L\t[010^9/L - 0.5010^9/L]', 'Eosinophils 0.14 10^9/L normal '],
])('reads units that stand behind the name or behind the bounds: %s', (row, wanted) => expect(values(row)).toEqual([wanted]))

test('the day of an earlier result may stand in a line of its own below the head', () => {
  expect(
    values('Collected: 19 May 2026', 'Test\tCurrent result\tUnits\tReference', 'Previous 20 Feb 2026', 'Ferritin\t9\t14\tug/L\t15-150'),
  ).toEqual(['Ferritin 9 ug/L low 2026-05-19', 'Ferritin 14 ug/L low 2026-02-20'])
})

test('numbers of a row that no rule understands are doubted', () => {
  const [finding] = read('Test\tResult\tUnits', 'Ferritin\t9\tug/L\tcf. 15 in May to 150').findings
  expect(finding?.doubt).toContain('could not read all')
})

test('the head of a page is no result', () => {
  expect(values('Pt: Mrs A Fiction   Age: 57   Dt: 18/03/26', 'As at: 18 March 2026')).toEqual([])
})
