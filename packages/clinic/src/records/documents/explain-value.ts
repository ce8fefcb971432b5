import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { testMeanings } from '../../knowledge/lab-tests/meanings.ts'
import { explainForPatient, type KnownPatient, unknownPatient } from './explain-for-patient.ts'
import { daysSince, type KnownValue, knownValues, spokenAge } from './known-values.ts'
import { spokenDate } from './spoken-date.ts'

/** Results older than this are said to be old (days): half a year, as elsewhere (document-facts.ts). */
const oldDays = 183

/**
 * What one laboratory value means, in plain sentences: what the test is for, what the value's side can mean, what it means for this patient, how it
 * compares with the one before, and that it is old where it is. null where we know nothing of the test, or the value is refused.
 */
export function explainValue(
  finding: DocumentFinding,
  others: readonly DocumentFinding[],
  now: string | null,
  patient: KnownPatient = unknownPatient,
): string | null {
  const [known] = knownValues([finding])
  if (!known) return null
  const meaning = testMeanings[known.test.id]
  if (!meaning) return null
  const side = sideOf(finding) === 'high' ? meaning.high : sideOf(finding) === 'low' ? meaning.low : null
  const state = finding.flag === 'normal' ? 'Your value is within the range.' : (side ?? '')
  const days = daysSince(finding.date, now)
  const old = days !== null && days > oldDays ? `This value is ${spokenAge(days)}.` : ''
  return [meaning.what, state, explainForPatient(known, patient), comparison(known, others), old].filter(Boolean).join(' ')
}

const positive = /^(?:pos(?:itive)?|detected|reactive|present|trace|[1-4]?\+{1,4})$/i
const negative = /^(?:neg(?:ative)?|not detected|non[- ]?reactive|nil|absent|none seen|no growth)$/i

/** On which side a result lies; of one in words a positive counts as high. */
function sideOf({ flag, value }: DocumentFinding): 'high' | 'low' | null {
  if (flag === 'high' || flag === 'low') return flag
  return positive.test(value ?? '') ? 'high' : negative.test(value ?? '') ? 'low' : null
}

/** "It was 4.4 on 12 November 2025."; empty where there is no earlier value in the same unit. */
export function comparison({ finding, test }: KnownValue, others: readonly DocumentFinding[]): string {
  const earlier = knownValues(others)
    .filter((other) => other.test.id === test.id && other.finding.unit === finding.unit && other.number !== null)
    .filter((other) => other.finding.date !== null && finding.date !== null && other.finding.date < finding.date)
    .sort((a, b) => ((a.finding.date ?? '') < (b.finding.date ?? '') ? 1 : -1))[0]
  if (!earlier) return ''
  const same = earlier.finding.value === finding.value
  return `It was ${same ? 'the same' : earlier.finding.value} on ${spokenDate(earlier.finding.date ?? '')}.`
}

/** What a test is for and what a low or high value can mean, without any value of the patient. */
export function explainTest(id: string): string | null {
  const meaning = testMeanings[id]
  return meaning ? [meaning.what, meaning.high, meaning.low].filter(Boolean).join(' ') : null
}
