import { expect, test } from 'vitest'
import { conditionNames, readDocument } from '../../../records/documents/read-document.ts'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const now = '2026-11-22T10:00:00Z'
const lines = [
  'Test\t20/11/2026\t13/05/2026\tRange\tUnits',
  'Sodium\t128\t139\t135-145\tmmol/L',
  'Potassium\t3.1\t4.1\t3.5-5.1\tmmol/L',
  'ALT\t71\t66\t5-35\tU/L',
]
const { findings } = readDocument([{ text: lines.join('\n'), recognised: null }], conditionNames([]), {}, '2026-11-22')
const documents = [{ id: '1', name: 'report.pdf', addedAt: now, findings, text: [lines.join('\n')] }]
const ask = (words: string) =>
  clinic.consult(clinic.newCase({ country: 'GB', ageYears: 60, sex: 'female' }), words, { documents, now }).reply.text

test('"last time" of a result is the result before it, not the history of consultations', () =>
  expect(ask('how does my sodium compare with last time?')).toContain(
    'It was 139 on 13 May 2026. It has gone down and is now below the range.',
  ))

test('an earlier value is not taken for the one that is asked about', () => {
  const said = ask('Which of my results should I worry about?')
  expect(said).toContain('Potassium of 3.1 mmol/L')
  expect(said).not.toMatch(/potassium of 4[^\n]*normal/i)
  expect(said).not.toContain('ALT of 66')
})
