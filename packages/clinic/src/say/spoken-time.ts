import type { ConsultationCase } from '../case/case.ts'
import { vagueTimes, weekdays } from '../case/vague-times.ts'

const dayHours = 24
const hourMinutes = 60
/** From here on a time is told in hours. */
const minutesAtMost = 55
const weekDays = 7
const monthDays = 30
const yearDays = 365

const vague: ReadonlyMap<number, string> = new Map([
  [vagueTimes.justNow, 'for a few minutes'],
  [vagueTimes.earlier, 'since earlier today'],
  [vagueTimes.days, 'for a few days'],
  [vagueTimes.weeks, 'for a few weeks'],
  [vagueTimes.months, 'for months'],
  [vagueTimes.years, 'for years'],
  ...Object.entries(weekdays).map(([day, days]): [number, string] => [
    days,
    day === 'weekend' ? 'since the weekend' : `since ${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  ]),
])

/** Whether a time is one that somebody has been ill: a spell of under a minute is not. */
export const isSpokenSpan = (days: number): boolean => days * dayHours * hourMinutes >= 1

/** How long something has lasted as people say it: "for 2 days", "since earlier today"; no number where none was told. */
export function spokenSpan(days: number): string {
  return vague.get(days) ?? (days === 1 ? 'since yesterday' : `for ${spokenTime(days)}`)
}

/** How long ago something began, without "for": "about half an hour", "some days". */
export function agoOf(days: number): string {
  return vague.get(days)?.replace(/^(?:since|for) /, '') ?? `about ${spokenTime(days).replace(/^about /, '')}`
}

/** Weeks are counted until here, months until two years. */
const weeksUntilDays = 91

/** An age as it is spoken: "5 days old", "7 weeks old", "8 months old", "34". */
export function spokenAge(years: number): string {
  const days = Math.round(years * yearDays)
  const age = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'} old`
  if (days < 2 * weekDays) return age(days, 'day')
  if (days < weeksUntilDays) return age(Math.round(days / weekDays), 'week')
  if (days < 2 * yearDays) return Number.isInteger(years) ? age(years, 'year') : age(Math.round(days / monthDays), 'month')
  return String(Math.floor(years))
}

/** A length of time in days, rounded as people round it: "2 days", "3 weeks", "about half a year". */
function spokenTime(days: number): string {
  const hours = Math.round(days * dayHours)
  const minutes = Math.round(days * dayHours * hourMinutes)
  if (minutes === hourMinutes / 2) return 'half an hour'
  if (minutes < minutesAtMost) return minutes < 1 ? 'less than a minute' : counted(minutes, 'minute')
  if (hours < dayHours) return hours === 1 ? 'an hour' : `${hours} hours`
  if (days === weekDays) return counted(1, 'week')
  if (days < 2 * weekDays) return counted(Math.round(days), 'day')
  if (days < 2 * monthDays) return counted(Math.round(days / weekDays), 'week')
  if (days === yearDays) return counted(1, 'year')
  if (days < 2 * yearDays) return `about ${counted(Math.round(days / monthDays), 'month')}`
  return counted(Math.round(days / yearDays), 'year')
}

function counted(number: number, unit: string): string {
  return number === 1 ? `a ${unit}` : `${number} ${unit}s`
}

/** "For months or years" goes unsaid where the time itself is known: "a cough, for 4 weeks". */
export function isTimeToldCloser(
  { durationDays, observations }: Pick<ConsultationCase, 'durationDays' | 'observations'>,
  finding: string,
): boolean {
  const [base = '', quality] = finding.split('.')
  return quality === 'long-standing' && durationDays !== null && observations[base]?.polarity === 'present'
}
