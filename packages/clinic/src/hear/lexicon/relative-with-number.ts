import { dependants, relatives } from './experiencer-words.ts'
import type { Token } from './token.ts'

/** So many words may stand before the relative: "hello doctor good morning my ...". */
const wordsBefore = 6

/**
 * Whom a message opens with where it is told without a verb: "my daughter 2 years fever 39", "our mother 70 years, cough". The number is an
 * age or a time; either way it is said of that person. Null where none is named so.
 */
export function relativeWithNumber(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ lemma }, index) => index <= wordsBefore && isOwn(tokens[index - 1]) && (relatives.has(lemma) || dependants.has(lemma)),
  )
  const next = tokens[at + 1]
  if (at < 0 || next === undefined || !/^\d{1,3}$/.test(next.word) || tokens[at + 3]?.word === 'ago') return null
  return tokens[at]?.lemma ?? null
}

const isOwn = (token: Token | undefined): boolean => token !== undefined && /^(?:my|our)$/.test(token.word)

const parentOf =
  /^(?:(?:hi|hello|i|im|am|a|the|doctor|dr) )*(?:mum|mom|mam|mother|dad|father|parent) (?:of|to) (?:an? |my )?(?:\w+ )?(boy|girl|son|daughter|baby|toddler)\b(.*)$/i

/** "Mum of a boy 3, earache since last night": the child, where the writer says nothing of herself. Null where nobody opens so. */
export function childOfWriter(tokens: readonly Token[]): string | null {
  const [, child, rest = ''] = parentOf.exec(tokens.map(({ word }) => word).join(' ')) ?? []
  return child === undefined || /\b(?:i|me|my|myself)\b/i.test(rest) ? null : child.toLowerCase()
}
