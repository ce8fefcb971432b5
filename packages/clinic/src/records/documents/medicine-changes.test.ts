import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], conditionNames([]), {}, '2026-11-22')
/** "Furosemide 20 mg: changed from 40 mg". */
const changes = (...lines: string[]) =>
  read(...lines)
    .findings.filter(({ kind }) => kind === 'medication')
    .map(
      ({ name, value, change }) => `${name} ${value}: ${change ? [change.kind, change.from].filter(Boolean).join(' from ') : 'as before'}`,
    )

test.each([
  [
    [
      'MEDICATION CHANGES',
      'Started:',
      ' - Apixaban 5 mg BD (AF)',
      'Changed:',
      ' - Furosemide reduced from 40 mg to 20 mg OM',
      'Continued unchanged:',
      ' - Tamsulosin MR 400 micrograms OD',
    ],
    ['Apixaban 5 mg: started', 'Furosemide 20 mg: changed from 40 mg', 'Tamsulosin 400 micrograms: as before'],
  ],
  [['Medication: bisoprolol 5 mg once daily (was 2.5 mg)'], ['bisoprolol 5 mg: changed from 2.5 mg']],
  [['Medication: bisoprolol 5 mg once daily (increased)'], ['bisoprolol 5 mg: changed']],
  [['Medication: mesalazine 2.4 g daily.', 'Plan: increase mesalazine to 4.8 g daily.'], ['mesalazine 4.8 g: changed from 2.4 g']],
  [['We started apixaban 5 mg twice daily and bisoprolol 2.5 mg once daily.'], ['apixaban 5 mg: started', 'bisoprolol 2.5 mg: started']],
  [['Continue bisoprolol 5 mg once daily and start apixaban 5 mg twice daily.'], ['bisoprolol 5 mg: as before', 'apixaban 5 mg: started']],
  [['Medication: metformin 500 mg twice daily (started in 2019)'], ['metformin 500 mg: as before']],
  [['Medication: sertraline 50 mg once daily (new)'], ['sertraline 50 mg: started']],
  [['Medication: eplerenone 25 mg once daily for reduced ejection fraction'], ['eplerenone 25 mg: as before']],
  [['Medication: metformin 1 g changed from twice daily to once daily'], ['metformin 1 g: changed']],
])('what has become of the medicines of %j', (lines, wanted) => expect(changes(...lines)).toEqual(wanted))

test('a medicine that was stopped keeps the words that say so', () => {
  expect(read('Stopped:', ' - Ramipril 5 mg - kidney injury', ' - Ramipril 5 mg').stopped).toEqual([
    { name: 'Ramipril', page: 1, snippet: '- Ramipril 5 mg - kidney injury' },
  ])
})

test.each([
  ['Salbutamol 100 mcg inhaler 2 puffs as needed', 'inhaled'],
  ['Insulin glargine 10 units s/c once daily', 'under the skin'],
  ['Hydrocortisone 1 % cream apply twice daily', 'on the skin'],
  ['Amoxicillin 500 mg PO three times daily', 'by mouth'],
  ['Latanoprost 50 micrograms/ml eye drops one drop at night', 'into the eye'],
  ['Amlodipine 5 mg once daily', null],
])('the way %s is taken', (line, route) => {
  expect(read('Medications', line).findings.map((finding) => finding.route)).toEqual([route])
})
