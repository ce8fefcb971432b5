import type { Mention } from '../case/model.ts'

const saysWhen =
  /(?<=[.!?\n]\s*)(?:that|this|it)(?: all)? (?:was|happened)(?: back)? (?:in )?(?:19\d\d|20[01]\d|202[0-4]|(?:(?:over|about|nearly|almost|more than|some) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|many) years ago|(?:years|decades|ages) ago|when i was (?:a (?:child|kid|girl|boy|teen\w*)|little|young\w*|\d+))\b/i
/** "I took an overdose when I was 16": a deed with its time in one clause. */
const deedThen =
  /\b(?:took|swallowed|tried|attempted|overdosed|cut|broke|hit|fell|had an? (?:fit|seizure|overdose|fall|faint))\b[^.!?;,\n]{0,40}\b(?:when (?:i|he|she) (?:was|were) (?:only |just |about )?(?:\d{1,2}\b(?! (?:days?|weeks?|months?|hours?))|at (?:school|uni\w*|college)|in (?:my|his|her) (?:teens|twenties))|aged \d{1,2}\b)/i
const sentenceStart = /[.!?\n]\s*(?=[^.!?\n]*$)/

interface Past {
  start: number
  end: number
  isDeed: boolean
}

/** Where a message tells of another time in full: the sentence before "That was 1998", a deed of "when I was 16". In: the message. Out: from where to where; null where it tells of none. */
export function toldOfThePast(words: string): Past | null {
  const deed = deedThen.exec(words)
  if (deed !== null) return { start: deed.index, end: deed.index + deed[0].length, isDeed: true }
  const match = saysWhen.exec(words)
  if (match === null) return null
  const before = words.slice(0, match.index).replace(/[.!?\s]+$/, '')
  const start = sentenceStart.exec(before)
  return { start: start === null ? 0 : start.index + start[0].length, end: match.index, isDeed: false }
}

/** The mentions with those of that sentence set in their time; a deed of then is nothing of now. */
export function withPast<Told extends Mention>(mentions: readonly Told[], past: Past | null): Told[] {
  if (past === null) return [...mentions]
  const isWithin = ({ start }: Mention) => start >= past.start && start < past.end
  return past.isDeed
    ? mentions.filter((mention) => !isWithin(mention))
    : mentions.map((mention) => (isWithin(mention) ? { ...mention, temporality: 'past' } : mention))
}
