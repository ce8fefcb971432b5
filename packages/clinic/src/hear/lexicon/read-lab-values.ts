import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import type { LimitedPerson } from '../../records/documents/critical-limits.ts'
import { dangerOf } from '../../records/documents/judge-results.ts'
import { type PersonalRange, usualRange } from '../../records/documents/lab-index.ts'
import { type Reading, statedResults } from './stated-results.ts'

/** What of a person the usual range of a test depends on. */
type TestedPerson = Parameters<typeof usualRange>[1] & LimitedPerson

interface LabStatement {
  finding: string
  isPresent: boolean
  text: string
  start: number
}

/** The laboratory findings that stated numbers prove or disprove, with the words they stand in: by the same limits as values of documents. */
export function readLabValues(text: string, person: TestedPerson): LabStatement[] {
  const results = new Map<string, LabStatement>()
  for (const { readings, text: words, start } of statedResults(text))
    for (const { finding, isPresent } of findingsOf(readings, person))
      if (isPresent || !results.has(finding)) results.set(finding, { finding, isPresent, text: words, start })
  return [...results.values()]
}

/** What a value says for sure: without a unit only what it says in each unit in which a living person can have it. */
function findingsOf(readings: readonly Reading[], person: TestedPerson): Pick<LabStatement, 'finding' | 'isPresent'>[] {
  const judged = readings.map((reading) => judge(reading, person))
  const [first = [], ...others] = judged
  return first.filter((one) =>
    others.every((other) => other.some((same) => same.finding === one.finding && same.isPresent === one.isPresent)),
  )
}

/** A value beyond the range of everybody the person may be is a finding; only one well within it denies the finding. */
function judge({ test, value }: Reading, person: TestedPerson): Pick<LabStatement, 'finding' | 'isPresent'>[] {
  const range = usualRange(test, person.sex === null ? { ...person, sex: onlySex(test) } : person)
  const { low, high, veryHigh } = test.findings ?? {}
  const isGrave = range !== null && range.high !== null && value > range.high && dangerOf({ test, number: value }, person) === gravest
  if (range === null) return []
  return [
    ...(low && range.low !== null ? sided(low, value < range.low, value >= (range.sure.low ?? range.low) + marginOf(range)) : []),
    ...(veryHigh && isGrave ? [{ finding: veryHigh, isPresent: true }] : []),
    ...(high && range.high !== null ? sided(high, value > range.high, value <= (range.sure.high ?? range.high) - marginOf(range)) : []),
  ]
}

/** As `dangerOf` counts: a value that needs a hospital today. */
const gravest = 2

/** A test that only one sex has is of somebody of that sex. */
function onlySex({ ranges }: LabTest): TestedPerson['sex'] {
  const sexes = new Set(ranges.map(({ sex }) => sex))
  return sexes.size === 1 ? ([...sexes][0] ?? null) : null
}

const sided = (finding: string, isPresent: boolean, isDenied: boolean): Pick<LabStatement, 'finding' | 'isPresent'>[] =>
  isPresent || isDenied ? [{ finding, isPresent }] : []

/** Laboratories differ in their limits: a value within this share of the range from one of them says nothing. */
const borderline = 0.1
const marginOf = ({ low, high }: PersonalRange): number => borderline * ((high ?? 0) - (low ?? 0))
