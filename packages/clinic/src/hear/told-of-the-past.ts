import type { Mention } from '../case/model.ts'

const saysWhen =
  /(?<=[.!?\n]\s*)(?:that|this|it)(?: all)? (?:was|happened)(?: back)? (?:in )?(?:19\d\d|20[01]\d|202[0-4]|(?:(?:over|about|nearly|almost|more than|some) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|many) years ago|(?:years|decades|ages) ago|when i was (?:a (?:child|kid|girl|boy|teen\w*)|little|young\w*|\d+))\b/i
const sentenceStart = /[.!?\n]\s*(?=[^.!?\n]*$)/

/** Where a message tells of another time in full: the sentence before "That was 1998". In: the message. Out: from where to where; null where it tells of none. */
export function toldOfThePast(words: string): { start: number; end: number } | null {
  const match = saysWhen.exec(words)
  if (match === null) return null
  const before = words.slice(0, match.index).replace(/[.!?\s]+$/, '')
  const start = sentenceStart.exec(before)
  return { start: start === null ? 0 : start.index + start[0].length, end: match.index }
}

/** The mentions with those of that sentence set in their time. */
export function withPast<Told extends Mention>(mentions: readonly Told[], past: { start: number; end: number } | null): Told[] {
  return mentions.map((mention) =>
    past !== null && mention.start >= past.start && mention.start < past.end ? { ...mention, temporality: 'past' } : mention,
  )
}
