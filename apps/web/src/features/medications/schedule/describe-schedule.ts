import type { DoseDays, DoseSchedule } from '../../../session/dose-schedule.ts'
import type { Medication } from '../../../session/medication.ts'
import { scheduleOf } from '../../../session/schedule-of.ts'

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Where nobody has said how often a medicine is taken. */
export const frequencyMissing = 'How often is not entered yet'

/** "1 pill at 08:00 and 20:00, every day": for cards, the doctor's list and the calendar. `timeText`: how a time of day is written there. */
export function describeSchedule(
  medication: Pick<Medication, 'frequency' | 'schedule' | 'isFrequencyUnknown'>,
  timeText: (time: string) => string = (time) => time,
): string {
  if (medication.isFrequencyUnknown) return frequencyMissing
  const schedule = scheduleOf(medication)
  switch (schedule.kind) {
    case 'times':
      return `${pillsText(schedule.pills)} at ${joined([...schedule.times].sort().map(timeText))}, ${daysText(schedule.days)}${schedule.taper?.length ? ', changing over time' : ''}`
    case 'interval':
      return `${pillsText(schedule.pills)} every ${schedule.hours} hours`
    case 'as-needed':
      return asNeededText(schedule)
  }
}

export const pillsText = (pills: number): string => `${pills} ${pills === 1 ? 'pill' : 'pills'}`

function daysText(days: DoseDays): string {
  switch (days.kind) {
    case 'every-day':
      return 'every day'
    case 'weekdays':
      return days.weekdays.length === 0 ? 'on no day' : joined([...days.weekdays].sort().map((day) => weekdayNames[day] ?? ''))
    case 'every-days':
      return days.days === 7 ? 'once a week' : `every ${days.days} days`
    case 'monthly':
      return 'once a month'
    case 'cycle':
      return `${days.daysOn} days on, ${days.daysOff} days off`
  }
}

function asNeededText({ pills, maximumPerDay, leastHoursBetween }: DoseSchedule & { kind: 'as-needed' }): string {
  const limits = [
    maximumPerDay !== null && `at most ${maximumPerDay} times a day`,
    leastHoursBetween !== null && `at least ${leastHoursBetween} hours apart`,
  ].filter(Boolean)
  return [`${pillsText(pills)} when needed`, ...limits].join(', ')
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
