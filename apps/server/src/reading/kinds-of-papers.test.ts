import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Block, Content } from '../../../../bench/documents/document-content.ts'
import { printFonts, toPdf, toPictures, toScannedPdf } from '../../../../bench/documents/draw-content.ts'
import { wearDown } from '../../../../bench/documents/wear-down.ts'
import { toDoc, toDocx } from '../../../../bench/documents/write-word.ts'
import { createRandom } from '../../../../bench/random.ts'
import { readDocument } from './read-document.ts'

/** The kinds of papers that patients send most, each in every form it comes in: all of each has to be right. */
const nothingElse = { medications: [], diagnoses: [], allergies: [] }
const content = (title: string, ...blocks: Block[]): Content => ({ title, pages: [blocks], truth: { values: [], ...nothingElse } })
const line = (text: string): Block => ({ kind: 'line', text })
const font = printFonts.find((name) => /sans(?! mono)/i.test(name)) ?? 'sans-serif'
const find = async (name: string, bytes: Buffer, kind: DocumentFinding['kind']) =>
  (await readDocument({ name, bytes })).findings.filter((finding) => finding.kind === kind)

const results = [
  ['Hemoglobin', '10.4', 'g/dL', '12.0 - 15.5', 'L'],
  ['Hematocrit', '31.8', '%', '36.0 - 46.0', 'L'],
  ['MCV', '73', 'fL', '80 - 100', 'L'],
  ['Platelet count', '388', '10^9/L', '150 - 400', ''],
  ['White cell count', '6.9', '10^9/L', '4.0 - 11.0', ''],
  ['Ferritin', '8', 'ng/mL', '15 - 150', 'L'],
  ['Creatinine', '1.37', 'mg/dL', '0.50 - 1.10', 'H'],
  ['eGFR', '47', 'mL/min/1.73m2', '> 60', 'L'],
  ['Potassium', '5.4', 'mmol/L', '3.5 - 5.1', 'H'],
  ['Sodium', '141', 'mmol/L', '135 - 145', ''],
  ['ALT', '27', 'U/L', '7 - 40', ''],
  ['HbA1c', '7.6', '%', '4.0 - 5.6', 'H'],
  ['TSH', '0.04', 'mIU/L', '0.40 - 4.00', 'L'],
  ['25-OH Vitamin D', '41', 'nmol/L', '50 - 125', 'L'],
  ['LDL cholesterol', '4.1', 'mmol/L', '< 3.0', 'H'],
]
const flags: Readonly<Record<string, string>> = { L: 'low', H: 'high', '': 'normal' }
const report = content(
  'Laboratory report',
  { kind: 'line', text: 'Harbour Street Laboratory', isBold: true },
  line('Patient: Robin Sample   DOB: 02/11/1961   Collected: 17 Feb 2026   Reported: 18 Feb 2026   Printed: 20 Feb 2026'),
  {
    kind: 'table',
    rows: [
      ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
      ...results.map(([name, value, unit, range, flag]) => [name, value, unit, range, flag].map(String)),
    ],
    widths: [0.3, 0.14, 0.22, 0.22, 0.12],
    rules: 'header',
  },
  line('Method: immunoassay, 3rd generation. Page 1 of 1.'),
)

async function picture(dotsPerInch: number, wear: 'flatbed' | 'shadowed'): Promise<Buffer> {
  const [page] = toPictures(report, { font }, dotsPerInch)
  return wearDown(page?.toBuffer('image/png') ?? Buffer.alloc(0), wear, createRandom(15))
}

test.each([
  ['report.pdf', async () => toPdf(report, font)],
  ['scan.pdf', async () => toScannedPdf([await picture(200, 'flatbed')])],
  ['photo.jpg', () => picture(190, 'shadowed')],
  [
    'sideways.jpg',
    async () =>
      sharp(await picture(190, 'shadowed'))
        .rotate(90)
        .jpeg({ quality: 90 })
        .toBuffer(),
  ],
])('a laboratory report as %s: every value with its unit, flag and day, and no other', { timeout: 240_000 }, async (name, make) => {
  const labs = await find(name, await make(), 'lab')
  expect(labs.map(({ value, unit, flag, date }) => [value, unit, flag, date].join(' '))).toEqual(
    results.map(([, value, unit, , flag = '']) => [value, unit, flags[flag], '2026-02-17'].join(' ')),
  )
  expect(labs.map(({ name }) => name)).toMatchObject({
    0: 'Haemoglobin',
    5: 'Ferritin',
    6: 'Creatinine',
    8: 'Potassium',
    14: 'LDL cholesterol',
  })
})

