import type { CrisisKind } from '../../case/case.ts'
import type { Setting } from '../../judge/crisis/crisis-setting.ts'

/**
 * What a talk turns on, heard by its words (lower case, no apostrophes), and what is said to it: something that shows it was heard,
 * one next step, and at most one question. Several sayings are used in turn.
 */
export interface CrisisTopic {
  id: string
  kinds: readonly CrisisKind[]
  /** Whether it is said to the person or to the one who speaks about another; both where it is left out. */
  about?: 'self' | 'other'
  cue: RegExp
  /** What of the setting must have been told before or with it. */
  told?: Setting
  sayings: readonly string[]
}
