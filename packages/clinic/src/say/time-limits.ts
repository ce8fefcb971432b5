/** Days of a unit of time. */
const unitDays: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  few: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fourteen: 14,
}
const amount = String.raw`(?:a )?(\d+|${Object.keys(numbers).join('|')})(?: (?:to|or) \w+)? (hour|day|week|month|year)s?`
/** "It is no better in a week": counted from now. */
const fromNow = new RegExp(
  String.raw`^(?:it|you|they|this|that|he|she) .*\b(?:no|not|never) (?:any )?better\b.*?\b(?:in|after|within|by) ${amount}`,
  'i',
)
/** "It lasts over six weeks": counted from the beginning. */
const fromBeginning = new RegExp(
  String.raw`^(?:it|they|this|that) (?:\w+ )?(?:lasts?|has lasted|stays?|goes on|does not clear|is still there)\b.*?\b(?:over|more than|longer than|for|after|in) ${amount}`,
  'i',
)

/**
 * The warnings with one limit of time: of "no better in two weeks" and "no better in a week" the nearer one, in the place of the first. In: the
 * lines, and for how many days it has been so; a length that is reached already is no limit.
 */
export function withOneLimit(lines: readonly string[], days: number | null): string[] {
  const limits = lines.map(limitOf)
  const ahead = limits.filter((limit) => limit !== null && !(limit.isFromBeginning && days !== null && days >= limit.days))
  const nearest = Math.min(...ahead.map((limit) => limit?.days ?? Number.POSITIVE_INFINITY))
  const first = limits.findIndex((limit) => limit !== null)
  const kept = limits.findIndex((limit) => limit !== null && ahead.includes(limit) && limit.days === nearest)
  return lines.flatMap((line, at) => (limits[at] === null ? [line] : at === first && kept >= 0 ? [lines[kept] ?? line] : []))
}

function limitOf(line: string): { days: number; isFromBeginning: boolean } | null {
  const now = fromNow.exec(line)
  const found = now ?? fromBeginning.exec(line)
  if (found === null) return null
  const [, number = '', unit = ''] = found
  return { days: (numbers[number.toLowerCase()] ?? Number(number)) * (unitDays[unit] ?? 1), isFromBeginning: now === null }
}
