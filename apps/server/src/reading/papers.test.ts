import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conditionNames, readDocument } from '@dr-ai/clinic/records/read-document'
import { reviewReadout } from '@dr-ai/clinic/records/review-readout'
import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { expect, test } from 'vitest'

/** Invented papers as patients are handed them, and in `truth.json` all that stands in each, as somebody wrote it down who read it. */
const folder = join(import.meta.dirname, 'papers')
const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, { found: string[]; stopped?: string[] }>
const readPaper = (file: string) =>
  readDocument([{ text: readFileSync(join(folder, file), 'utf8'), recognised: null }], conditionNames([]), {}, '2026-11-27')

/** "lab | Sodium | 141 | mmol/L | normal | 2026-02-14": what is empty is a dash, and at the end nothing. */
function inWords({ kind, name, value, dosage, frequency, unit, flag, date, doubt, refused }: DocumentFinding): string {
  const amount = kind === 'medication' ? [dosage, frequency].filter(Boolean).join(', ') : value
  const doubted = refused ? 'refused' : doubt === null ? null : 'doubted'
  return [kind, name, amount, unit, flag, date, doubted]
    .map((part) => part ?? '-')
    .join(' | ')
    .replace(/(?: \| -)+$/, '')
}

test('every paper has its truth', () => {
  expect(Object.keys(truth).sort()).toEqual(readdirSync(folder).filter((file) => file.endsWith('.txt')))
})

test.each(Object.entries(truth))('%s says what is written down of it, and nothing else is found in it', (file, { found, stopped = [] }) => {
  const readout = readPaper(file)
  expect(readout.findings.map(inWords).sort()).toEqual([...found].sort())
  expect(readout.stopped.map(({ name }) => name).sort()).toEqual([...stopped].sort())
})

test('a script is checked against the allergy that stands below it, orders inside a report change nothing', () => {
  const review = (file: string) =>
    reviewReadout(
      readPaper(file),
      { medications: [], allergies: [], conditions: [], earlier: [] },
      { ageYears: null },
      '2026-11-26T12:00:00.000Z',
    )
  expect(review('script-against-allergy.txt').warnings).toContainEqual(
    expect.objectContaining({ severity: 'contraindicated', medications: ['Clarithromycin'] }),
  )
  expect(review('orders-inside.txt').urgent).toMatchObject({ level: 'emergency-department' })
})
