import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { isUrgent } from '../../session/standing.ts'

/** A message of the consultation, as far as a doctor wants to read it. */
export interface HandoverMessage {
  at: string
  isByPatient: boolean
  text: string
  clinical: Clinical | null
}

/** A moment of the consultation that a doctor wants to know the time of. */
export interface Moment {
  /** ISO time. */
  at: string
  /** The clock's time, with the day before it where a day begins. */
  when: string
  /** What the patient said, or how urgent it then was. */
  what: string
  isLevel: boolean
}

const mostSpoken = 12
/** Answers that say nothing without their question; what they answer stands under what there is and what was denied. */
const isBareAnswer = /^(?:yes|no|none of these|nothing else|nothing to add|sum up now|i don.t know|not sure)[.!]?$/i

/** What was said and how urgent it was when, oldest first, as much of it as a page has room for; and how much more was said. */
export function timelineOf(messages: readonly HandoverMessage[]): { moments: Moment[]; left: number } {
  let level: string | null = null
  let isAlarm = false
  let spoken = 0
  let day = ''
  const moments: Moment[] = []
  const add = (at: string, what: string, isLevel: boolean) => {
    const date = new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
    const time = new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' })
    moments.push({ at, when: date === day ? time : `${date}, ${time}`, what, isLevel })
    day = date
  }
  for (const { at, isByPatient, text, clinical } of messages) {
    if (isByPatient && !isBareAnswer.test(text.trim())) {
      spoken++
      if (spoken <= mostSpoken) add(at, text, false)
    }
    if (!clinical) continue
    const { triage } = clinical
    if (triage && triage.label !== level) add(at, `Urgency: ${triage.label}`, true)
    if (!triage && isAlarm) add(at, `Taken back: ${level}`, true)
    // Questions bear no level: what is less than an alarm stands until another is given.
    if (triage || isAlarm) level = triage?.label ?? null
    isAlarm = isUrgent(triage)
  }
  return { moments, left: Math.max(0, spoken - mostSpoken) }
}
