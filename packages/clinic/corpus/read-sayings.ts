import type { CrisisKind } from '../src/case/case.ts'
import type { TriageLevel } from '../src/knowledge/schema.ts'
import { rowsIn, textOf } from './read-corpus.ts'

/** How somebody says that they have a finding: README.md explains the fields. */
export interface SayingRow {
  id: string
  hand: string
  /** Whether its hand named all that is told, or only the finding that it was asked to say. */
  isWhole: boolean
  text: string
  /** In the signs of a message's facts; of several findings with strokes between them any one. */
  facts: readonly string[]
}

/** What only sounds like a crisis, and its twins that are one. */
export interface LookAlikeRow {
  id: string
  hand: string
  text: string
  levels: readonly [lowest: TriageLevel, highest: TriageLevel]
  crisis: { kind: CrisisKind; grade: 'certain' | 'possible' } | null
}

/** Sayings of many hands for each finding that is felt, seen, met with or carried, to learn from; those of one hand more, to measure by. */
export function readSayings(): Record<'learned' | 'held', readonly SayingRow[]> {
  return { learned: rowsIn<SayingRow>(textOf('sayings.jsonl')), held: rowsIn<SayingRow>(textOf('sayings-held.jsonl')) }
}

/** Messages in the words of a crisis without one, and their twins: to measure by, not learned from. */
export function readLookAlikes(): readonly LookAlikeRow[] {
  return rowsIn<LookAlikeRow>(textOf('look-alikes.jsonl'))
}
