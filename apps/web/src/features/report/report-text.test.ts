import { expect, test } from 'vitest'
import { reportFileName } from './report-text.ts'

const today = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-03-04', 'diagnosis-report-2026-03-04.pdf'],
  ['2026-03-04T23:00:00.000Z', 'diagnosis-report-2026-03-04.pdf'],
  [null, 'diagnosis-report-2026-11-20.pdf'],
  ['last week', 'diagnosis-report-2026-11-20.pdf'],
])('the file of %s is called %s', (date, name) => expect(reportFileName({ diagnosis: 'x', date }, today)).toBe(name))
