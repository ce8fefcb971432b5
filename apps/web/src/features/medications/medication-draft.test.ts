import { expect, test } from 'vitest'
import { completeMedication, type Medication } from '../../session/medication.ts'
import { draftOf, editedMedication, emptyDraft, errorsOf, type MedicationDraft, medicationOf, readStock } from './medication-draft.ts'
import { makeMedicationId } from './medication-id.ts'
import { packetDoses } from './packet-doses.ts'
import { dosesOn } from './schedule/doses-due.ts'

const draft = (change: Partial<MedicationDraft> = {}): MedicationDraft => ({
  ...emptyDraft('2026-11-20'),
  name: 'Metformin',
  dosage: '500 mg',
  ...change,
})
const kept = (change: Partial<Medication> = {}) =>
  completeMedication({ id: 'm1', name: 'Metformin', dosage: '500 mg', startDate: '2026-11-01', stock: 20, ...change })
const noon = new Date('2026-11-20T12:00:00Z')

test('a new draft has the defaults of the description', () => {
  expect(emptyDraft('2026-11-20')).toMatchObject({ frequency: 'Daily', startDate: '2026-11-20', isActive: true, expiryDate: '' })
})

test.each([
  ['12', 12],
  ['0', 0],
  ['-5', 0],
  ['abc', 0],
  ['', 0],
  ['7 pills', 7],
])('stock %j is %i', (typed, stock) => expect(readStock(typed)).toBe(stock))

test.each<[string, Partial<MedicationDraft>, string[]]>([
  ['nothing', {}, []],
  ['a blank name', { name: ' ' }, ['name']],
  ['a blank dosage', { dosage: '' }, ['dosage']],
  ['an end before the start', { endDate: '2026-11-19' }, ['endDate']],
  ['no times', { schedule: { kind: 'times', times: [], days: { kind: 'every-day' }, pills: 1 } }, ['schedule']],
  ['one time twice', { schedule: { kind: 'times', times: ['08:00', '08:00'], days: { kind: 'every-day' }, pills: 1 } }, ['schedule']],
  ['no weekday', { schedule: { kind: 'times', times: ['08:00'], days: { kind: 'weekdays', weekdays: [] }, pills: 1 } }, ['schedule']],
  ['no pills', { schedule: { kind: 'as-needed', pills: Number.NaN, maximumPerDay: null, leastHoursBetween: null } }, ['schedule']],
  ['no first dose', { schedule: { kind: 'interval', hours: 8, anchor: '', pills: 1 } }, ['schedule']],
])('%s is wrong with it', (_, change, fields) => expect(Object.keys(errorsOf(draft(change)))).toEqual(fields))

test('a medication survives the form unchanged', () => {
  const medication = kept({
    refills: [{ at: 'x', pills: 30 }],
    repeatsLeft: 3,
    schedule: { kind: 'times', times: ['07:00'], days: { kind: 'monthly' }, pills: 2 },
  })
  expect(editedMedication(draftOf(medication), medication, medication, noon)).toEqual(medication)
})

test('an edit keeps the stock that another tab has counted down, unless it was typed here', () => {
  const opened = kept()
  const current = { ...opened, stock: 19 }
  expect(editedMedication({ ...draftOf(opened), notes: 'x' }, opened, current, noon).stock).toBe(19)
  expect(editedMedication({ ...draftOf(opened), stock: '50' }, opened, current, noon).stock).toBe(50)
})

test.each([
  ['4', 4],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
])('repeats typed as %j are %s', (repeats, expected) =>
  expect(medicationOf(draft({ repeats }), 'm1', { repeatsLeft: 9 }).repeatsLeft).toBe(expected),
)

test('another schedule counts from now on, and what is past stays as it was', () => {
  const before = kept()
  const after = editedMedication({ ...draftOf(before), frequency: 'Twice daily' }, before, before, noon)
  const at = (day: string) => dosesOn(after, day, 'UTC').map(({ time }) => time)
  expect([at('2026-11-19'), at('2026-11-20'), at('2026-11-21')]).toEqual([['08:00'], ['08:00', '20:00'], ['08:00', '20:00']])
})

test('a pause leaves a gap, and nothing of it is missed later', () => {
  const before = kept()
  const paused = editedMedication({ ...draftOf(before), isActive: false }, before, before, noon)
  const again = editedMedication({ ...draftOf(paused), isActive: true }, paused, paused, new Date('2026-11-23T12:00:00Z'))
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']
  expect(days.map((day) => dosesOn(again, day, 'UTC').length)).toEqual([1, 0, 0, 0, 1])
})

test('doses from before it was listed are nobody’s to miss, but for the last hour', () => {
  const added = (addedAt: string) => dosesOn(kept({ addedAt }), '2026-11-20', 'UTC').length
  expect([added('2026-11-20T08:59:00Z'), added('2026-11-20T09:01:00Z')]).toEqual([1, 0])
})

test('ids come from the time and are unlike within a millisecond', () => {
  const ids = Array.from({ length: 500 }, () => makeMedicationId(1_700_000_000_000))
  expect(new Set(ids).size).toBe(500)
  expect(ids[0]).toMatch(/^1700000000000-/)
})

test('an unnamed medication is made from a draft with what is given along', () => {
  expect(medicationOf(draft({ name: ' Metformin ' }), 'm2', { addedAt: 'now' })).toMatchObject({
    id: 'm2',
    name: 'Metformin',
    addedAt: 'now',
    stock: 0,
  })
})

test.each([
  ['500 mg', 1, 8],
  ['500 mg', 2, 4],
  ['1 g', 1, 4],
  ['0,5 g', 1, 8],
  ['10 ml', 1, null],
  ['9000 mg', 1, null],
])('%s, %i at a time: %s doses of 4000 mg', (dosage, pills, doses) =>
  expect(packetDoses({ maximumMilligramsPerDay: 4_000 }, dosage, pills)).toBe(doses),
)

test('a frequency that nobody has said stays open until the patient chooses it, and is asked for', () => {
  const unread = kept({ frequency: 'As needed', isFrequencyUnknown: true })
  const opened = draftOf(unread)
  expect(opened.frequency).toBeNull()
  expect(errorsOf(opened)).toEqual({ frequency: 'Please choose how often it is taken.' })
  const chosen = medicationOf({ ...opened, frequency: 'Twice daily' }, 'm1', unread)
  expect(chosen.frequency).toBe('Twice daily')
  expect(chosen).not.toHaveProperty('isFrequencyUnknown')
})
