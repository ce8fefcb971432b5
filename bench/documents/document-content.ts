/** What a document truly holds; `truth.json` is a list of these. Lists that a document does not have may be left out. */
export interface DocumentTruth {
  file: string
  /** Read as text, as a scan, or as a photo. */
  kind: 'text' | 'scan' | 'photo'
  pages: number
  /** The layout, where it has a name, and whether its misreadings are never looked at. */
  layout?: string
  isSealed?: boolean
  values: {
    name: string
    code: string | null
    value: string
    unit: string | null
    date: string | null
    /** undefined where the document gives neither a range nor a mark. */
    flag?: 'low' | 'normal' | 'high'
  }[]
  medications: { name: string; strength: string }[]
  diagnoses: string[]
  allergies: string[]
  procedures?: string[]
  immunisations?: { name: string; date: string }[]
}

/** A document as rows of cells, to be drawn or written in any format. */
export interface Content {
  title: string
  /** Lines above, tables and lines below, page by page. */
  pages: Block[][]
  truth: Omit<DocumentTruth, 'file' | 'kind' | 'pages'>
}

/** A line's cells are parted by tabs. A table has equal columns unless it says their shares of the width. */
export type Block =
  | { kind: 'line'; text: string; isBold?: boolean }
  | { kind: 'table'; rows: string[][]; widths?: readonly number[]; rules?: 'grid' | 'header' | 'zebra' }
