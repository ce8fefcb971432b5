import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { illnessOf } from './illness.ts'

const asks =
  /\btoo late\b|\b(?:still|be|am i|are we|just) in time\b|\bstill (?:worth|get|start|help|work|time|take|have)\b|\bmissed the (?:window|boat|chance)\b|\bhow (?:soon|late|long) (?:do|can|have) i (?:have to|start|got|leave)\b/i
const ofMedicine =
  /\b(?:tablets?|pills?|antivirals?|medicines?|medication|meds|treatment|aciclovir|acyclovir|valaciclovir|valacyclovir|tamiflu|oseltamivir|paxlovid|course|prescription|start|them)\b/i

interface Window {
  conditions: readonly string[]
  name: string
  days: number
  from: string
  within: string
  beyond: string
  source: string
}

/** Medicines that work only when begun soon. */
const windows: readonly Window[] = [
  {
    conditions: ['herpes-zoster', 'herpes-zoster-ophthalmicus', 'ramsay-hunt-syndrome'],
    name: 'antiviral tablets for shingles',
    days: 3,
    from: 'the first spots',
    within:
      'They work best when begun within 72 hours (3 days) of the first spots. So do not wait for tomorrow: ring your doctor, the out-of-hours line or a pharmacist today and say on which day the spots came.',
    beyond:
      'After 3 days they do less. Doctors still give them up to about a week where new blisters keep coming, the pain is bad, the face or an eye is near, you are over 70 or your defences are weak. Ask today.',
    source: 'NHS: Shingles',
  },
  {
    conditions: ['influenza'],
    name: 'antiviral medicine for flu',
    days: 2,
    from: 'the first signs',
    within:
      'It works best when begun within 48 hours of the first signs, and is meant for people whom flu can harm: from 65 on, in pregnancy, with a long-term illness or weak defences. If you are one of them, ring today.',
    beyond:
      'After 48 hours it does little for most people. If you are very ill, pregnant, over 65 or have weak defences, ask a doctor today all the same.',
    source: 'NHS: Flu',
  },
  {
    conditions: ['covid-19'],
    name: 'antiviral medicine for COVID-19',
    days: 5,
    from: 'the first signs',
    within: 'It has to begin within 5 days of the first signs, and is meant for people at high risk. If you are one of them, ring today.',
    beyond: 'After 5 days the tablets are no longer started. If you get worse or are at high risk, ask a doctor today.',
    source: 'NHS: Treatments for COVID-19',
  },
]

/** "Am I too late for the tablets? Spots came Tuesday, today is Thursday": reckoned from what was told. */
export const inTime: Answer = ({ text }, state) => {
  if (!asks.test(text) || !ofMedicine.test(text)) return null
  const { condition } = illnessOf(text, state)
  const leader = condition?.id ?? state.judged.ranking.ranked[0]?.condition
  const reach = windows.find(({ conditions }) => leader !== undefined && conditions.includes(leader))
  if (reach === undefined) return null
  const days = daysSince(state)
  if (days === null)
    return `That depends on the day it began: ${reach.within} ${reach.beyond} When did ${reach.from === 'the first spots' ? 'the first spots come' : 'it begin'}? (${reach.source})`
  const told = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  return days < reach.days
    ? `No, you are still in time: by what you told me it began ${told}. ${reach.within} (${reach.source})`
    : days === reach.days
      ? `It is just at the limit: by what you told me it began ${told}. ${reach.within} ${reach.beyond} (${reach.source})`
      : `It is later than is best, by what you told me: it began ${told}. ${reach.beyond} (${reach.source})`
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const week = 7
const dayName = '(sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?'
const today = new RegExp(String.raw`\b(?:today|now|it)(?:['’]?s| is)(?: now)? ${dayName}\b`, 'i')
const began = new RegExp(
  String.raw`\b(?:spots?|rash|blisters?|bumps?|it|they|fever|symptoms?|came|appeared|began|started|out|up|since|from)\b[^.!?]{0,30}?\b${dayName}\b`,
  'i',
)
const ago = /\b(\d+|a|one|two|three|four|five|six|seven) days? ago\b/i
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** How many days ago it began, by the weekdays of the message, else by what was told before. */
function daysSince({ words, now, time }: TurnState): number | null {
  const story = `${now.prose} ${words}`
  const start = began.exec(words.replace(today, ' ')) ?? began.exec(story.replace(new RegExp(today, 'gi'), ' '))
  const end = today.exec(words)
  const current = end === null ? (time === null ? null : new Date(time).getUTCDay()) : dayOf(end[1])
  const first = start === null ? null : dayOf(start[1])
  if (current !== null && first !== null) return (current - first + week) % week
  const told = ago.exec(words)?.[1]?.toLowerCase()
  if (told !== undefined) return told === 'a' ? 1 : numbers.includes(told) ? numbers.indexOf(told) : Number(told)
  if (/\byesterday\b/i.test(words)) return 1
  return now.durationDays === null ? null : Math.round(now.durationDays)
}

function dayOf(name: string | undefined): number | null {
  const place = name === undefined ? -1 : weekdays.findIndex((day) => day.startsWith(name.toLowerCase().slice(0, 3)))
  return place < 0 ? null : place
}
