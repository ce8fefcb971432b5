import type { ReadItem } from '@dr-ai/clinic/exchange/read-item'
import type { ExpectedFile } from './expected-file.ts'

/** A file with what must be read in it, and words that its notes must hold: what is not taken over is said. */
export interface OddFile extends ExpectedFile {
  notes?: RegExp
}

export type Odd = [name: string, text: string | Buffer, items: Partial<ReadItem>[], notes?: RegExp]

export const oddFilesOf = (odd: readonly Odd[]): OddFile[] =>
  odd.map(([name, text, items, notes]) => ({ name, bytes: Buffer.from(text), items, ...(notes && { notes }) }))
