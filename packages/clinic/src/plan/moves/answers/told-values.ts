import { lastRead } from '../../../hear/last-read.ts'
import { meaning } from './number-answer.ts'
import type { NumberFacts } from './number-entry.ts'
import { numberFacts } from './number-facts.ts'

/** A value that was told with the name of its test. */
export interface ToldValue {
  facts: NumberFacts
  value: number
}

/** What may stand between the name of a test and its value. */
const between = String.raw`(?:[\s:=(-]|\b(?:is|was|are|were|of|at|level|levels|result|results|count|value|came|back|as|now|about|around|my|the|today|it|says|showed?|shows)\b){0,8}`
const unitBehind = String.raw`\s?(mmol\/mol|mmol(?:\/l)?|mg\/dl|[µu]mol(?:\/l)?|g\/dl|g\/l|%|percent)?`
/** A test that is counted among others by its name alone. */
const unitNames: Readonly<Record<string, RegExp>> = {
  'mmol/mol': /^mmol\/mol$/i,
  'mmol/L': /^mmol(?:\/l)?$/i,
  'mg/dL': /^mg\/dl$/i,
  'µmol/L': /^[µu]mol/i,
  'g/dL': /^g\/dl$/i,
  'g/L': /^g\/l$/i,
  '%': /^(?:%|percent)$/i,
}

/** Each test with where its value stands. */
const tests = numberFacts.map((facts) => ({
  facts,
  told: new RegExp(`(?:${facts.asked.source})${between}(\\d{1,5}(?:\\.\\d{1,3})?)(?![\\d/])${unitBehind}`, 'i'),
}))

/** The values of known tests in a text, each test once, in the order they stand. "HbA1c 6.2, SGPT 72" */
export const valuesTold: (text: string) => readonly ToldValue[] = lastRead(readValues)

function readValues(given: string): ToldValue[] {
  // A story that is kept has a space behind each stop: "9. 5".
  const text = given.replace(/(\d)\. (?=\d)/g, '$1.')
  const found = new Map<string, ToldValue & { at: number }>()
  for (const { facts, told } of tests) {
    const match = told.exec(text)
    const [, value, unit] = match === null ? [] : [match[0], ...match.slice(-2)]
    if (match === null || value === undefined) continue
    const isOfUnit = unit === undefined || unitNames[facts.unit] === undefined || unitNames[facts.unit]?.test(unit) === true
    const isInRange = Number(value) >= facts.from && Number(value) <= facts.to
    const key = facts.name
    if (isOfUnit && isInRange && !found.has(key)) found.set(key, { facts, value: Number(value), at: match.index })
  }
  return [...found.values()].sort((a, b) => a.at - b.at)
}

/** What each of some values means, one to a line. */
export function meaningsOf(values: readonly ToldValue[]): string {
  return values.map(({ facts, value }) => (values.length > 1 ? '- ' : '') + meaning(facts, value)).join('\n')
}
