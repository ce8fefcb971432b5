import { expect, test } from 'vitest'
import { answerFromDocuments } from './answer-from-documents.ts'
import { conditionNames, readDocument } from './read-document.ts'

const names = conditionNames([{ name: 'Pneumonia', aliases: [], icd10: 'J18.9' }])
const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], names, {}, '2026-11-22').findings
const studies = (...lines: string[]) =>
  read(...lines)
    .filter(({ kind }) => kind === 'study')
    .map(({ name, value, date }) => [name, value, date].filter((each) => each !== null).join(' | '))

test.each([
  [
    ['Dear Dr Poe', 'Chest X-ray (3 March 2026): clear lungs, no effusion. Heart size normal.', 'Plan: review in six weeks'],
    ['Chest X-ray | clear lungs, no effusion. Heart size normal. | 2026-03-03'],
  ],
  [
    ['ECG: sinus rhythm, rate 72, no ischaemic changes.', 'CT head showed no bleed and no fracture. He was sent home.'],
    ['Heart tracing (ECG) | sinus rhythm, rate 72, no ischaemic changes.', 'CT scan, head | no bleed and no fracture.'],
  ],
  [
    [
      'MRI LUMBAR SPINE',
      'Date: 4 May 2026',
      'Findings:',
      'Normal alignment.',
      'Impression:',
      '1. Disc bulge at L4/5.',
      '2. No cord compression.',
    ],
    ['MRI scan, lumbar | Disc bulge at L4/5. No cord compression.'],
  ],
  [
    [
      'Investigations',
      '- 12-lead ECG - atrial fibrillation',
      '- Echo: ejection fraction 55 %, no valve disease',
      '- US abdomen: gallstones',
    ],
    [
      'Heart tracing (ECG) | atrial fibrillation',
      'Heart ultrasound (echo) | ejection fraction 55 %, no valve disease',
      'Ultrasound scan, abdomen | gallstones',
    ],
  ],
])('what studies of %j showed, with what they did not show', (lines, wanted) => expect(studies(...lines)).toEqual(wanted))

test.each([
  ['Chest X-ray: requested, to be done in six weeks'],
  ['Plan: MRI knee. ECG in clinic.'],
  ['Please arrange an ultrasound: the GP will book it.'],
  ['Impression: community acquired pneumonia', 'Medication: amoxicillin 500 mg three times a day'],
  ['CT abdomen booked for 4 December 2026'],
  ['US: 1-800-555-0100', 'X-Ray Department', 'ECG'],
])('a study that is only wanted, or no study at all: %j', (...lines) => expect(studies(...lines)).toEqual([]))

test('a question about a scan is answered with what it showed', () => {
  const findings = read('Chest X-ray: clear lungs, no effusion.')
  const answer = answerFromDocuments('What did my chest x-ray show?', [{ id: 'd', name: 'letter.pdf', addedAt: '', findings, text: [] }])
  expect(answer).toContain('Chest X-ray: clear lungs, no effusion. (page 1 of letter.pdf')
})
