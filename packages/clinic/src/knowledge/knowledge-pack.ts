import type { PackedLexicon } from '../hear/lexicon/compile-lexicon.ts'
import type { ReaderTables } from '../hear/lexicon/reader-tables.ts'
import type { Advice } from './advice-schema.ts'
import type { Condition, FindingBounds, FindingKind, RedFlag, SlotDimension } from './schema.ts'

/** Raised whenever a pack of the former shape, or one packed for the way as before, could no longer be read. */
export const knowledgePackFormat = 7

/** A finding of the one id space: a base finding as it was written, or a child compiled from a slot value. */
export interface PackedFinding {
  id: string
  /** "pain in the chest", "pain in the chest spreading to the left arm". */
  name: string
  /** How it is said of somebody, to "you": only where propose-clause.ts makes something else of the name; never on a child. */
  clause?: string
  kind: FindingKind
  /** The part of the body or of life it belongs to: the file it was written in. */
  area: string
  /** Direct parents: what isA says, and for a child its base finding. */
  parents: readonly string[]
  question: string
  why: string
  /** Slot dimensions a base finding lists. */
  slots: readonly SlotDimension[]
  /** Share of people who come for something else and have it all the same. */
  background: number
  /** Only on children: base finding, slot value, its dimension, and the sister children that cannot be true beside it. */
  base?: string
  slot?: string
  dimension?: SlotDimension
  excludes?: readonly string[]
  /** Filters and marks, as the finding has them (schema.ts); a child has those of its base. */
  only?: FindingBounds
  knownBy?: 'clinician' | 'bystander'
  grave?: true
  group?: string
  sameAs?: readonly string[]
  askedAlone?: true
  neverAsked?: true
}

/** A condition without its textbook picture, which is packed as stems. */
export type PackedCondition = Omit<Condition, 'presentation'>

/** All knowledge in one piece of plain JSON: what server and browser load. */
export interface KnowledgePack {
  format: typeof knowledgePackFormat
  /** Hash of the files it was made from. */
  hash: string
  /** Base findings first, then children, each in the order of the files. */
  findings: readonly PackedFinding[]
  conditions: readonly PackedCondition[]
  redFlags: readonly RedFlag[]
  /** Advice in depth by the id of its condition; a condition without one has its own short lists. */
  advice: Readonly<Record<string, Advice>>
  /** The words of the conditions' prose, in the order of `conditions`. */
  lexicon: PackedLexicon
  /** The patterns of all aliases, made ready for reading. */
  reader: ReaderTables
}
