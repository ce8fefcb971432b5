import type { DocumentFinding, ViewDocumentResponse } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'
import { describeSchedule } from '../medications/schedule/describe-schedule.ts'
import { addableAtOnce, confirmableAtOnce } from './confirm-all.ts'
import { medicationFrom } from './offer-of.ts'

const finding = (over: Partial<DocumentFinding>): DocumentFinding => ({
  id: 'f1',
  kind: 'diagnosis',
  name: 'Asthma',
  value: null,
  unit: null,
  range: null,
  flag: null,
  date: null,
  page: 1,
  snippet: '',
  code: null,
  doubt: null,
  review: 'unconfirmed',
  ...over,
})
const aspirin = finding({ id: 'f2', kind: 'medication', name: 'Aspirin', dosage: '75 mg', frequency: 'Daily' })
const count = (findings: DocumentFinding[], more: Partial<ViewDocumentResponse> = {}) =>
  confirmableAtOnce({ findings, ...more } as ViewDocumentResponse).length

test.each<[string, DocumentFinding[], Partial<ViewDocumentResponse>, number]>([
  ['all is clear', [finding({}), aspirin], {}, 2],
  ['one reading is doubtful', [finding({ doubt: 'Two readings' }), aspirin, finding({ id: 'f3' })], {}, 0],
  ['a medicine comes without a frequency', [finding({}), finding({ ...aspirin, frequency: null })], {}, 0],
  ['a medicine comes with a frequency that is not understood', [finding({}), finding({ ...aspirin, frequency: 'mane' })], {}, 0],
  ['a line of the letter was not understood', [finding({}), aspirin], { notUnderstood: ['Rx ???'] }, 0],
  [
    'the safety check forbids a medicine',
    [finding({}), aspirin],
    { warnings: [{ severity: 'contraindicated', medications: ['aspirin'], effect: '', advice: '' }] },
    0,
  ],
  ['what was doubtful has been looked at', [finding({ doubt: 'Two readings', review: 'accepted' }), aspirin, finding({ id: 'f3' })], {}, 2],
  ['one thing is open', [aspirin], {}, 0],
])('where %s, %#: so many are confirmed at once', (_, findings, more, confirmed) => expect(count(findings, more)).toBe(confirmed))

const warfarin = finding({ ...aspirin, id: 'f4', name: 'Warfarin' })
const allergy = finding({ id: 'f5', kind: 'allergy', name: 'Penicillin' })
const forbidsAspirin = { warnings: [{ severity: 'contraindicated' as const, medications: ['aspirin'], effect: '', advice: '' }] }

test.each<[string, 'medication' | 'allergy', DocumentFinding[], Partial<ViewDocumentResponse>, string[], boolean]>([
  ['two clear medicines', 'medication', [aspirin, warfarin, allergy], {}, ['Aspirin', 'Warfarin'], true],
  ['one medicine', 'medication', [aspirin], {}, [], true],
  [
    'one of three forbidden',
    'medication',
    [aspirin, warfarin, finding({ ...warfarin, id: 'f6', name: 'Metformin' })],
    forbidsAspirin,
    ['Warfarin', 'Metformin'],
    false,
  ],
  ['a doubtful one', 'medication', [aspirin, { ...warfarin, doubt: 'Two readings' }], {}, [], true],
  ['a line that was not understood', 'medication', [aspirin, warfarin], { notUnderstood: ['Vitabex bd'] }, [], true],
  ['one allergy', 'allergy', [allergy, { ...aspirin, doubt: 'Two readings' }], {}, ['Penicillin'], true],
  ['a doubtful allergy', 'allergy', [allergy, { ...allergy, id: 'f7', name: 'eggs', doubt: 'only possible' }], {}, [], true],
])('one step adds what is clear: %s', (_, kind, findings, more, names, isWhole) => {
  const added = addableAtOnce({ findings, ...more } as ViewDocumentResponse, kind)
  expect({ names: added.findings.map(({ name }) => name), isWhole: added.isWhole }).toEqual({ names, isWhole })
})

test('a medicine whose frequency could not be read is not called "As needed": the patient fills it in', () => {
  const added = medicationFrom({ ...aspirin, frequency: 'mane' }, 'letter.pdf', 'm1', '2026-11-20')
  expect(added.isFrequencyUnknown).toBe(true)
  expect(added.notes).toContain('How often: mane.')
  expect(describeSchedule(added)).toBe('How often is not entered yet')
  expect(medicationFrom(aspirin, 'letter.pdf', 'm1', '2026-11-20')).toMatchObject({ frequency: 'Daily' })
  expect(medicationFrom(aspirin, 'letter.pdf', 'm1', '2026-11-20')).not.toHaveProperty('isFrequencyUnknown')
})
