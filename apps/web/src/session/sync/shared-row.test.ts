// @vitest-environment node
import { expect, test } from 'vitest'
import { conflictsOf, deleteRow, emptyRow, mergeRows, shownRow, writeFields } from './shared-row.ts'

const begun = writeFields(emptyRow, 'phone', 10, { name: 'Metformin', dosage: '500 mg' })

test('different fields of one row come together', () => {
  const phone = writeFields(begun, 'phone', 20, { dosage: '850 mg' })
  const laptop = writeFields(begun, 'laptop', 30, { name: 'Metformin SR' })
  const merged = mergeRows(phone, laptop)
  expect(shownRow(merged)).toEqual({ name: 'Metformin SR', dosage: '850 mg' })
  expect(conflictsOf(merged)).toEqual({})
  expect(mergeRows(laptop, phone)).toEqual(merged)
  expect(mergeRows(merged, phone)).toEqual(merged)
})

test('two words for one field: the later one is shown, both are kept until somebody who saw both decides', () => {
  const merged = mergeRows(writeFields(begun, 'phone', 20, { dosage: '850 mg' }), writeFields(begun, 'laptop', 30, { dosage: '1 g' }))
  expect(shownRow(merged)).toMatchObject({ dosage: '1 g' })
  expect(conflictsOf(merged)).toEqual({ dosage: ['850 mg', '1 g'] })
  const decided = writeFields(merged, 'phone', 0, { dosage: '850 mg' })
  expect(conflictsOf(mergeRows(decided, merged))).toEqual({})
  expect(shownRow(mergeRows(merged, decided))).toMatchObject({ dosage: '850 mg' })
})

test('the same word from both is no conflict', () => {
  const merged = mergeRows(writeFields(begun, 'phone', 20, { dosage: '1 g' }), writeFields(begun, 'laptop', 30, { dosage: '1 g' }))
  expect(conflictsOf(merged)).toEqual({})
})

test('what is deleted stays deleted, and keeps no word', () => {
  const merged = mergeRows(deleteRow(begun, 'phone'), writeFields(begun, 'laptop', 99, { dosage: '1 g' }))
  expect(shownRow(merged)).toBe(null)
  expect(JSON.stringify(merged)).not.toContain('Metformin')
  expect(shownRow(writeFields(merged, 'laptop', 100, { name: 'again' }))).toBe(null)
})

test('a clock that is behind does not make a later word an earlier one', () => {
  const later = writeFields(begun, 'laptop', 1, { dosage: '1 g' })
  expect(shownRow(mergeRows(begun, later))).toMatchObject({ dosage: '1 g' })
})
