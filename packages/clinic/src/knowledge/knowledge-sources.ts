import type { Advice } from './advice-schema.ts'
import type { Condition, Finding, RedFlag } from './schema.ts'

/** One knowledge file as it was read: where it stands and what it exports. Half-written entries may lack fields. */
export interface FindingsFile {
  path: string
  entries: Readonly<Record<string, Finding>>
}
export interface ConditionFile {
  path: string
  condition: Condition
}
export interface RedFlagsFile {
  path: string
  rules: readonly RedFlag[]
}

export interface AdviceFile {
  path: string
  /** By the id of the condition. */
  entries: Readonly<Record<string, Advice>>
}

export interface PhrasesFile {
  path: string
  /** By the id of the finding: phrases in which people tell it, parted by "; ". */
  entries: Readonly<Record<string, string>>
}

/** All knowledge files in the order of their paths. */
export interface KnowledgeSources {
  findings: readonly FindingsFile[]
  conditions: readonly ConditionFile[]
  redFlags: readonly RedFlagsFile[]
  advice: readonly AdviceFile[]
  phrases: readonly PhrasesFile[]
}

/** What is wrong with an entry, in plain words. */
export interface Complaint {
  path: string
  entry: string
  text: string
}
