import type { LineWord } from './split-words.ts'

/**
 * Two readings of one line as one: the reading whose least sure word is surer counts, and what the other one saw at the same
 * place stays beside each word as another look.
 */
export function surerWords(first: readonly LineWord[], second: readonly LineWord[]): LineWord[] {
  const [surer, other] = meanOf(second) > meanOf(first) ? [second, first] : [first, second]
  return surer.map((word) => {
    const seen = other
      .filter(({ from, to }) => Math.min(to, word.to) - Math.max(from, word.from) > 0.5 * Math.min(to - from, word.to - word.from))
      .map(({ text }) => text)
      .join('')
    return seen === '' || seen === word.text ? word : { ...word, otherLooks: [...new Set([...word.otherLooks, seen])] }
  })
}

/** Mean confidence, by letters. */
function meanOf(words: readonly LineWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}
