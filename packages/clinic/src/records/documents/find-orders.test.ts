import { expect, test } from 'vitest'
import { readingGrade } from '../../say/reading-grade.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { describeDocument } from './describe-document.ts'
import { isOrder } from './find-orders.ts'
import { conditionNames, readDocument } from './read-document.ts'
import { reviewReadout } from './review-readout.ts'
import { ordersInDocuments } from './testing/orders.ts'

const names = conditionNames(loadPack().conditions)
const report = (order: string) => `Riverside Laboratory
Collected: 14 May 2026
Test\tResult\tUnit\tReference range\tFlag
Haemoglobin\t10.4\tg/dL\t12.0 - 15.5\tL
Potassium\t6.1\tmmol/L\t3.5 - 5.1\tH
${order}
HbA1c\t8.1\t%\t4.0 - 5.6\tH
Diagnosis: Type 2 diabetes mellitus
Allergies: Penicillin (rash)`
const read = (text: string) => readDocument([{ text, recognised: null }], names)
const reviewed = (readout: ReturnType<typeof read>) =>
  reviewReadout(readout, { medications: [], allergies: [], conditions: [], earlier: [] }, { ageYears: null }, '2026-11-22')
const clean = read(report('Comment: sample of good quality.'))

for (const order of ordersInDocuments) {
  test(`changes nothing: ${order.slice(0, 60)}`, () => {
    const readout = read(report(order))
    expect(readout.findings).toEqual(clean.findings)
    expect(readout.orders).toBeGreaterThan(0)
    const told = describeDocument('report.pdf', { ...readout, ...reviewed(readout) }, { pagesRead: 1, pagesInFile: 1 })
    expect(told).toContain('I ignored them')
    expect(told).not.toContain(order.slice(0, 25))
  })
}

const ordinary = [
  'Respiratory system: clear. Nervous system: no deficit.',
  'Physician assistant: Mary Poole',
  'Please advise the patient to attend the clinic in two weeks.',
  'The patient is now under the care of a different doctor.',
  'Do not take this medicine with alcohol.',
  'Follow the instructions on the label.',
  'Return to the emergency department if the pain gets worse.',
  'Patient informed about the results and agrees with the plan.',
  'Stop metformin on the day of the scan and start again after it.',
]
for (const text of ordinary) test(`is no order: ${text}`, () => expect(isOrder(text)).toBe(false))

test('the answer about a document is easy to read', () => {
  const told = describeDocument('report.pdf', { ...clean, ...reviewed(clean) }, { pagesRead: 2, pagesInFile: 12 })
  expect(readingGrade(told, [...clean.findings.map(({ name }) => name), 'report.pdf'])).toBeLessThanOrEqual(8)
})
