import { hashOf, wordsOf } from './features.ts'

/** One run of letters between blanks: its place, its levelled words, and the sign that it ends with. */
export interface WordToken {
  start: number
  end: number
  words: readonly string[]
  /** Of all its words together. */
  hash: number
  /** The last sign of the token: ".", "?", ",", "-", "*" for any other, "" for none. */
  sign: string
  isCapital: boolean
}

/** Longer messages are cut up to here, so that no message takes long. */
const longestText = 6000
const signAtEnd = /([.,;:!?…–—-])["')\]]*$/
const otherAtEnd = /[^\p{L}\p{N}"')\]]$/u

/** A text in tokens, in order. Time grows with the length of the text alone. */
export function tokensOf(text: string): WordToken[] {
  return [...text.slice(0, longestText).matchAll(/\S+/g)].map((match) => {
    const [letters] = match
    const words = wordsOf(letters)
    return {
      start: match.index,
      end: match.index + letters.length,
      words,
      hash: hashOf(words.join(' ')),
      sign: signAtEnd.exec(letters)?.[1] ?? (otherAtEnd.test(letters) ? '*' : ''),
      isCapital: /^\p{Lu}/u.test(letters) && !/^I\b/.test(letters),
    }
  })
}
