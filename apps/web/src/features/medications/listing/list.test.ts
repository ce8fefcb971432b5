// @vitest-environment node
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { completeMedication } from '../../../session/medication.ts'
import { emptyProfile } from '../../../session/settings.ts'
import { listContent } from './list-rows.ts'
import { renderList } from './render-list.tsx'

const clock = { now: Date.parse('2026-11-20T12:00:00Z'), today: '2026-11-20', zone: 'UTC' }
const taken = (day: string) => ({ id: `m1|${day}|08:00`, medicationId: 'm1', status: 'taken' as const, at: `${day}T08:05:00Z`, pills: 1 })
const content = listContent(
  [
    completeMedication({
      id: 'm1',
      name: 'Metformin',
      dosage: '500 mg',
      startDate: '2026-11-16',
      prescribedBy: 'Dr. Okafor',
      notes: 'With food',
    }),
    completeMedication({ id: 'm2', name: 'Ibuprofen', dosage: '400 mg', frequency: 'As needed' }),
    completeMedication({ id: 'm3', name: 'Amoxicillin', dosage: '500 mg', startDate: '2026-10-01', endDate: '2026-10-08' }),
    completeMedication({ id: 'm4', name: 'Ωμεπραζόλη', dosage: '20 mg', isActive: false }),
  ],
  [taken('2026-11-16'), taken('2026-11-17'), taken('2026-11-18')],
  { name: 'Ada', profile: { ...emptyProfile, ageYears: 47, allergies: ['Penicillin'] } },
  clock,
)

test('the list parts what is taken from what was, and says how well it went', () => {
  expect(content.current.map(({ name, adherence }) => [name, adherence])).toEqual([
    ['Metformin', '75%'],
    ['Ibuprofen', 'N/A'],
  ])
  expect(content.paused.map(({ name }) => name)).toEqual(['Amoxicillin', 'Ωμεπραζόλη'])
  expect(content.facts.map(({ value }) => value)).toEqual(['Ada', '47 years', 'Penicillin', 'None named'])
})

test('the paper says all of it, in any letters', async () => {
  const pdf = await renderList(content, '20 November 2026', `${join(import.meta.dirname, '../../../../public/fonts')}/`)
  const document = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), useSystemFonts: false, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  expect(document.numPages).toBe(1)
  for (const words of [
    'Medication List',
    'Metformin',
    '1 pill at 08:00',
    'Dr. Okafor',
    'With food',
    '75%',
    'Penicillin',
    'Ωμεπραζόλη',
    'Paused or ended',
  ])
    expect(text).toContain(words)
})
