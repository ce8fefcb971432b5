import type { CloserFact, Known } from './closer-entry.ts'

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const period = String.raw`\b(?:last (?:menstrual )?period|lmp|period (?:started|began|was|came|came on))\b[^.!?]{0,40}?`
const dayFirst = new RegExp(String.raw`${period}\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthName})\b(?:,? (\d{4}))?`, 'i')
const monthFirst = new RegExp(String.raw`${period}\b(${monthName}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?`, 'i')
const inFigures = new RegExp(String.raw`${period}\b(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?\b`, 'i')

const dayMilliseconds = 86_400_000
const weekDays = 7
const century = 2000
/** From the first day of the last period to the due date in a cycle of 28 days (Naegele; NHS: Pregnancy due date calculator). */
const daysToBirth = 280

interface Day {
  day: number
  /** 0 to 11. */
  month: number
  year: number | null
}

function dayOf(day: string | undefined, month: number, year: string | undefined): Day | null {
  const number = Number(day)
  if (month < 0 || month > 11 || !(number >= 1 && number <= 31)) return null
  return { day: number, month, year: year === undefined ? null : year.length === 2 ? century + Number(year) : Number(year) }
}

const monthOf = (name: string | undefined) => months.findIndex((each) => each.startsWith((name ?? '-').toLowerCase().slice(0, 3)))

/** The first day of the last period, as it was told; null where none was. */
function lastPeriod({ story, state }: Known): Day | null {
  const named = dayFirst.exec(story)
  if (named !== null) return dayOf(named[1], monthOf(named[2]), named[3])
  const american = monthFirst.exec(story)
  if (american !== null) return dayOf(american[2], monthOf(american[1]), american[3])
  const [, one, two, year] = inFigures.exec(story) ?? []
  if (one === undefined || two === undefined) return null
  return state.now.country === 'US' ? dayOf(two, Number(one) - 1, year) : dayOf(one, Number(two) - 1, year)
}

/** The time of that day: in its year, else the last one before now; null where neither is known. */
function timeOf({ day, month, year }: Day, now: number | null): number | null {
  if (year !== null) return Date.UTC(year, month, day)
  if (now === null) return null
  const thisYear = Date.UTC(new Date(now).getUTCFullYear(), month, day)
  return thisYear <= now ? thisYear : Date.UTC(new Date(now).getUTCFullYear() - 1, month, day)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The due date and the weeks so far, by the first day of the last period. */
export const ofPregnancyWeeks: readonly CloserFact[] = [
  {
    asked:
      /\bdue (?:date|on|day)\b|\bwhen(?:['’]?s| (?:am|is|will|would|are))\b[^?]{0,20}\b(?:due|born|come|arrive)\b|\bhow (?:many weeks|far (?:gone|along|on)?)\b|\bwhat week\b|\bweeks am i\b/i,
    holds: ({ state }) => state.now.person.sex !== 'male',
    answer: (known) => {
      const first = lastPeriod(known)
      const now = known.state.time === null ? null : Date.parse(known.state.time)
      // Without a year or a clock the day is reckoned in any year that is no leap year.
      const begun = first === null ? null : (timeOf(first, now) ?? Date.UTC(2025, first.month, first.day))
      if (first === null || begun === null) return null
      const due = new Date(begun + daysToBirth * dayMilliseconds)
      const days = now === null || timeOf(first, now) === null ? null : Math.floor((now - begun) / dayMilliseconds)
      const isCurrent = days !== null && days >= 0 && days <= daysToBirth + 3 * weekDays
      const year = isCurrent || first.year !== null ? ` ${due.getUTCFullYear()}` : ''
      const weeks = isCurrent ? ` Today you are ${Math.floor(days / weekDays)} weeks and ${days % weekDays} days.` : ''
      return `Reckoned from the first day of your last period, ${first.day} ${capital(months[first.month] ?? '')}, you are due around ${due.getUTCDate()} ${capital(months[due.getUTCMonth()] ?? '')}${year}.${weeks} That holds for a cycle of 28 days: add a day for each day that yours is longer. The first scan, at 11 to 14 weeks, sets the date.`
    },
    sources: ['NHS: Pregnancy due date calculator'],
  },
]
