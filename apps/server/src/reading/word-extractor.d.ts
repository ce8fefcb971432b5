declare module 'word-extractor' {
  export interface WordDocument {
    getBody(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getFooters(): string
    getFootnotes(): string
    getTextboxes(): string
  }
  export default class WordExtractor {
    extract(file: string | Buffer): Promise<WordDocument>
  }
}
