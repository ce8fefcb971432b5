// @vitest-environment node
import { expect, test } from 'vitest'
import { completeMedication } from '../medication.ts'
import { changedFields, fieldsOf, recordOf, stockOf } from './row-fields.ts'

const here = { device: 'phone', counted: 0 }
const metformin = completeMedication({ id: 'm1', name: 'Metformin', stock: 28, refills: [{ at: '2026-11-01T08:00:00Z', pills: 30 }] })

test('a medication comes back from its fields as it was', () => {
  const fields = fieldsOf('medications', metformin, {}, { ...here, counted: 2 })
  expect(recordOf('medications', fields, 2)).toEqual(metformin)
})

test('what two devices put into the stock counts together, and each dose is taken off once', () => {
  const begun = fieldsOf('medications', metformin, {}, here)
  const phone = fieldsOf('medications', { ...metformin, stock: 58 }, begun, here)
  const laptop = fieldsOf('medications', { ...metformin, stock: 38 }, begun, { ...here, device: 'laptop' })
  expect(stockOf({ ...phone, ...Object.fromEntries(Object.entries(laptop).filter(([name]) => name === 'stock:laptop')) }, 3)).toBe(65)
})

test('a stock that ran out on both is empty, and what is added then is all there', () => {
  const begun = fieldsOf('medications', { ...metformin, stock: 1 }, {}, here)
  expect(recordOf('medications', begun, 2)).toMatchObject({ stock: 0 })
  const refilled = fieldsOf('medications', { ...metformin, stock: 30 }, begun, { ...here, counted: 2 })
  expect(recordOf('medications', refilled, 2)).toMatchObject({ stock: 30 })
})

test('allergies that two devices add stand together; one that is taken out is gone', () => {
  const profile = { ageYears: 40, sex: null, pregnant: null, conditions: [], allergies: ['penicillin'] }
  const fields = fieldsOf('profile', profile, {}, here)
  const both = { ...fields, ...changedFields(fieldsOf('profile', { ...profile, allergies: ['penicillin', 'nuts'] }, fields, here), fields) }
  expect(recordOf('profile', both, 0)).toEqual({ ...profile, allergies: ['penicillin', 'nuts'] })
  const less = changedFields(fieldsOf('profile', { ...profile, allergies: ['nuts'] }, both, here), both)
  expect(recordOf('profile', { ...both, ...less }, 0)).toEqual({ ...profile, allergies: ['nuts'] })
})

test('a dose that was taken back can be taken again', () => {
  const dose = { id: 'd', medicationId: 'm1', status: 'taken', at: '2026-11-20T08:00:00Z', pills: 1, counted: 1 }
  const taken = fieldsOf('intakes', dose, {}, here)
  const back = { ...taken, ...changedFields(null, taken) }
  expect(recordOf('intakes', back, 0)).toBe(null)
  expect(JSON.stringify(back)).not.toContain('2026')
  expect(recordOf('intakes', { ...back, ...changedFields(fieldsOf('intakes', dose, back, here), back) }, 0)).toEqual(dose)
})

test('a field that a record has no more is gone on the other device too, and a null stays a null', () => {
  const task = { id: 't', completedAt: null, remindAt: '2026-11-20T08:00:00Z' }
  const fields = fieldsOf('tasks', task, {}, here)
  const changes = changedFields(fieldsOf('tasks', { id: 't', completedAt: null }, fields, here), fields)
  expect(recordOf('tasks', { ...fields, ...changes }, 0)).toEqual({ id: 't', completedAt: null })
})
