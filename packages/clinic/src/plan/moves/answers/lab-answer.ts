import type { LabTest } from '../../../knowledge/lab-tests/schema.ts'
import { dangerOf } from '../../../records/documents/judge-results.ts'
import { findKnownTest, longestTestName, usualRange } from '../../../records/documents/lab-index.ts'
import type { TurnState } from '../../../turn/turn-state.ts'

/** Names of tests that are everyday words too. */
const everyday = /^(?:fit|lead|iron|sugar|be|ast|ph|na|k|cl|mg|co2|zinc|copper|water|protein|colour|color|rest|s|p|b)$/i
const asks = /\b(?:range|normal|level|high|low|mean|means|result|test|value|ok|okay|bad|dangerous|is|was|my)\b/i

/** What a laboratory test tells, its usual range, and where a value lies: "ALT 80". Null where no test is named. */
export function labAnswer(question: string, { person }: Pick<TurnState['now'], 'person'>): string | null {
  if (!asks.test(question)) return null
  const words = [...question.matchAll(/[A-Za-z][A-Za-z0-9+-]*/g)].map(([word]) => word)
  for (let first = 0; first < words.length; first++)
    for (let length = Math.min(longestTestName, words.length - first); length > 0; length--) {
      const name = words.slice(first, first + length).join(' ')
      const test = length === 1 && (everyday.test(name) || name.length < 3) ? null : findKnownTest(name)
      if (test === null) continue
      const range = usualRange(test, person)
      const unit = test.unit === '' ? '' : ` ${test.unit}`
      const usual =
        range === null || (range.low === null && range.high === null)
          ? ''
          : ` Usual is ${range.low === null ? `up to ${range.high}` : range.high === null ? `${range.low} or more` : `${range.low} to ${range.high}`}${unit}${range.whom === null ? '' : ` (${range.whom})`}.`
      const value = livedWith(valueIn(question, test.unit), test)
      return `${test.name} shows this: ${test.about}.${usual}${value === null || range === null ? '' : ` ${dangers[dangerOf({ test, number: value }, person)]?.replace('{value}', `${value}${unit}`) ?? place(value, range, unit)}`} Laboratories differ a little, so look at the range on your report. (${test.sources[0] ?? ''})`
    }
  return null
}

/** A value that laboratories ring a doctor about, by how soon they do (`critical-values.ts`). */
const dangers: Readonly<Record<number, string>> = {
  1: '{value} is a value that laboratories tell a doctor about at once: speak to a doctor today.',
  2: '{value} is dangerous: laboratories ring a doctor about it at any hour. Go to an emergency department now, unless a doctor has already told you what to do about it.',
}

/** The number of a question; null where it names another unit than the test's own, since it would be placed wrongly. */
function valueIn(question: string, unit: string): number | null {
  const [, value, named] = /(?<![\w.])(\d+(?:\.\d+)?)(?!\w)(?: ?([a-zµμ]{1,4}\/[a-z]{1,3}\b|%))?/i.exec(question) ?? []
  if (value === undefined) return null
  const plain = (text: string) => text.toLowerCase().replace(/[µμ]/g, 'u')
  return named === undefined || plain(unit).startsWith(plain(named)) ? Number(value) : null
}

/** A value that nobody can have is judged by no range: it is named where results are heard (`impossible-result.ts`). */
const livedWith = (value: number | null, { plausible }: LabTest): number | null =>
  value === null || value < plausible[0] || value > plausible[1] ? null : value

/** How far off a value is that no laboratory rings about, in plain words. */
function place(value: number, { low, high }: { low: number | null; high: number | null }, unit: string): string {
  if (high !== null && value > high * 3) return `${value}${unit} is clearly high; speak to a doctor within days, at once if you feel ill.`
  if (high !== null && value > high) return `${value}${unit} is a little high. One such value is often harmless; your doctor may repeat it.`
  if (low !== null && value < low * 0.6) return `${value}${unit} is clearly low; speak to a doctor within days, at once if you feel ill.`
  if (low !== null && value < low) return `${value}${unit} is a little low. One such value is often harmless; your doctor may repeat it.`
  return `${value}${unit} is in the usual range.`
}
