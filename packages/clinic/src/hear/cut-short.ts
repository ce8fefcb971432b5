import type { Mention } from '../case/model.ts'

const painOnASide =
  /^(?:pains?|painful|aches?|aching|hurts?|hurting|sore|swelling|swollen|numb\w*|tingling|stabbing|shooting|burning|cramps?)\b(?: [a-z]+){0,3} (?:left|right|lower|upper|inner|outer)$/i

/**
 * Whether a reading stops before the part it speaks of: "pain down my left" in "pain down my left leg" is no pain of another part. In: the reading, all
 * readings beside it.
 */
export function isCutShort({ text, start, end }: Mention, beside: readonly Mention[]): boolean {
  return painOnASide.test(text) && beside.some((other) => other.start <= start && other.end > end && other.polarity === 'present')
}
