import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { LimitedPerson } from './critical-limits.ts'
import { dangerOf, judgeResults, nameInSentence } from './judge-results.ts'
import { type KnownValue, knownValues, newestValues } from './known-values.ts'
import { spokenDate } from './spoken-date.ts'

const asksToCompare =
  /\bcompar\w*|\b(?:what|anything|has|have|did)\b.{0,30}\bchang\w*|\b(?:since|than|from|to|with|like) (?:the |my )?(?:last|previous|earlier) (?:time|one|test|blood|results?|report)|\b(?:better|worse|up|down|higher|lower|trend|improv\w*)\b/i
const isAsked = /\?|^\W*(?:what|which|how|has|have|is|are|did|do|does|can|could|please|show|tell)\b|\bcompare\b/i
/** Words that say that the results as a whole are meant. */
const ofAll =
  /\b(?:results?|bloods?|blood tests?|tests?|values?|reports?|labs?|numbers)\b|\b(?:compare|chang\w*|difference)\b.{0,40}\blast time\b/i

/** What somebody feels is no value that could be compared. */
const felt =
  /\b(?:pains?|painful|hurt\w*|ach\w+|sore|bleed\w*|swell\w*|swollen|breath\w*|sick|vomit\w*|dizzy|faint\w*|itch\w*|fever|cough\w*|beat\w*|racing|feel\w*)\b/i

/** Whether words ask how results have changed; without the name of a test they must say that results are meant. */
export const comparesResults = (words: string, namesTests: boolean): boolean =>
  words.length < 200 &&
  isAsked.test(words) &&
  asksToCompare.test(words) &&
  !felt.test(words) &&
  (namesTests || (ofAll.test(words) && /\b(?:compar\w*|chang\w*|differ\w*|last time|trend)\b/i.test(words)))

/** A change smaller than this share is within what laboratories and days differ by (Westgard: desirable biological variation, most tests 5 to 10 %). */
const sameShare = 0.1
/** What the body holds within a few hundredths: there a tenth is much. */
const steady: ReadonlySet<string> = new Set(['sodium', 'chloride', 'calcium', 'calcium-adjusted', 'osmolality', 'blood-ph'])
const steadyShare = 0.025
const mostCompared = 12

/**
 * How the newest value of each test compares with the one before it, the most dangerous first; null where no test of those
 * that are `wanted` (all where it is empty) has two values in one unit. Values that are doubtful and not confirmed are left out.
 */
export function compareResults(
  findings: readonly DocumentFinding[],
  wanted: ReadonlySet<string>,
  now: string | null,
  person: LimitedPerson = {},
): string | null {
  const sure = knownValues(findings).filter(
    ({ finding, test }) =>
      finding.date !== null && (finding.doubt === null || finding.review !== 'unconfirmed') && (wanted.size === 0 || wanted.has(test.name)),
  )
  const byTest = Map.groupBy(sure, ({ test }) => test.id)
  const pairs = [...byTest.values()].flatMap((values) => pairOf(values) ?? [])
  if (pairs.length === 0) return null
  pairs.sort((a, b) => dangerOf(b.newest, person) - dangerOf(a.newest, person) || Number(isOut(b.newest)) - Number(isOut(a.newest)))
  const urgent = judgeResults(
    pairs.map(({ newest }) => newest.finding),
    now,
    person,
  )
  const left = pairs.length - mostCompared
  const lines = pairs.slice(0, mostCompared).map(lineOf)
  return [
    ...(urgent ? [urgent.sentence] : []),
    `This is how ${pairs.length === 1 ? 'it compares' : 'they compare'} with the time before:\n\n${lines.join('\n')}`,
    ...(left > 0 ? [`${left} more ${left === 1 ? 'test has' : 'tests have'} an earlier value. Ask me for one by its name.`] : []),
    'Small changes are common: the day, food and the laboratory play a part.',
  ].join('\n\n')
}

/** Words that name the earlier results themselves. */
export const withEarlier = /\b(?:compar\w*|chang\w*|last (?:time|one|test|blood|results?|report)|previous|earlier)\b/i

/** What is said where results were to be compared and each stands alone; null where none of the wanted is known. */
export function nothingToCompare(findings: readonly DocumentFinding[], wanted: ReadonlySet<string>): string | null {
  const known = [...newestValues(knownValues(findings)).values()].filter(({ test }) => wanted.size === 0 || wanted.has(test.name))
  if (known.length === 0) return null
  const [only] = known
  const { value, unit, date } = only?.finding ?? {}
  const amount = `${value}${unit ? ` ${unit}` : ''}${date ? ` on ${spokenDate(date)}` : ''}`
  const what = only && known.length === 1 ? `one value of ${nameInSentence(only.test.name)} (${amount})` : 'one value of each test'
  return `I know only ${what}, so there is nothing to compare yet. Send me an earlier report, and I will tell you what has changed.`
}

interface Pair {
  newest: KnownValue
  before: KnownValue
}

/** The newest value of one test and the one before it, of another day and in the same unit. */
function pairOf(values: readonly KnownValue[]): Pair | null {
  const sorted = [...values].sort((a, b) => (a.finding.date ?? '').localeCompare(b.finding.date ?? ''))
  const newest = sorted.at(-1)
  const before = sorted.findLast(
    (each) =>
      newest !== undefined &&
      isComparable(each, newest) &&
      (each.finding.date ?? '') < (newest.finding.date ?? '') &&
      each.finding.unit === newest.finding.unit,
  )
  return newest && before ? { newest, before } : null
}

const isInWords = ({ finding }: KnownValue): boolean => /^(?:[a-z]|\+)/i.test(finding.value ?? '')
const isComparable = (one: KnownValue, other: KnownValue): boolean =>
  (one.number !== null && other.number !== null) || (isInWords(one) && isInWords(other))

const isOut = ({ finding }: KnownValue): boolean => finding.flag !== null && finding.flag !== 'normal'

function lineOf({ newest, before }: Pair): string {
  const unit = newest.finding.unit ? ` ${newest.finding.unit}` : ''
  return `- ${newest.test.name}: ${newest.finding.value}${unit} on ${spokenDate(newest.finding.date ?? '')}. It was ${before.finding.value} on ${spokenDate(before.finding.date ?? '')}. ${changeOf(newest, before)}`
}

function changeOf(newest: KnownValue, before: KnownValue): string {
  if (isInWords(newest))
    return newest.finding.value?.toLowerCase() === before.finding.value?.toLowerCase() ? 'That is the same.' : 'That has changed.'
  const [now, then] = [newest.number ?? 0, before.number ?? 0]
  const state = stateOf(newest, before)
  const share = steady.has(newest.test.id) ? steadyShare : sameShare
  if (Math.abs(now - then) <= share * Math.abs(then) && (now === then || isOut(newest) === isOut(before)))
    return `That is about the same${state}.`
  return `It has gone ${now > then ? 'up' : 'down'}${state}.`
}

function stateOf(newest: KnownValue, before: KnownValue): string {
  const { flag } = newest.finding
  if (flag === null) return ''
  if (flag === 'normal') return isOut(before) ? ' and is in the range now' : ' and is in the range'
  const words = { high: 'above the range', low: 'below the range', abnormal: 'out of the range' }
  return `${isOut(before) ? ' and is still' : ' and is now'} ${words[flag]}`
}
