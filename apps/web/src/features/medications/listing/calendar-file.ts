import type { DoseDays, DoseSchedule } from '../../../session/dose-schedule.ts'
import type { Medication } from '../../../session/medication.ts'
import { scheduleOf } from '../../../session/schedule-of.ts'
import { pillsText } from '../schedule/describe-schedule.ts'
import { anchorDay } from '../schedule/doses-due.ts'
import { addDays, daysBetween, weekdayOf } from '../schedule/local-time.ts'

type ClockSchedule = Extract<DoseSchedule, { kind: 'times' }>

const byDay = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const discreetSummary = 'Medication reminder'

/**
 * The doses as an iCalendar file (RFC 5545) with an alarm at each. Clock-time doses are floating: at clock time wherever the patient is. Interval
 * doses are instants. Without `showsNames` the entries say nothing of the medicines: other people look at calendars.
 * @param madeAt when the file is made, milliseconds
 */
export function calendarFile(medications: readonly Medication[], options: { today: string; madeAt: number; showsNames: boolean }): string {
  const events = medications.filter((each) => each.isActive).flatMap((each) => eventsOf(each, options))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dr. AI//Medications//EN',
    'CALSCALE:GREGORIAN',
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

interface Occurrence {
  key: string
  /** DTSTART's value, and RRULE's. */
  start: string
  rule: string
  pills: number
}

function eventsOf(
  medication: Medication,
  { today, madeAt, showsNames }: { today: string; madeAt: number; showsNames: boolean },
): string[][] {
  const schedule = scheduleOf(medication)
  const from = medication.startDate > today ? medication.startDate : today
  if (medication.endDate && medication.endDate < from) return []
  const occurrences =
    schedule.kind === 'times'
      ? clockOccurrences(medication, schedule, from)
      : schedule.kind === 'interval'
        ? intervalOccurrence(medication, schedule, madeAt)
        : []
  return occurrences.map(({ key, start, rule, pills }) => {
    const summary = showsNames ? `${medication.name} ${medication.dosage}, ${pillsText(pills)}` : discreetSummary
    return [
      'BEGIN:VEVENT',
      `UID:${medication.id}-${key}@dr-ai`,
      `DTSTAMP:${instantText(madeAt)}`,
      `DTSTART:${start}`,
      'DURATION:PT10M',
      `RRULE:${rule}`,
      `SUMMARY:${escaped(summary)}`,
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      'TRIGGER:PT0M',
      'END:VALARM',
      'END:VEVENT',
    ]
  })
}

/** One event for each time of day, each stretch with the same number of pills, and each day of a cycle. */
function clockOccurrences(medication: Medication, schedule: ClockSchedule, from: string): Occurrence[] {
  const anchor = anchorDay(medication)
  return stretches(schedule, from, medication.endDate).flatMap(({ first, last, pills }, stretch) =>
    rulesOf(schedule.days, anchor, first).flatMap(({ day, rule }, phase) => {
      if (last !== '' && day > last) return []
      return [...schedule.times].sort().map((time) => ({
        key: `${stretch}-${phase}-${time.replace(':', '')}`,
        start: `${dayText(day)}T${time.replace(':', '')}00`,
        rule: last === '' ? rule : `${rule};UNTIL=${dayText(last)}T235959`,
        pills,
      }))
    }),
  )
}

/** The stretches of days on which a dose is the same number of pills; none of no pills. */
function stretches({ pills, taper = [] }: ClockSchedule, from: string, end: string): { first: string; last: string; pills: number }[] {
  const steps = [{ from: '', pills }, ...[...taper].sort((a, b) => a.from.localeCompare(b.from))]
  return steps
    .map((step, place) => {
      const next = steps[place + 1]?.from
      const last = next ? addDays(next, -1) : ''
      return { first: step.from > from ? step.from : from, last: last && end ? (last < end ? last : end) : last || end, pills: step.pills }
    })
    .filter(({ first, last, pills }) => pills > 0 && (last === '' || first <= last))
}

/** The first day on or after `first` and the rule from there on, for each way in which the days repeat. */
function rulesOf(days: DoseDays, anchor: string, first: string): { day: string; rule: string }[] {
  const since = Math.max(0, daysBetween(anchor, first))
  const upTo = (step: number, offset: number) => addDays(anchor, since + ((((offset - since) % step) + step) % step))
  switch (days.kind) {
    case 'every-day':
      return [{ day: first, rule: 'FREQ=DAILY' }]
    case 'every-days':
      return [{ day: upTo(Math.max(1, days.days), 0), rule: `FREQ=DAILY;INTERVAL=${Math.max(1, days.days)}` }]
    case 'cycle': {
      const length = Math.max(1, days.daysOn + days.daysOff)
      return Array.from({ length: days.daysOn }, (_, offset) => ({ day: upTo(length, offset), rule: `FREQ=DAILY;INTERVAL=${length}` }))
    }
    case 'weekdays': {
      const isDay = (day: string) => days.weekdays.includes(weekdayOf(day))
      const day = Array.from({ length: 7 }, (_, offset) => addDays(first, offset)).find(isDay)
      return day
        ? [
            {
              day,
              rule: `FREQ=WEEKLY;BYDAY=${[...days.weekdays]
                .sort()
                .map((each) => byDay[each])
                .join(',')}`,
            },
          ]
        : []
    }
    case 'monthly':
      return monthlyRules(Number(anchor.slice(8)), first)
  }
}

/**
 * The wanted day of the month, or the last one of a shorter month, in rules that every calendar understands (BYSETPOS is not): February goes
 * apart for the 29th and 30th.
 */
function monthlyRules(wanted: number, first: string): { day: string; rule: string }[] {
  const starting = (isDay: (day: string) => boolean) =>
    Array.from({ length: 400 }, (_, offset) => addDays(first, offset)).find(isDay) ?? first
  const isLast = (day: string) => addDays(day, 1).endsWith('-01')
  const isWanted = (day: string) => Number(day.slice(8)) === wanted
  const isFebruary = (day: string) => day.slice(5, 7) === '02'
  if (wanted <= 28) return [{ day: starting(isWanted), rule: `FREQ=MONTHLY;BYMONTHDAY=${wanted}` }]
  if (wanted === 31) return [{ day: starting(isLast), rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' }]
  return [
    {
      day: starting((day) => isWanted(day) && !isFebruary(day)),
      rule: `FREQ=MONTHLY;BYMONTH=1,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=${wanted}`,
    },
    { day: starting((day) => isLast(day) && isFebruary(day)), rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' },
  ]
}

function intervalOccurrence(medication: Medication, schedule: Extract<DoseSchedule, { kind: 'interval' }>, madeAt: number): Occurrence[] {
  const step = Math.max(1, schedule.hours) * 3_600_000
  const anchor = Date.parse(schedule.anchor)
  const start = anchor + Math.max(0, Math.ceil((madeAt - anchor) / step)) * step
  // The end is a local day; its last moment is meant.
  const until = medication.endDate ? `;UNTIL=${instantText(new Date(`${medication.endDate}T23:59:59`).getTime())}` : ''
  // HOURLY takes whole hours; others are counted in minutes.
  const rule = Number.isInteger(schedule.hours)
    ? `FREQ=HOURLY;INTERVAL=${schedule.hours}`
    : `FREQ=MINUTELY;INTERVAL=${Math.round(schedule.hours * 60)}`
  return [{ key: 'interval', start: instantText(start), rule: `${rule}${until}`, pills: schedule.pills }]
}

const dayText = (day: string): string => day.replaceAll('-', '')
const instantText = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines longer than 75 octets go on in the next one, behind a space; no letter is torn apart. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