test('a text in an old encoding, with decimal commas, a result that is not there yet and a unit that no test has', async () => {
  const text = [
    'Laboratoire du Port   R\u00e9sultats',
    'Pr\u00e9lev\u00e9 le 14/05/2026   n\u00e9e le 03/08/1955',
    'Glucose\t8,2\tmmol/L\t(3,9 - 5,8)',
    'Total cholesterol\t6,4\tmmol/L\t(< 5,0)',
    'Free T4\t10,8\tpmol/L\t(12,0 - 22,0)',
    'CRP\t<1\tmg/L\t(< 5)',
    'Uric acid\t465\t\u00b5mol/L\t(155 - 357)',
    'Vitamin B12\t240 furlongs (150 - 700)',
    'INR\tpending',
  ].join('\r\n')
  const labs = await find('results.txt', Buffer.from(text, 'latin1'), 'lab')
  const told = labs.map(({ name, value, unit, flag, date, refused }) => [name, value, unit, refused ? 'refused' : flag, date].join(' '))
  expect(told).toEqual([
    'Glucose 8.2 mmol/L high 2026-05-14',
    'Total cholesterol 6.4 mmol/L high 2026-05-14',
    'Free T4 10.8 pmol/L low 2026-05-14',
    'C-reactive protein <1 mg/L normal 2026-05-14',
    'Uric acid 465 \u00b5mol/L high 2026-05-14',
    'Vitamin B12 240 furlongs refused 2026-05-14',
  ])
})

const letter = content(
  'Discharge summary',
  { kind: 'line', text: 'Discharge summary', isBold: true },
  line('Patient: Robin Sample   DOB: 02/11/1961   Admitted: 9 March 2026   Discharged: 13 March 2026'),
  line('Diagnoses: NSTEMI (9 March 2026); type 2 diabetes; hypertension. No evidence of heart failure.'),
  line('Procedures: PCI to LAD on 10 March 2026.'),
  line('Troponin T peak 640 ng/L.'),
  line('Allergies: iodinated contrast (hives). Follow-up: cardiology clinic in 6 weeks.'),
  line('Discharge medication: aspirin 75 mg once daily; clopidogrel 75 mg once daily; atorvastatin 80 mg at night;'),
  line('bisoprolol 1.25 mg once daily; metformin 1 g twice daily.'),
)

test.each([
  ['letter.pdf', () => toPdf(letter, font)],
  ['letter.doc', () => toDoc(letter)],
  ['letter.docx', () => toDocx(letter)],
])('a discharge letter as %s: what stands in each of its parts, and nothing in another', { timeout: 60_000 }, async (name, make) => {
  const { findings } = await readDocument({ name, bytes: make() })
  const named = (kind: DocumentFinding['kind']) =>
    findings.filter((finding) => finding.kind === kind).map((finding) => finding.name.toLowerCase())
  const medicines = findings.filter(({ kind }) => kind === 'medication')
  expect(medicines.map(({ name, value, frequency }) => [name, value, frequency].join(' | '))).toEqual([
    'aspirin | 75 mg | Daily',
    'clopidogrel | 75 mg | Daily',
    'atorvastatin | 80 mg | Daily',
    'bisoprolol | 1.25 mg | Daily',
    'metformin | 1 g | Twice daily',
  ])
  expect(named('allergy')).toEqual(['iodinated contrast'])
  expect(named('diagnosis')).toEqual(['nstemi', 'type 2 diabetes', 'hypertension'])
  expect(named('procedure')).toEqual(['pci to lad'])
  expect(named('lab')).toEqual(['troponin t'])
  expect(named('follow-up')).toEqual(['cardiology clinic in 6 weeks.'])
})

test('a prescription in Word: its medicines, its allergy, and what speaks against them together', { timeout: 60_000 }, async () => {
  const script = content(
    'Prescription',
    line('Prescription   19 March 2026   Robin Sample, 64 y'),
    line('Allergies: penicillin'),
    line('1. Warfarin 2 mg tablets, one once daily'),
    line('2. Metformin 850 mg tablets, one twice daily with meals'),
    line('3. Amoxicillin 500 mg capsules, one three times daily for 5 days'),
    line('4. Salbutamol 100 mcg inhaler, 2 puffs as needed'),
    line('Signed: Dr Jo Doctor'),
  )
  const { findings, warnings } = await readDocument({ name: 'script.docx', bytes: toDocx(script) })
  expect(
    findings
      .map(({ kind, name, value, frequency }) => [kind, name, kind === 'allergy' ? '' : value, frequency].filter(Boolean).join(' | '))
      .sort(),
  ).toEqual([
    'allergy | penicillin',
    'medication | Amoxicillin | 500 mg | Three times daily',
    'medication | Metformin | 850 mg | Twice daily',
    'medication | Salbutamol | 100 mcg | As needed',
    'medication | Warfarin | 2 mg | Daily',
  ])
  const told = warnings.map(({ severity, medications }) => `${severity} ${medications.join(' + ')}`.toLowerCase())
  expect(told).toContainEqual(expect.stringMatching(/^contraindicated .*amoxicillin/))
  expect(told).toContainEqual(expect.stringMatching(/warfarin.*amoxicillin|amoxicillin.*warfarin/))
})
