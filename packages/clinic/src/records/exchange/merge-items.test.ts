import { expect, test } from 'vitest'
import { mergeItems } from './merge-items.ts'
import type { ReadItem } from './read-item.ts'

const rxnorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'

test.each<[string, ReadItem, ReadItem]>([
  [
    'a problem under another date',
    { kind: 'problem', name: 'Asthma', date: '2001' },
    { kind: 'problem', name: 'ASTHMA (disorder)', date: '2003' },
  ],
  [
    'a medicine by its strength in the name',
    { kind: 'medication', name: 'Lisinopril', dosage: '10 mg' },
    { kind: 'medication', name: 'lisinopril 10 MG Oral Tablet' },
  ],
  [
    'a medicine by its code',
    { kind: 'medication', name: 'Zestril', codes: [{ system: rxnorm, code: '1' }] },
    { kind: 'medication', name: 'lisinopril', codes: [{ system: rxnorm, code: '1' }] },
  ],
  [
    'a vaccination of that day',
    { kind: 'immunisation', name: 'Influenza', date: '2025-10-01' },
    { kind: 'immunisation', name: 'influenza', date: '2025-10-01T08:00:00Z' },
  ],
  [
    'a measured value of that minute',
    { kind: 'vital', name: 'Pulse', measure: 'pulse', value: 72, unit: '/min', date: '2026-01-02T08:00:10Z' },
    { kind: 'vital', name: 'Heart rate', measure: 'pulse', value: 72, unit: '/min', date: '2026-01-02T08:00:40Z' },
  ],
])('%s is not proposed again', (_, known, read) => {
  expect(mergeItems([known], [read])).toEqual({ items: [], duplicates: 1 })
})

test.each<[string, ReadItem, ReadItem, string]>([
  [
    'another strength',
    { kind: 'medication', name: 'Lisinopril', dosage: '10 mg' },
    { kind: 'medication', name: 'Lisinopril 20 mg' },
    'Your record says Lisinopril 10 mg. This file says 20 mg.',
  ],
  [
    'a medicine that is over',
    { kind: 'medication', name: 'Warfarin', status: 'active' },
    { kind: 'medication', name: 'warfarin', status: 'past' },
    'Your record says Warfarin: taken now. This file says: no longer taken.',
  ],
  [
    'another result of the same moment',
    { kind: 'result', name: 'HbA1c', value: 5.6, unit: '%', date: '2026-01-02' },
    { kind: 'result', name: 'HbA1c', value: 6.5, unit: '%', date: '2026-01-02' },
    'Your record says HbA1c 5.6 % at the same time. This file says 6.5 %.',
  ],
])('%s is proposed with what speaks against it', (_, known, read, conflict) => {
  expect(mergeItems([known], [read])).toEqual({ items: [{ ...read, conflict }], duplicates: 0 })
})

test('what happened on another day, or to somebody else of the family, is another thing', () => {
  const known: ReadItem[] = [
    { kind: 'immunisation', name: 'Influenza', date: '2025-10-01' },
    { kind: 'family', name: 'Stroke', relation: 'mother' },
    { kind: 'result', name: 'HbA1c', value: 5.6, date: '2025-01-02' },
  ]
  const read: ReadItem[] = [
    { kind: 'immunisation', name: 'Influenza', date: '2024-10-01' },
    { kind: 'family', name: 'Stroke', relation: 'father' },
    { kind: 'result', name: 'HbA1c', value: 5.9, date: '2026-01-02' },
  ]
  expect(mergeItems(known, read)).toEqual({ items: read, duplicates: 0 })
})

test('a thing that stands in a file twice is proposed once', () => {
  const item: ReadItem = { kind: 'allergy', name: 'Latex' }
  expect(mergeItems([], [item, { ...item }])).toEqual({ items: [item], duplicates: 1 })
})
