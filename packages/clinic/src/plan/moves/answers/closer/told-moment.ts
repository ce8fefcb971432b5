/** A time that was told: the day of the week (0 is Sunday) and the minutes after midnight; null what was not told. */
export interface Moment {
  day: number | null
  minutes: number | null
  /** How many hours ago it was, where it was told so: "two hours ago". */
  hoursAgo: number | null
  /** Whether the clock was told in 24 hours. */
  isLong: boolean
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const week = weekdays.length
const dayHours = 24
const hourMinutes = 60
const noon = 12

const weekday = /\b(sun|mon|tues|wednes|thurs|fri|satur)day\b|\b(sun|mon|tues?|weds?|thurs?|thu|fri|sat)\b/i
const clock =
  /\b(\d{1,2})(?:[:.] ?(\d{2}))? ?(am|pm|a\.m|p\.m|o['’]?clock)\b|\b(?:at|about|around|by|half) (\d{1,2})(?:[:.] ?(\d{2}))?\b|\b(\d{1,2})[:.](\d{2})\b(?! ?(?:mg|g|ml|%|c\b|degrees))|\b(\d{1,2}) (?=(?:at night|in the (?:morning|afternoon|evening))\b)|\b(midnight|noon|midday)\b/i
const late = /\b(?:night|tonight|evening|afternoon|pm|p\.m)\b/i
const early = /\b(?:morning|am|a\.m)\b/i
const words: Readonly<Record<string, number>> = { an: 1, a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 }
const ago = /\b(an?|one|two|three|four|five|six|seven|eight|\d{1,2}) hours? ago\b/i

/** The weekday by its number. */
export const weekdayName = (day: number): string => weekdays[((day % week) + week) % week] ?? ''

/** The time that a text tells; null where it tells neither day nor hour. In: the text, and today's weekday, null where nobody knows it. */
export function momentIn(text: string, today: number | null): Moment | null {
  const since = ago.exec(text)?.[1]?.toLowerCase()
  const day = dayIn(text, today)
  const { minutes, isLong } = clockIn(text)
  const hoursAgo = since === undefined ? null : (words[since] ?? Number(since))
  return day === null && minutes === null && hoursAgo === null ? null : { day, minutes, hoursAgo, isLong }
}

function dayIn(text: string, today: number | null): number | null {
  const found = weekday.exec(text)
  const named = (found?.[1] ?? found?.[2])?.toLowerCase().slice(0, 3)
  if (named !== undefined) return weekdays.findIndex((each) => each.toLowerCase().startsWith(named))
  if (today === null) return null
  if (/\b(?:yesterday|last night)\b/i.test(text)) return (today + week - 1) % week
  return /\b(?:today|tonight|this (?:morning|afternoon|evening)|just now)\b/i.test(text) ? today : null
}

function clockIn(text: string): { minutes: number | null; isLong: boolean } {
  const found = clock.exec(text)
  if (found === null) return { minutes: null, isLong: false }
  const named = found[9]?.toLowerCase()
  if (named !== undefined) return { minutes: named === 'midnight' ? dayHours * hourMinutes : noon * hourMinutes, isLong: false }
  const hour = Number(found[1] ?? found[4] ?? found[6] ?? found[8])
  const minute = Number(found[2] ?? found[5] ?? found[7] ?? 0)
  if (hour > dayHours || minute >= hourMinutes) return { minutes: null, isLong: false }
  const isPm = hour < noon && (late.test(found[3] ?? '') || (!early.test(found[3] ?? '') && late.test(text)))
  const isMidnight = hour === noon && early.test(found[3] ?? '')
  return { minutes: ((isMidnight ? 0 : hour) + (isPm ? noon : 0)) * hourMinutes + minute, isLong: hour > noon }
}

/** The time so many hours after a told one, in words: "Saturday from 10 pm on"; the hour alone where no day was told. */
export function hoursAfter({ day, minutes, isLong }: Moment, hours: number): string | null {
  if (minutes === null) return day === null || hours % dayHours !== 0 ? null : `${weekdayName(day + hours / dayHours)}, at the same hour`
  const total = minutes + hours * hourMinutes
  const later = Math.floor(total / (dayHours * hourMinutes))
  const at = clockText(total % (dayHours * hourMinutes), isLong)
  if (day === null) return later === 0 ? at : later === 1 && hours < dayHours ? `${at}, after midnight` : null
  return `${weekdayName(day + later)} at ${at}`
}

function clockText(minutes: number, isLong: boolean): string {
  const [hour, rest] = [Math.floor(minutes / hourMinutes), minutes % hourMinutes]
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  if (isLong) return `${hour}:${String(rest).padStart(2, '0')}`
  if (rest === 0 && hour === 0) return 'midnight'
  if (rest === 0 && hour === noon) return 'noon'
  return `${hour % noon === 0 ? noon : hour % noon}${tail} ${hour < noon ? 'am' : 'pm'}`
}
