import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import { namedAsShown } from './said-in-protest.ts'

/** To the doctor, as a request: "please", "can you", "so", or nothing. */
const asked = String.raw`(?:^|[.!?;,]|\band|\bso)\W*(?:(?:no|ok|okay|well|sorry|please|pls|just|and|then|can you|could you|would you|will you|you can|you should|you need to|you have to|you must|i want you to|i would like you to|doctor)\W+)*`
const requests: readonly RegExp[] = [
  new RegExp(String.raw`${asked}(?:take|leave|cross|strike|scratch|rub) (?:out|off)\W+(.{2,60}?)(?:[.!?;]|$)`, 'i'),
  new RegExp(String.raw`${asked}(?:take|leave|cross|strike|scratch|rub) (.{2,40}?) (?:out|off)\b`, 'i'),
  new RegExp(String.raw`${asked}(?:remove|delete|erase|scrap|strike|drop) (.{2,60}?)(?:[.!?;]|$)`, 'i'),
]
/** What sits in or on the body is taken out by hands, and no fact: "can you take the stitches out". */
const ofHands =
  /\b(?:ticks?|stitch\w*|sutures?|staples?|splinters?|thorns?|glass|rings?|dressings?|plasters?|bandages?|stingers?|teeth|tooth|lens(?:es)?|catheter|coil|implant|cast|clothes|socks?|shoes?|bead|wax|drain|needle|him|her|me)\b/i
const ofRecord = /["'“”‘’«»]|\b(?:list|record|notes?|summary|file|what you (?:wrote|put|have))\b/i

/** A request of so few letters tells nothing else. */
const shortRequest = 40

/** What a message asks to strike out, in its own words; null where it asks so of nothing. */
function toStrike(text: string): string | null {
  const named = requests.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined)
  // "Scrap that, it's my knee" takes back what was said last, and tells what is so.
  const isLast = named === undefined || /^(?:that|this|it|them|those)\b/i.test(named)
  return isLast || (ofHands.test(named) && !ofRecord.test(text)) ? null : named.toLowerCase()
}

/** Whether a mention only stands in what is asked to be struck out: "take out 'fainted'" tells of no fainting. */
export function isAskedToStrike({ text }: Pick<Mention, 'text'>, words: string): boolean {
  return (ofRecord.test(words) || words.length < shortRequest) && toStrike(words)?.includes(text.toLowerCase()) === true
}

/** Whether a message asks to strike something out of what is kept. */
export function asksToStrike(text: string): boolean {
  return ofRecord.test(text) && toStrike(text) !== null
}

/**
 * "Please take out 'fainted'", "remove the fever from my list": the facts of the case that a message asks to strike out, of those that the patient told
 * or answered. Empty where it asks so of none.
 */
export function struckOut(
  text: string,
  before: ConsultationCase,
  { mentions }: Pick<Hearing, 'mentions'>,
  findings: ReadonlyMap<string, PackedFinding>,
): string[] {
  const words = toStrike(text)
  if (words === null) return []
  const isHeld = (finding: string) => {
    const held = before.observations[finding]
    return held?.polarity === 'present' && (held.source === 'told' || held.source === 'answered')
  }
  const read = mentions
    .filter(({ text: told, finding }) => words.includes(told.toLowerCase()) && isHeld(finding))
    .map(({ finding }) => finding)
  return [...new Set(read.length > 0 ? read : namedAsShown(words, before, findings))]
}
