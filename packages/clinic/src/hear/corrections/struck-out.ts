import type { Disowned } from './correction.ts'

/** To the doctor, as a request: "please", "can you", "so", or nothing. */
const asked = String.raw`(?:^|[.!?;,]|\band|\bso)\W*(?:(?:no|ok|okay|well|sorry|please|pls|just|and|then|can you|could you|would you|will you|you can|you should|you need to|you have to|you must|i want you to|i would like you to|doctor)\W+)*`
const requests: readonly RegExp[] = [
  new RegExp(String.raw`${asked}(?:take|leave|cross|strike|scratch|rub) (?:out|off)\W+(.{2,100}?)(?:[.!?;]|$)`, 'i'),
  new RegExp(String.raw`${asked}(?:take|leave|cross|strike|scratch|rub) (.{2,60}?) (?:out|off)\b`, 'i'),
  new RegExp(String.raw`${asked}(?:remove|delete|erase|scrap|strike|drop) (.{2,100}?)(?:[.!?;]|$)`, 'i'),
]
/** What sits in or on the body is taken out by hands, and no fact: "can you take the stitches out". */
const ofHands =
  /\b(?:ticks?|stitch\w*|sutures?|staples?|splinters?|thorns?|glass|rings?|dressings?|plasters?|bandages?|stingers?|teeth|tooth|lens(?:es)?|catheter|coil|implant|cast|clothes|socks?|shoes?|bead|wax|drain|needle|him|her|me)\b/i
const ofRecord = /["'“”‘’«»]|\b(?:list|record|notes?|summary|file|what you (?:wrote|put|have))\b/i

/** A request of so few letters tells nothing else. */
const shortRequest = 40

/** What a message asks to strike out, in its own words; null where it asks so of nothing. */
function toStrike(text: string, isByName: (words: string) => boolean): string | null {
  const named = requests.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined)
  // "Scrap that, it's my knee" takes back what was said last, and tells what is so.
  const isLast = named === undefined || /^(?:that|this|it|them|those)\b/i.test(named)
  if (isLast) return null
  const words = named.toLowerCase().replace(ofPlace, '').trim()
  return ofHands.test(words) && !ofRecord.test(text) && !isByName(words) ? null : words
}

/** The part of a message that is asked to be struck out of what is kept: "take out 'fainted'" tells of no fainting. Null where nothing is. In: the words, and whether something is held by such a name. */
export function strikePart(text: string, isByName: (words: string) => boolean): Disowned | null {
  const words = toStrike(text, isByName) ?? ''
  if (words === '' || !(ofRecord.test(text) || text.length < shortRequest || isByName(words))) return null
  const start = text.toLowerCase().indexOf(words)
  return start < 0 ? null : { words, start, end: start + words.length, how: 'disowned' }
}

/** Where it is to be struck out of. */
const ofPlace =
  /["'”’]?\s*(?:(?:from|of|off|in|on) (?:the|my|your|this|that|his|her|our) (?:list|records?|notes?|summary|file|paper|letter|sheet|case|story|history|handover|chart|page)|from there|please|pls|if it is there)?\W*$/

/** Whether a message asks to strike something out of what is kept. */
export function asksToStrike(text: string): boolean {
  return ofRecord.test(text) && toStrike(text, () => false) !== null
}
