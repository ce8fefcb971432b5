import type { PageBox } from '@dr-ai/contract/schemas/documents'

/** One page of a document as text: lines are separated by line feeds, the cells of a table by tabs. */
export interface DocumentPage {
  text: string
  /** For a picture of text: every word with how surely it was read. null for text that came as text. */
  recognised: readonly RecognisedWord[] | null
  /** Where each word of the text stands on the page, as shares of its width and height; none for text without a layout. */
  places?: readonly WordPlace[]
  /** By how many quarters its picture was turned to stand upright (clockwise); none for a page without one. */
  turned?: number
}

/** A word of a page's text and the box it stands in; 0 is left and top, 1 right and bottom. */
export interface WordPlace {
  start: number
  end: number
  left: number
  right: number
  top: number
  bottom: number
  /** Where it is seen in the page's picture, where that is not straight. */
  seen?: PageBox
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
