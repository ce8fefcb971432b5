import type { ConsultationCase } from '../case/case.ts'
import { readClockTime, readLastWell, readMoment } from '../hear/lexicon/read-clock-time.ts'
import { agoOf } from './spoken-time.ts'

const hour = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const clock = `(?:(?:a )?quarter|half|five|ten|twenty) (?:past|to) ${hour}|${hour}(?:[:.]\\d{2})? ?(?:am|pm|o['’]?clock)|\\d{1,2}[:.]\\d{2}`
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const meal = '(?:breakfast|lunch(?:time)?|dinner(?:time)?|supper|tea ?time|midday|noon|midnight|dawn|bed ?time)'
const vague = '(?:about |around |roughly |last |late |early |this |yesterday )*'
/** A beginning that is told by its day, its meal or the minutes past an hour: in those words. */
const sinceThat = new RegExp(
  `\\bsince (${vague}(?:${clock}|(?:five|ten|twenty|a quarter|quarter|half) past(?! (?:few|week|\\d))|${weekday}(?: (?:morning|afternoon|evening|night))?|(?:this )?(?:morning|afternoon|evening)|last night|${meal}|(?:he|she|i|they) woke(?: up)?))\\b`,
  'i',
)
const thatDay = /\b(last night|this (?:morning|afternoon|evening)|yesterday(?: (?:morning|afternoon|evening|night))?)\b/i

/** Since when it is so, for those who take over: the hour where it was told, else the words, else how long ago. In: the case and the message. */
export function toldSince(consultation: ConsultationCase, words: string): string {
  const began = begunAt(consultation, words)
  const well = readLastWell(`${consultation.prose}. ${words}`)
  return well === null || began.includes('last well') ? began : `${began} (last well at ${well})`
}

function begunAt({ durationDays, onset, prose, began }: ConsultationCase, words: string): string {
  const sudden = onset === 'sudden' ? ', sudden' : ''
  const read = readClockTime(words)?.words ?? began ?? readClockTime(prose)?.words
  if (read !== undefined) return `${read}${sudden}`
  const story = `${prose}. ${words}`
  const since = sinceThat.exec(story)?.[1]
  if (since !== undefined) return `${since}${sudden}`
  const at = readMoment(story)
  if (at !== null) return `${at}${sudden}`
  if (durationDays !== null) return `${agoOf(durationDays)}${sudden}`
  return thatDay.exec(story)?.[1] ?? onset ?? 'not told'
}
