import { otherSenses } from './other-senses.ts'
import { isLightWord, waysOf } from './parse-pattern.ts'
import type { Token } from './token.ts'
import { type Lemmatiser, tokenise } from './tokenise.ts'

/** What a hidden word reads as: no alias and no trigger knows it. */
const hidden = '·'

/** The words of a phrase in order, each with what may stand there. */
type Phrase = readonly string[]

const tables = new WeakMap<Lemmatiser, ReadonlyMap<string, readonly Phrase[]>>()

/**
 * Hides the words of phrases that mean something else ("the gas bill", "dying to know") from the aliases.
 * In: the tokens of a text and the lemmatiser that made them. Out: the same tokens; those of such phrases without a lemma.
 */
export function hideOtherSenses(tokens: readonly Token[], lemmaOf: Lemmatiser): Token[] {
  const table = phraseTable(lemmaOf)
  const concealed = new Set<number>()
  for (let start = 0; start < tokens.length; start += 1)
    for (const phrase of table.get(tokens[start]?.lemma ?? '') ?? []) {
      const end = endOf(phrase, start, tokens)
      for (let at = start; at < end; at += 1) concealed.add(at)
    }
  return tokens.map((token, at) => (concealed.has(at) ? { ...token, lemma: hidden } : token))
}

/** Where the phrase that begins at `start` ends; `start` itself when it does not stand there. */
function endOf(phrase: Phrase, start: number, tokens: readonly Token[]): number {
  let at = start
  for (const [place, word] of phrase.entries()) {
    while (place > 0 && tokens[at]?.isLight && tokens[at]?.lemma !== word) at += 1
    const token = tokens[at]
    if (token?.lemma !== word || (place > 0 && token.before !== 'none')) return start
    at += 1
  }
  return at
}

function phraseTable(lemmaOf: Lemmatiser): ReadonlyMap<string, readonly Phrase[]> {
  const known = tables.get(lemmaOf)
  if (known !== undefined) return known
  const all = otherSenses
    .flatMap(waysOf)
    .map((text) => tokenise(text, lemmaOf).map(({ lemma }) => lemma))
    .map((words) => withoutLightWords(words))
    .filter((words) => words.length > 0)
  const table = Map.groupBy(all, ([first = '']) => first)
  tables.set(lemmaOf, table)
  return table
}

/** The words that make the phrase. Where all but the first are light ("scratch that") they are what tells it from the word alone. */
function withoutLightWords(words: readonly string[]): Phrase {
  const telling = words.filter((lemma, place) => place === 0 || !isLightWord(lemma))
  return telling.length === 1 ? words : telling
}
