/** One word of a text as the reader sees it. Several tokens can stand for the same letters ("don't": do, not). */
export interface Token {
  /** Lower case, contractions and abbreviations opened, spelling not yet repaired. */
  word: string
  /** Base form in the reader's spelling; equal for hurt, hurts, hurting. */
  lemma: string
  /** Place of the letters in the text. */
  start: number
  end: number
  /** Number of the sentence, from 0. */
  sentence: number
  /** What stands before it: nothing, a soft break (comma, colon, dash, bracket) or the start of a sentence. */
  before: 'none' | 'soft' | 'sentence'
  /** A colon stands before it: what was denied before it is not denied after it. */
  isAfterColon: boolean
  /** Articles and possessives never count as a word between two words of a pattern. */
  isLight: boolean
}
