import { expect, test } from 'vitest'
import { criticalLimits } from '../../knowledge/lab-tests/critical-values.ts'
import { personalLimits } from '../../knowledge/lab-tests/critical-values-by-person.ts'
import { testMeanings } from '../../knowledge/lab-tests/meanings.ts'
import { resultPatterns } from '../../knowledge/lab-tests/patterns.ts'
import { answerFromDocuments, explainTests } from './answer-from-documents.ts'
import { describeDocument } from './describe-document.ts'
import { dangerOf } from './judge-results.ts'
import { labTests, usualRange } from './lab-index.ts'
import { conditionNames, readDocument } from './read-document.ts'
import { reviewReadout } from './review-readout.ts'

const now = '2026-11-22T10:00:00Z'
const nothing = { medications: [], allergies: [], conditions: [], earlier: [] }
const somebody = { ageYears: null }
const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], conditionNames([]), {}, '2026-11-22')
const review = (...lines: string[]) => reviewReadout(read(...lines), nothing, somebody, now)

test.each([
  ['20 November 2026', '6.4', 'emergency-department', /2 days old.*emergency department now/],
  ['20 November 2026', '5.6', 'within-24-hours', /potassium of 5.6 mmol\/L \(2 days old\).*call a doctor today/],
  ['28 October 2026', '6.4', 'within-24-hours', /4 weeks old.*today/],
  ['3 March 2026', '5.6', 'appointment', /9 months old.*little about today/],
] as const)('a potassium of %s, %s mmol/L, asks for %s', (date, value, level, sentence) => {
  const { urgent } = review(`Collected: ${date}`, `Potassium\t${value}\tmmol/L\t3.5 - 5.1`)
  expect(urgent?.level).toBe(level)
  expect(urgent?.sentence).toMatch(sentence)
})

test('a usual value asks for nothing, in any unit', () => {
  expect(review('Collected: 20 November 2026', 'Haemoglobin\t141\tg/L\t130 - 170', 'Glucose\t5.1\tmmol/L\t3.9 - 6.0').urgent).toBeNull()
  expect(review('Collected: 20 November 2026', 'Haemoglobin\t62\tg/L\t130 - 170').urgent?.level).toBe('emergency-department')
})

test('no limit that laboratories ring about lies inside a usual range of adults', () => {
  for (const [id, limits] of Object.entries(criticalLimits)) {
    const known = labTests.find((each) => each.id === id)
    const range = known && usualRange(known, { sex: null, ageYears: 40 })
    expect(known, id).toBeDefined()
    for (const { limit, side, unit } of limits) {
      expect(known?.unit).toBe(unit)
      if (known) expect(dangerOf({ test: known, number: side === 'high' ? limit : limit - 0.001 })).toBeGreaterThan(0)
      if (range?.high != null && side === 'high') expect(limit).toBeGreaterThan(range.high)
      if (range?.low != null && side === 'low') expect(limit).toBeLessThanOrEqual(range.low)
    }
  }
})

