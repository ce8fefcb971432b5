/** One page of a document as text: lines are separated by line feeds, the cells of a table by tabs. */
export interface DocumentPage {
  text: string
  /** For a picture of text: every word with how surely it was read. null for text that came as text. */
  recognised: readonly RecognisedWord[] | null
}

/** A word that was read in a picture, at its place in the page's text. */
export interface RecognisedWord {
  start: number
  end: number
  /** 0 to 100, as the reader of pictures judges itself. */
  confidence: number
  /** What further looks at the same place, each in another size, read there; "" where one saw no word. */
  otherLooks: readonly string[]
}
