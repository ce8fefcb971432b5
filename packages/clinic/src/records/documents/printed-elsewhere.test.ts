import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const names = conditionNames([
  { name: 'Gallstones', aliases: [], icd10: 'K80.2' },
  { name: 'Type 2 diabetes mellitus', aliases: [], icd10: 'E11.9' },
])
const read = (text: string) => readDocument([{ text, recognised: null }], names, {}, '2026-11-22')
const values = (...lines: string[]) =>
  read(lines.join('\n')).findings.map(({ name, value, unit, flag, date }) => [name, value, unit, flag, date].join(' '))

test('an earlier result with its own day is of that day; the number of the laboratory behind a name is no result', () => {
  expect(
    values(
      'Date Collected: 01/20/2026   CLIA: 1',
      'Test\tCurrent Result and Flag\tPrevious Result and Date\tUnits\tReference Interval',
      'Hemoglobin 01\t12.1   Low\t13.2   08/22/2025\tg/dL\t13.0-17.7',
    ),
  ).toEqual(['Haemoglobin 12.1 g/dL low 2026-01-20', 'Haemoglobin 13.2 g/dL normal 2025-08-22'])
})

test('a share and a count in one row are two results; the range is that of the count', () => {
  expect(values('Test\tResult\tUnit\tReference range', 'Neutrophils\t62.1 %\t8.90\tx10^9/L\t1.60 - 8.30')).toEqual([
    'Neutrophils, share 62.1 % normal ',
    'Neutrophils 8.90 x10^9/L high ',
  ])
})

test.each([
  ['>=3.5 and <=5.1', 'Potassium 5.6 mmol/L high '],
  ['3.5 : 5.1', 'Potassium 5.6 mmol/L high '],
  ['3.5 / 5.1', 'Potassium 5.6 mmol/L high '],
  ['Normal 3.5-5.1', 'Potassium 5.6 mmol/L high '],
])('a range is read as %s', (range, wanted) =>
  expect(values('Test\tRange\tUnit\tResult', `Potassium\t${range}\tmmol/L\t5.6`)).toEqual([wanted]),
)

test('below a bound within the range is normal', () => {
  expect(values('Test\tResult\tUnit\tRange', 'CRP\t<1\tmg/L\t(0 - 5)')).toEqual(['C-reactive protein <1 mg/L normal '])
})

test.each([
  ['T. Bili\t2.1\tmg/dL\t0.2 - 1.2', 'Bilirubin 2.1 mg/dL high '],
  ['B12\t120\tng/L\t200 - 900', 'Vitamin B12 120 ng/L low '],
  ['2\tWHITE BLOOD CELL COUNT\t14.2\tK/uL\t4.0 - 11.0', 'White blood cells 14.2 K/uL high '],
  ['H\tUA\t8.4\tmg/dL\t2.6 - 6.0', 'Uric acid 8.4 mg/dL high '],
  ['S-Iron\t3.9\tumol/L\t9.0 - 30.4', 'Iron 3.9 umol/L low '],
])('reads the row %s', (row, wanted) => expect(values('Test\tResult\tUnit\tRange', row)).toEqual([wanted]))

test('a birthday without a word beside it is no day of results', () => {
  expect(values('Specimen: Blood 25.06.2026 08:40', 'A. Poe 24.05.1968', 'Sodium\t138\tmmol/L\t135-145')).toEqual([
    'Sodium 138 mmol/L normal 2026-06-25',
  ])
})

test.each([
  'an initial PSA value 0.2 ng/mL or greater is a recurrence',
  'Please keep his HbA1c below 53 mmol/mol',
  'Target LDL of 1.8 mmol/L',
])('"%s" tells no value of the patient', (sentence) => expect(values('Potassium\t4.4\tmmol/L\t3.5 - 5.3', sentence)).toHaveLength(1))

const found = (kind: string, text: string) =>
  read(text)
    .findings.filter((finding) => finding.kind === kind)
    .map(({ name, value }) => (kind === 'medication' ? `${name} ${value}` : name))

test.each([
  ['Allergy/ADR: Cefalexin (anaphylaxis)', ['Cefalexin']],
  ['Sensitivities: Elastoplast', ['Elastoplast']],
  ['Drug sensitivities: doxycycline (photosensitivity)', ['doxycycline']],
  ['ALLERGIES/REACTIONS: ACE inhibitors (angioedema)', ['ACE inhibitors']],
  ['Drug Allergy: YES - Penicillin', ['Penicillin']],
  ['Allergy status: Allergic - Flucloxacillin - Rash', ['Flucloxacillin']],
  ['Allergies: No known drug allergies. Food: shellfish', ['shellfish']],
  ['She is allergic to penicillin and had a reaction to aspirin.', ['penicillin', 'aspirin']],
  ['ALLERGIES\nCiprofloxacin\nTendon pain', ['Ciprofloxacin']],
  ['Allergies: Trimethoprim (rash). Tolerates penicillin.', ['Trimethoprim']],
])('allergies of %s', (text, wanted) => expect(found('allergy', text)).toEqual(wanted))

test.each([
  ['Medications\n3. ASA 81 mg daily', ['ASA 81 mg']],
  ['Rx\nCap. Becosules 0-1-0', ['Becosules null']],
  ['Symbicort 160/4.5 2 puffs BID', ['Symbicort 160/4.5']],
  ['Budesonide/formoterol 200/6 inhaler 2 puffs twice daily', ['Budesonide/formoterol 200/6']],
  ['Warfarin as per INR (target 2-3)', ['Warfarin null']],
  ['Folic acid 5 mg once weekly (Fridays)', ['Folic acid 5 mg']],
])('medicines of %s', (text, wanted) => expect(found('medication', text)).toEqual(wanted))

test.each([
  ['Impression: 1) Normal liver. 2) Gallstones. 3) No biliary dilatation.', ['Gallstones']],
  ['Chest X-ray impression: No consolidation. Heart size normal.', []],
  ['The following issues were addressed: Type 2 diabetes mellitus without complication.', ['Type 2 diabetes mellitus']],
  ['PMH: IHD, COPD, CKD stage 3b. Never smoker.', ['IHD', 'COPD', 'CKD stage 3b']],
])('diagnoses of %s', (text, wanted) => expect(found('diagnosis', text)).toEqual(wanted))

test('how a value came about may stand between its name and its number', () => {
  expect(values('Test\tResult\tUnit', 'AVERAGE BLOOD GLUCOSE (ABG) CALCULATED 166 mg/dL')).toEqual([
    'Estimated average glucose 166 mg/dL high ',
  ])
})
