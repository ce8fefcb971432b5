import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { factorOf, labTests } from './lab-index.ts'

type Lab = Pick<DocumentFinding, 'kind' | 'name' | 'value' | 'unit' | 'range' | 'flag' | 'date' | 'doubt' | 'refused' | 'review'>

/** A laboratory value whose test is known, with its number in the main unit of the test. */
export interface KnownValue<Finding extends Lab = DocumentFinding> {
  finding: Finding
  test: LabTest
  /** In the test's main unit; null for a result in words or with a sign of comparison. */
  number: number | null
}

const testsByName = new Map(labTests.map((test) => [test.name, test]))
const day = 86_400_000

/** The test that a finding carries the name of. */
export const testNamed = (name: string): LabTest | null => testsByName.get(name) ?? null

/** The values of findings that count: of known tests, in a unit that fits, not rejected. */
export function knownValues<Finding extends Lab>(findings: readonly Finding[]): KnownValue<Finding>[] {
  return findings.flatMap((finding) => {
    const test = finding.kind === 'lab' && !finding.refused && finding.review !== 'rejected' ? testNamed(finding.name) : null
    if (!test) return []
    const factor = finding.unit === null ? (test.unit === '' ? 1 : null) : factorOf(test, finding.unit)
    const plain = /^-?\d+(?:\.\d+)?$/.test(finding.value ?? '') ? Number(finding.value) : null
    return [{ finding, test, number: plain === null || factor === null ? null : plain / factor }]
  })
}

/** The newest value of each test. */
export function newestValues<Finding extends Lab>(values: readonly KnownValue<Finding>[]): Map<string, KnownValue<Finding>> {
  const newest = new Map<string, KnownValue<Finding>>()
  for (const value of values) {
    const before = newest.get(value.test.id)
    if (!before || (value.finding.date ?? '') > (before.finding.date ?? '')) newest.set(value.test.id, value)
  }
  return newest
}

/** Findings without the earlier values of a test that has a newer one. */
export function newestOfEach<Finding extends Pick<Lab, 'kind' | 'name' | 'date'>>(findings: readonly Finding[]): Finding[] {
  const newest = new Map<string, string>()
  for (const { kind, name, date } of findings)
    if (kind === 'lab' && date !== null && date > (newest.get(name) ?? '')) newest.set(name, date)
  return findings.filter(({ kind, name, date }) => kind !== 'lab' || date === null || date === newest.get(name))
}

/** Days from a date (a month counts from its first day) to a time; null where one is unknown. */
export function daysSince(date: string | null, now: string | null): number | null {
  if (date === null || now === null) return null
  const days = (Date.parse(now) - Date.parse(date.length === 7 ? `${date}-01` : date)) / day
  return Number.isNaN(days) ? null : Math.floor(days)
}

/** How long ago, as it is said: "today", "5 days old", "eight months old". */
export function spokenAge(days: number): string {
  if (days < 1) return 'from today'
  if (days < 14) return `${days} ${days === 1 ? 'day' : 'days'} old`
  if (days < 60) return `${Math.round(days / 7)} weeks old`
  if (days < 700) return `${Math.round(days / 30.4)} months old`
  return `${Math.round(days / 365.25)} years old`
}
