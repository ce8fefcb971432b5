import type { Mention } from '../case/model.ts'

const saysWhen =
  /(?<=[.!?\n]\s*)(?:that|this|it)(?: all)? (?:was|happened)(?: back)? (?:in )?(?:19\d\d|20[01]\d|202[0-4]|(?:(?:over|about|nearly|almost|more than|some) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|many) years ago|(?:years|decades|ages) ago|when i was (?:a (?:child|kid|girl|boy|teen\w*)|little|young\w*|\d+))\b/i
/** "I took an overdose when I was 16": a deed with its time in one clause. */
const deedThen =
  /\b(?:took|swallowed|tried|attempted|overdosed|cut|broke|hit|fell|had an? (?:fit|seizure|overdose|fall|faint))\b[^.!?;,\n]{0,40}\b(?:when (?:i|he|she) (?:was|were) (?:only |just |about )?(?:\d{1,2}\b(?! (?:days?|weeks?|months?|hours?))|at (?:school|uni\w*|college)|in (?:my|his|her) (?:teens|twenties))|aged \d{1,2}\b)/i
/** "Had a stomach ulcer 2 years back", "penicillin gave me a rash when I was small": what was had, with a time long gone in the same clause. */
const hadThen =
  /\b(?:had|got|gave|caught|suffered|developed|brought|made)\b[^.!?;,\n]{0,50}?\b(?:in (?:19\d\d|20[01]\d|202[0-4])|(?:(?:over|about|nearly|almost|more than|some) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|many|a few|few) (?:years?|yrs?) (?:ago|back)|(?:years|decades|ages) (?:ago|back)|when (?:i|he|she) (?:was|were) (?:a (?:child|kid|girl|boy|baby|teen\w*)|little|small|young\w*|\d{1,2}\b(?! (?:days?|weeks?|months?|hours?)))|as a (?:child|kid|baby|teen\w*))\b(?![^.!?;,\n]*\b(?:and|but) (?:now|still|it|ever since)\b)/i
/** What goes on from then to now. */
const goesOn = /\b(?:still|since|ever|again|now|today|keeps?|started|began|first)\b/i
const sentenceStart = /[.!?\n]\s*(?=[^.!?\n]*$)/

interface Past {
  start: number
  end: number
  isDeed: boolean
  /** Set where what was had is over, and an illness of then stays in the history. */
  isOver?: true
}

/** Where a message tells of another time in full: the sentence before "That was 1998", a deed of "when I was 16", what was had years ago. In: the message. Out: from where to where; null where it tells of none. */
export function toldOfThePast(words: string): Past | null {
  const deed = deedThen.exec(words)
  if (deed !== null) return { start: deed.index, end: deed.index + deed[0].length, isDeed: true }
  const match = saysWhen.exec(words)
  if (match === null) {
    const had = hadThen.exec(words)
    return had === null || goesOn.test(had[0]) ? null : { start: had.index, end: had.index + had[0].length, isDeed: false, isOver: true }
  }
  const before = words.slice(0, match.index).replace(/[.!?\s]+$/, '')
  const start = sentenceStart.exec(before)
  return { start: start === null ? 0 : start.index + start[0].length, end: match.index, isDeed: false }
}

/** The mentions with those of that sentence set in their time; a deed of then is nothing of now. */
export function withPast<Told extends Mention>(mentions: readonly Told[], past: Past | null): Told[] {
  if (past === null) return [...mentions]
  const isWithin = ({ start, finding }: Mention) =>
    start >= past.start && start < past.end && !(past.isOver === true && /^(?:history-|family-|previous-)/.test(finding))
  return past.isDeed
    ? mentions.filter((mention) => !isWithin(mention))
    : mentions.map((mention) => (isWithin(mention) ? { ...mention, temporality: 'past' } : mention))
}
