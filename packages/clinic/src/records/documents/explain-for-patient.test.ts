import { expect, test } from 'vitest'
import { resultPatterns } from '../../knowledge/lab-tests/patterns.ts'
import { namedIllnesses, type PersonalMeaning, personalMeanings } from '../../knowledge/lab-tests/personal-meanings.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { resolveMedicine } from '../../medications/resolve-medicine.ts'
import { answerFromDocuments } from './answer-from-documents.ts'
import { explainForPatient, type KnownPatient, unknownPatient } from './explain-for-patient.ts'
import { kidneyTrend } from './kidney-trend.ts'
import { knownValues } from './known-values.ts'
import { labTests } from './lab-index.ts'
import { conditionNames, readDocument } from './read-document.ts'

const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], conditionNames([]), {}, '2026-11-22')
const valuesOf = (line: string) => knownValues(read('Collected: 20 November 2026', 'Test\tResult\tUnit\tRange', line).findings)
const said = (line: string, patient: Partial<KnownPatient>) =>
  explainForPatient(valuesOf(line)[0] as never, { ...unknownPatient, ...patient })

test.each([
  ['Haemoglobin\t10.2\tg/dL\t12.0 - 15.5', { pregnant: true }, /You are pregnant, when the blood is thinner/],
  ['Platelets\t88\t10^9/L\t150 - 400', { pregnant: true }, /maternity unit today/],
  ['ALT\t71\tU/L\t5 - 35', { pregnant: true }, /maternity unit today/],
  ['HbA1c\t8.1\t%\t4.0 - 5.6', { conditions: ['Type 2 diabetes mellitus'] }, /You have diabetes/],
  ['LDL\t2.9\tmmol/L\t0 - 3.0', { conditions: ['NSTEMI'] }, /2\.0 mmol\/L/],
  ['Uric acid\t410\tumol/L\t200 - 430', { conditions: ['Gout'] }, /360/],
  ['TSH\t7.1\tmIU/L\t0.4 - 4.0', { conditions: ["Hashimoto's hypothyroidism"] }, /dose is too low/],
  ['INR\t2.6\t\t0.8 - 1.2', { medications: ['Marevan'] }, /on purpose/],
  ['Haemoglobin\t10.9\tg/dL\t13.0 - 17.0', { ageYears: 71 }, /From 60 on/],
  ['Alkaline phosphatase\t260\tU/L\t30 - 120', { ageYears: 12 }, /Growing bones/],
] as const)('%s, told to %j', (line, patient, wanted) => expect(said(line, patient)).toMatch(wanted))

test.each([
  ['HbA1c\t8.1\t%\t4.0 - 5.6', {}],
  [
    'HbA1c\t8.1\t%\t4.0 - 5.6',
    { conditions: ['Family history of diabetes', 'Diabetes insipidus', 'Prediabetes', 'gestational diabetes 2014'] },
  ],
  ['Haemoglobin\t10.2\tg/dL\t12.0 - 15.5', { pregnant: false, ageYears: 31 }],
  ['Creatinine\t142\tumol/L\t60 - 110', { conditions: ['Acute kidney failure'] }],
  ['Uric acid\t410\tumol/L\t200 - 430', { conditions: ['pseudogout'] }],
])('%s says nothing of its own to %j', (line, patient) => expect(said(line, patient)).toBe(''))

test('every test and medicine that the knowledge of results names is known', () => {
  const tests = new Set(labTests.map(({ id }) => id))
  const meanings: readonly PersonalMeaning[] = personalMeanings
  expect(meanings.flatMap(({ of }) => of.map(({ test }) => test)).filter((id) => !tests.has(id))).toEqual([])
  const classes = new Set([...knownMedicines().classesOf.values()].flatMap((of) => [...of]))
  const named = [
    ...meanings.flatMap(({ whose }) => whose.medicines ?? []),
    ...resultPatterns.flatMap((each) => ('medicines' in each ? each.medicines : [])),
  ]
  const isKnown = (name: string) =>
    name.startsWith('class:')
      ? classes.has(name.slice('class:'.length))
      : resolveMedicine(knownMedicines(), name).ingredients.includes(name)
  expect(named.filter((name) => !isKnown(name))).toEqual([])
})

test('every way of naming an illness is understood as that illness', () => {
  const shown: Record<string, string> = {
    diabetes: 'HbA1c\t8.1\t%\t4.0 - 5.6',
    'kidney disease': 'Potassium\t5.8\tmmol/L\t3.5 - 5.1',
    'underactive thyroid': 'TSH\t7.1\tmIU/L\t0.4 - 4.0',
    gout: 'Uric acid\t7.4\tmg/dL\t3.5 - 7.2',
    'narrowed arteries': 'LDL\t2.9\tmmol/L\t0 - 3.0',
    'heart failure': 'NT-proBNP\t1450\tpg/mL\t0 - 125',
  }
  for (const [illness, { names }] of Object.entries(namedIllnesses))
    for (const name of names) expect(said(shown[illness] ?? '', { conditions: [`Known ${name}`] }), name).not.toBe('')
})

const kidneys = (...values: [string, number][]) =>
  kidneyTrend(
    values.flatMap(
      ([day, value]) => read(`Collected: ${day}`, 'Test\tResult\tUnit\tRange', `eGFR\t${value}\tmL/min/1.73m2\t60 - 120`).findings,
    ),
  )

test('kidney function is told with its trend', () => {
  expect(kidneys(['20 November 2026', 43], ['12 March 2026', 62])).toMatchObject({
    id: 'kidney-fast-loss',
    says: expect.stringContaining('was 62 on 12 March 2026 and is 43 now'),
  })
  expect(kidneys(['20 November 2026', 51], ['12 March 2026', 53])?.says).toMatch(/steady.*lasts/)
  expect(kidneys(['20 November 2026', 51], ['1 November 2026', 53])?.says).not.toContain('lasts')
  expect(kidneys(['20 November 2026', 70], ['1 November 2025', 60])?.says).toContain('better')
  expect(kidneys(['20 November 2026', 51])).toBeNull()
})

test('the chat tells what a value means for the one who asks', () => {
  const { findings } = read('Collected: 20 November 2026', 'Test\tResult\tUnit\tRange', 'Uric acid\t7.4\tmg/dL\t3.5 - 7.2')
  const documents = [{ id: '1', name: 'report.pdf', addedAt: '2026-11-21', findings, text: [] }]
  const now = '2026-11-22T10:00:00Z'
  expect(answerFromDocuments('What does my uric acid mean?', documents, now, { ...unknownPatient, conditions: ['gout'] })).toContain(
    'You have gout',
  )
  expect(answerFromDocuments('What does my uric acid mean?', documents, now)).not.toContain('You have gout')
})
