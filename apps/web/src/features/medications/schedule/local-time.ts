import type { ClockTime, LocalDay } from '../../../session/dose-schedule.ts'

const dayMilliseconds = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** The clock on the wall in `zone` at an instant (milliseconds), as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`)
}

/** The local day of an instant (milliseconds) in a time zone. */
export function localDay(instant: number, zone: string): LocalDay {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10)
}

/** The local clock time of an instant (milliseconds) in a time zone. */
export function localTime(instant: number, zone: string): ClockTime {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16)
}

/**
 * The instant (milliseconds) at which the clock in `zone` shows `time` on `day`. A time that summer time skips is taken as much
 * later as the clock jumps; of a time that comes twice the first counts.
 */
export function instantOf(day: LocalDay, time: ClockTime, zone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const before = wallClock(wanted - dayMilliseconds, zone) - (wanted - dayMilliseconds)
  const after = wallClock(wanted + dayMilliseconds, zone) - (wanted + dayMilliseconds)
  const candidates = [wanted - Math.max(before, after), wanted - Math.min(before, after)].filter(
    (instant) => wallClock(instant, zone) === wanted,
  )
  return candidates[0] ?? wanted - before
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** Calendar days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: LocalDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
