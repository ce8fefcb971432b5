import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const names = conditionNames([
  { name: 'Stroke', aliases: [], icd10: 'I63.9' },
  { name: 'Asthma', aliases: [], icd10: 'J45.909' },
])
const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], names, {}, '2026-11-22')
const found = (kind: string, ...lines: string[]) =>
  read(...lines)
    .findings.filter((finding) => finding.kind === kind)
    .map(({ name, value, frequency }) => [name, value, frequency].filter(Boolean).join(' | '))

const sheet = [
  'AMBULANCE CARE RECORD',
  'Patient: Mary Poe\tDOB 1 Feb 1950\tDate 3 Mar 2026',
  'S: dizzy on standing. No vomiting.',
  'A: Codeine (rash), latex',
  'M: Ramipril 5 mg OD, apixaban 5 mg BD',
  'P: Stroke, asthma. Hip replacement 2015. Pacemaker inserted 2019. Nil epilepsy.',
  'L: toast at 07:00',
  'E: fell in the kitchen',
  'Treatment by crew',
  'Time\tDrug\tDose\tRoute',
  '10:12\tOndansetron\t4 mg\tIV',
  '10:15\tParacetamol\t1 g\tPO',
  'Impression: Urinary tract infection\tStatus 3',
]

test("an ambulance sheet's letters A, M and P are allergies, medicines and illnesses; what the crew gave is taken by nobody at home", () => {
  expect(found('allergy', ...sheet)).toEqual(['Codeine | rash', 'latex'])
  expect(found('medication', ...sheet)).toEqual(['Ramipril | 5 mg | Daily', 'apixaban | 5 mg | Twice daily'])
  expect(found('diagnosis', ...sheet)).toEqual(['Stroke', 'asthma', 'Urinary tract infection'])
  expect(found('procedure', ...sheet)).toEqual(['Hip replacement', 'Pacemaker inserted'])
})

test('a single letter with a colon is no heading where the others do not stand by', () => {
  expect(found('allergy', 'Notes of the ward', 'A: penicillin was started', 'M: seen by the team')).toEqual([])
})

test.each([
  [['Time\tDrug\tDose\tRoute', '10:12\tAspirin\t300 mg\tPO'], []],
  [['Administered: Morphine 5 mg IV'], []],
  // At home the hour is how it is taken.
  [['Medications', '08:00 Metformin 500 mg daily'], ['Metformin | 500 mg | Daily']],
])('medicines of %o', (lines, wanted) => expect(found('medication', ...lines)).toEqual(wanted))

test('a bill names what was sold by brand, number and form, and how to take it in the words of the shop', () => {
  const bill = [
    'Sr\tParticulars\tPack\tQty\tAmount',
    "1\tMETFORMIN 500 SR TAB\t10'S\t20\t40.00",
    "2\tOMEZ 20 CAP\t15'S\t15\t70.00",
    "3\tSURGICAL MASK\t10'S\t1\t50.00",
    'Dawai kaise lein:',
    'Metformin - subah 1, shaam 1, khane ke baad',
  ]
  expect(found('medication', ...bill)).toEqual(['METFORMIN | 500 | Twice daily', 'OMEZ | 20'])
  expect(read(...bill).findings.find(({ name }) => name === 'OMEZ')?.doubt).toContain('I do not know a medicine of this name')
  expect(read("1\tAMLONG 5 TAB\t15'S\t30").findings[0]?.dosage).toBe('5')
})

test.each([
  ['PMHx: Asthma. Not a known diabetic or hypertensive.', ['Asthma']],
  ['Past medical history: Asthma; no history of stroke, epilepsy or gout', ['Asthma']],
  ['Ocular history: Right amblyopia, both eyes dry', ['Right amblyopia, both eyes dry']],
  ['General health: Asthma', ['Asthma']],
  ['Opinion: Blepharitis, both eyes', ['Blepharitis, both eyes']],
])('illnesses of "%s"', (line, wanted) => expect(found('diagnosis', line)).toEqual(wanted))

test('an operation named by its part of the body is a procedure', () =>
  expect(found('procedure', 'Ocular history: cataract surgery in 2019')).toEqual(['cataract surgery']))

test('cells counted by the nanolitre and the picolitre are those of other units, with decimal commas and a sign behind the number', () => {
  const { findings } = read(
    'Collected 02.03.2026 08:00',
    'Parameter\tResult\tUnit\tReference',
    'Leucocytes\t3,2 -\t/nl\t4,0 - 10,0',
    'Red cells\t5,61 +\t/pl\t4,00 - 5,20',
  )
  expect(findings.map(({ value, unit, flag, doubt }) => [value, unit, flag, doubt])).toEqual([
    ['3.2', '/nl', 'low', null],
    ['5.61', '/pl', 'high', null],
  ])
})

test.each([
  ['No MPs seen', 'Not seen', 'normal'],
  ['MPs seen +++', 'Not seen', 'abnormal'],
])('malaria parasites: "%s" where "%s" is usual', (result, usual, flag) => {
  const { findings } = read('Investigation\tResult\tNormal', `B/S for MPS\t${result}\t${usual}`)
  expect(findings.map((finding) => [finding.name, finding.value, finding.flag])).toEqual([['Malaria parasites', result, flag]])
})

test('the day of birth over a column of a vaccination card is the schedule, and "due" in the row above is of that row', () => {
  const card = [
    'CHILD CARD - VACCINATIONS',
    'Name: A Poe\tDate of birth: 01/02/2024',
    'Vaccine\tAt birth\t6 weeks',
    'BCG\t13/02/2024\t',
    'MMR\t\tdue',
    'Yellow fever\t\t14/11/2024',
  ]
  expect(
    read(...card)
      .findings.filter(({ kind }) => kind === 'immunisation')
      .map(({ name, date }) => [name, date]),
  ).toEqual([
    ['BCG', '2024-02-13'],
    ['Yellow fever', '2024-11-14'],
  ])
})
