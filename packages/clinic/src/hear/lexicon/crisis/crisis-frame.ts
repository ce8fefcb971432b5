import type { CrisisKind } from '../../../case/case.ts'
import type { TriageLevel } from '../../../knowledge/schema.ts'

/**
 * A thought that tells of a crisis. All cues must stand in one sentence, none of `unless` may: no single word opens a card. Texts
 * are read in lower case without apostrophes ("dont").
 */
export interface CrisisFrame {
  kind: CrisisKind
  certainty: 'affirmed' | 'possible'
  cues: readonly RegExp[]
  unless?: RegExp
  /** The cues may stand in different sentences of the message. */
  isAcrossMessage?: true
  /** Words of negation belong to the thought itself, so that none before it denies it. */
  isOwnNegation?: true
  /** Said of things that are over ("took the lot yesterday"): a past or joking tone does not take it away. */
  isHard?: true
  /** The level where it differs from that of the kind. */
  level?: TriageLevel
}

/** A regular expression out of pieces, without regard to white space and case. */
export function cue(...pieces: readonly string[]): RegExp {
  return new RegExp(pieces.join(''), 'i')
}

/** "Myself", as people spell it. */
export const oneself = '(?:my ?self|mysel|meself|him ?self|her ?self|them ?sel(?:f|ves))'
