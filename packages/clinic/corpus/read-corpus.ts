import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { CrisisKind } from '../src/case/case.ts'
import type { Act } from '../src/hear/clause.ts'
import type { TriageLevel } from '../src/knowledge/schema.ts'

/** What every row says of itself; README.md explains the fields. */
interface Row {
  id: string
  hand: string
  register: string
  english: string
  text: string
}

/** A first message, or a harmless one that tempts: the lowest and the highest level that fit, and whether somebody is in crisis. */
export interface MessageRow extends Row {
  kind: 'first' | 'harmless'
  levels: readonly [lowest: TriageLevel, highest: TriageLevel]
  crisis: { kind: CrisisKind; grade: 'certain' | 'possible' } | null
  /** "+fever" has it, "-fever" has it not, "o+fever": somebody else has it. */
  facts: readonly string[]
}

/** One reply in the middle of a consultation, cut into clauses. */
export interface TurnRow extends Row {
  kind: 'turn'
  asked: string
  clauses: readonly { act: Act; text: string; facts: readonly string[] }[]
}

export interface Corpus {
  messages: readonly MessageRow[]
  turns: readonly TurnRow[]
}

/** The four fifths of the corpus that may be read and learned from, in the order of the files. */
export function readCorpus(): Corpus {
  const read = (name: string) => rowsOf(readFileSync(join(import.meta.dirname, name), 'utf8'))
  return parted([...read('first.jsonl'), ...read('harmless.jsonl'), ...read('turns.jsonl')])
}

/** The sealed fifth: for totals only. No row of it is printed, read or learned from. */
export function readSealed(): Corpus {
  return parted(rowsOf(gunzipSync(readFileSync(join(import.meta.dirname, 'sealed.jsonl.gz'))).toString('utf8')))
}

const sealedPart = 5

/** Whether the row of this id belongs to the sealed fifth. */
export function isSealed(id: string): boolean {
  return Number.parseInt(id.slice(0, 8), 16) % sealedPart === 0
}

function rowsOf(lines: string): (MessageRow | TurnRow)[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

function parted(rows: readonly (MessageRow | TurnRow)[]): Corpus {
  return { messages: rows.filter((row) => row.kind !== 'turn'), turns: rows.filter((row) => row.kind === 'turn') }
}
