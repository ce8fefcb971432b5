import type { DocumentFinding, ResultsLevel } from '@dr-ai/contract/schemas/documents'
import { type LimitedPerson, limitsFor } from './critical-limits.ts'
import { daysSince, type KnownValue, knownValues, newestValues, spokenAge } from './known-values.ts'

/** Up to this many days a value is of now; up to the second it still asks for a doctor; later it is history (as laboratories repeat). */
export const recentDays = { now: 7, soon: 31 } as const
const order = ['emergency-department', 'within-24-hours'] as const

/** How dangerous a value is: 2 and 1 beyond a limit that laboratories ring about, 0 otherwise. */
export function dangerOf(value: Pick<KnownValue, 'test' | 'number'>, person: LimitedPerson = {}): 0 | 1 | 2 {
  const level = limitBeyond(value, person)?.level
  return level === undefined ? 0 : level === 'emergency-department' ? 2 : 1
}

function limitBeyond({ test, number }: Pick<KnownValue, 'test' | 'number'>, person: LimitedPerson) {
  if (number === null || number < test.plausible[0] || number > test.plausible[1]) return undefined
  const beyond = limitsFor(test.id, person).filter(({ side, limit }) => (side === 'high' ? number >= limit : number < limit))
  return beyond.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))[0]
}

/**
 * How soon the newest values of a document ask for care, with the sentence that says so; null where none is one that a
 * laboratory rings about. A value that nobody confirmed counts too, and is said as "if this is right".
 */
export function judgeResults(findings: readonly DocumentFinding[], now: string | null, person: LimitedPerson = {}): ResultsLevel | null {
  const found = [...newestValues(knownValues(findings)).values()].flatMap((value) => {
    const limit = limitBeyond(value, person)
    return limit ? [{ value, limit, days: daysSince(value.finding.date, now) }] : []
  })
  const urgent = found
    .map((each) => ({ ...each, level: levelAt(each.limit.level, each.days) }))
    .sort((a, b) => rank(a.level) - rank(b.level) || dangerOf(b.value, person) - dangerOf(a.value, person))
  const [first] = urgent
  if (!first) return null
  const same = urgent.filter(({ level }) => level === first.level)
  return {
    level: first.level,
    sentence: `${same
      .slice(0, 3)
      .map(({ value, days }) => said(value, days))
      .join(' ')} ${what(first.level, first.days, same.length)}`,
  }
}

type Level = ResultsLevel['level']
const rank = (level: Level): number => ['emergency-department', 'within-24-hours', 'appointment'].indexOf(level)

function levelAt(level: (typeof order)[number], days: number | null): Level {
  if (days === null || days <= recentDays.now) return level
  return days <= recentDays.soon ? 'within-24-hours' : 'appointment'
}

function said({ finding }: KnownValue, days: number | null): string {
  const amount = `${finding.value}${finding.unit ? ` ${finding.unit}` : ''}`
  const age = days === null ? 'without a date' : spokenAge(days)
  const sure =
    finding.doubt !== null && finding.review === 'unconfirmed'
      ? ' I am not sure that I read it right: please compare it with the paper now.'
      : ''
  return `Your ${nameInSentence(finding.name)} of ${amount} (${age}) is at a level that laboratories tell a doctor about.${sure}`
}

function what(level: Level, days: number | null, count: number): string {
  const it = count === 1 ? 'it' : 'them'
  if (level === 'emergency-department')
    return `If nobody has acted on ${it} yet, go to an emergency department now, and take the report with you.`
  if (level === 'within-24-hours') return `If nobody has acted on ${it} yet, call a doctor today.`
  return `${count === 1 ? 'This result is' : 'These results are'} ${spokenAge(days ?? 0)}, so ${count === 1 ? 'it says' : 'they say'} little about today. Ask your doctor whether ${it === 'it' ? 'it was' : 'they were'} looked at and should be tested again.`
}

/** A test's name inside a sentence: abbreviations stay, words lose their capital. */
export const nameInSentence = (name: string): string => (/^[A-Z][a-z]{2}/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
