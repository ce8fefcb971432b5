/** Exclamations that hold the name of something that can be had: nobody who says "good grief" has lost anybody. */
const exclamations = /\bgood grief\b/gi

/** The same words with such exclamations in other words, as long as before. */
export function withoutExclamations(words: string): string {
  return words.replace(exclamations, (found) => 'oh dear'.padEnd(found.length))
}
