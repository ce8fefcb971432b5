import type { Mention } from '../case/model.ts'

const infant = String.raw`(?:baby|babe|bub|newborn|infant|little one|son|daughter|boy|girl|he|she)`
const numbers = 'seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|[7-9]|[1-9][0-9]'
/** "A baby eleven weeks old", "my 4 month old": a birth of more than six weeks ago. */
const olderBaby = new RegExp(
  String.raw`\b${infant}(?:['’]?s| is| of)?(?: now| only| nearly| almost| about)? (?:(?:${numbers}) ?(?:weeks?|wks?)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) ?(?:months?|mths?))\b|\b(?:(?:${numbers}) ?(?:weeks?|wks?)|(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven) ?(?:months?|mths?))[- ]old\b`,
  'i',
)

/** The baby itself, and no older child of whoever has given birth again. */
const olderNewborn = new RegExp(
  String.raw`\b(?:baby|babe|bub|newborn|infant|little one|lo)(?:['’]?s| is| of)?(?: now| only| nearly| almost| about)? (?:(?:${numbers}) ?(?:weeks?|wks?)|(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven) ?(?:months?|mths?))\b`,
  'i',
)

/** Who tells of a baby older than six weeks, now or before, has not given birth in the last six. In: the words, the story so far, what was read. */
export function withoutLongSinceBirth(words: string, prose: string, mentions: readonly Mention[]): readonly Mention[] {
  return olderBaby.test(words) || olderNewborn.test(prose) ? mentions.filter(({ finding }) => finding !== 'postpartum') : mentions
}
