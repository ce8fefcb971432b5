import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { expect, test } from 'vitest'
import { filterHistory, type HistoryFilter } from './filter-history.ts'

const entry = (_id: string, rest: Partial<HistoryEntry>): HistoryEntry => ({ _id, addedAt: '2026-11-01', diagnosis: _id, ...rest })
const entries = [
  entry('Migraine', { symptoms: ['Headache', 'Nausea'], followUpNeeded: true, date: '2026-11-05', confidence: 0.9 }),
  entry('Cold', { symptoms: ['Cough'], followUpNeeded: false, date: '2026-11-06', confidence: 0.7 }),
  entry('Cystitis', { date: '2026-09-30', confidence: 0.69 }),
  entry('Old', { date: '2020-01-01' }),
]

test.each<[string, HistoryFilter, string[]]>([
  ['', 'all', ['Migraine', 'Cold', 'Cystitis', 'Old']],
  ['', 'follow-up', ['Migraine']],
  ['', 'completed', ['Cold', 'Cystitis', 'Old']],
  [' HEAD ', 'all', ['Migraine']],
  ['c', 'completed', ['Cold', 'Cystitis']],
  ['cold', 'follow-up', []],
])('"%s" among %s', (search, filter, expected) => expect(filterHistory(entries, search, filter).map((each) => each._id)).toEqual(expected))