test('at least 120 tests have a meaning, and every name in the knowledge of results is a test', () => {
  const ids = new Set(labTests.map(({ id }) => id))
  expect(Object.keys(testMeanings).length).toBeGreaterThanOrEqual(120)
  expect(Object.keys(testMeanings).filter((id) => !ids.has(id))).toEqual([])
  const named = resultPatterns.flatMap(({ all, ...rest }) =>
    [...all.flat(), ...('none' in rest ? rest.none : [])].map(({ test: id }) => id),
  )
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('values say together what none says alone', () => {
  const ids = (...lines: string[]) => review('Collected: 20 November 2026', ...lines).patterns.map(({ id }) => id)
  expect(ids('Haemoglobin\t9.8\tg/dL\t12.0 - 15.5', 'Ferritin\t6\tng/mL\t15 - 150')).toEqual(['iron-deficiency-anaemia'])
  expect(ids('TSH\t0.02\tmIU/L\t0.40 - 4.00', 'Free T4\t31\tpmol/L\t12 - 22')).toEqual(['overactive-thyroid'])
  expect(ids('HbA1c\t8.1\t%\t4.0 - 5.6')).toEqual(['diabetes'])
  expect(ids('INR\t4.2\t\t0.8 - 1.2')).toEqual([])
  expect(ids('INR\t4.2\t\t0.8 - 1.2', 'Medications: warfarin 3 mg once daily')).toEqual(['clotting-on-warfarin'])
})

test('medicines and allergies of a document are checked against each other and against the record', () => {
  const prescription = read(
    'Allergies: penicillin (rash)',
    '',
    'Medications',
    'Warfarin 3 mg tablets once daily',
    'Amoxicillin 500 mg capsules three times a day for 7 days',
  )
  const warned = reviewReadout(prescription, nothing, somebody, now).warnings.map(({ medications }) => medications.join(' + '))
  expect(warned).toEqual(expect.arrayContaining(['Amoxicillin', 'Warfarin + Amoxicillin']))
  const alone = read('Medications', 'Ibuprofen 400 mg tablets three times a day')
  const known = { ...nothing, medications: ['warfarin'] }
  expect(reviewReadout(alone, known, somebody, now).warnings.map(({ medications }) => medications.join(' + '))).toContain(
    'Ibuprofen + warfarin',
  )
})

test('the chat explains a value, compares it with the last time, and knows a test without any document', () => {
  const findings = read('Test\t20/11/2026\t13/05/2026\tRange\tUnits', 'Potassium\t5.6\t4.4\t3.5-5.1\tmmol/L').findings
  const documents = [{ id: '1', name: 'report.pdf', addedAt: now, findings, text: [] }]
  const told = answerFromDocuments('Is my potassium dangerous?', documents, now)
  expect(told).toContain('call a doctor today')
  expect(told).toContain('It was 4.4 on 13 May 2026.')
  expect(told).not.toContain('Your doctor can tell you')
  expect(explainTests('What does HbA1c mean?')).toContain('average blood sugar of the last three months')
  expect(explainTests('Tell me a joke')).toBeNull()
})

test('asked how dangerous a value is, the chat says it of values too that nobody has to be rung about', () => {
  const findings = read(
    'Test\t20/11/2026\t13/05/2026\tRange\tUnits',
    'Potassium\t3.2\t4.4\t3.5-5.1\tmmol/L',
    'Sodium\t139\t140\t135-145\tmmol/L',
  ).findings
  const documents = [{ id: '1', name: 'report.pdf', addedAt: now, findings, text: [] }]
  expect(answerFromDocuments('Is my potassium dangerous?', documents, now)).toContain(
    'Your potassium of 3.2 mmol/L is out of range, but not so far that laboratories ring a doctor at once. Tell your doctor about it within a day or two, and today if you feel unwell.',
  )
  expect(answerFromDocuments('Is my potassium dangerous?', documents, '2027-04-22T10:00:00Z')).toContain('should be tested again')
  expect(answerFromDocuments('Is my sodium dangerous?', documents, now)).toContain('is in the range: by itself it is no danger')
  expect(answerFromDocuments('What does my sodium mean?', documents, now)).not.toContain('danger')
})

test('of a test with several days the newest value alone stands out', () => {
  const readout = read('Test\t20/11/2026\t13/05/2026\tRange\tUnits', 'ALT\t71\t66\t5-35\tU/L')
  const said = describeDocument(
    'report.pdf',
    { ...readout, ...reviewReadout(readout, nothing, somebody, now) },
    { pagesRead: 1, pagesInFile: 1 },
  )
  expect(said).toContain('- ALT 71 U/L: high')
  expect(said).not.toContain('- ALT 66 U/L')
})

test('with one value of a test there is nothing to compare, and the chat says so', () => {
  const findings = read('Collected: 20/11/2026', 'Test\tResult\tUnits\tRange', 'Potassium\t4.4\tmmol/L\t3.5-5.1').findings
  const documents = [{ id: '1', name: 'report.pdf', addedAt: now, findings, text: [] }]
  for (const words of ['compare with last time', 'How does my potassium compare with last time?'])
    expect(answerFromDocuments(words, documents, now)).toContain(
      'I know only one value of potassium (4.4 mmol/L on 20 November 2026), so there is nothing to compare yet.',
    )
})

test.each([
  ['Bilirubin\t260\tumol/L\t0 - 21', { ageYears: 0.0055, pregnant: null }, 'emergency-department'],
  ['Platelets\t90\t10^9/L\t150 - 400', { ageYears: 30, pregnant: true }, 'emergency-department'],
  ['Platelets\t90\t10^9/L\t150 - 400', { ageYears: 60, pregnant: false }, undefined],
  ['Haemoglobin\t115\tg/L\t130 - 220', { ageYears: 0.0055, pregnant: null }, 'emergency-department'],
  ['Haemoglobin\t115\tg/L\t110 - 145', { ageYears: 5, pregnant: null }, undefined],
] as const)('%s: the limits are those of the age and the pregnancy, as in words', (line, person, level) => {
  expect(reviewReadout(read('Collected: 20 November 2026', line), nothing, person, now).urgent?.level).toBe(level)
})

test('a limit of one age or of pregnancy names its source and the unit of its test', () => {
  for (const { test: id, limits } of personalLimits)
    for (const { unit, sources } of limits) {
      expect(labTests.find((each) => each.id === id)?.unit, id).toBe(unit)
      expect(sources.length, id).toBeGreaterThan(0)
    }
})
