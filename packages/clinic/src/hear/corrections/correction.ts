import type { VitalSigns } from '../../case/model.ts'

/** One thing that the patient put right. */
export type Correction =
  /** Whom it is about. */
  | { kind: 'person'; relation: string; from: string }
  /** What was never said, or was somebody else's: it is taken out. */
  | { kind: 'unsaid'; findings: readonly string[]; drugs?: readonly string[] }
  /** What was told, and was denied or taken out by mistake. */
  | { kind: 'put-back'; findings: readonly string[] }
  /** An allergy that is somebody else's. */
  | { kind: 'allergy'; out: readonly string[]; owner: string }
  /** Only asked where it comes from: the patient's own words that it was read in. */
  | { kind: 'traced'; findings: readonly string[]; words: string }
  /** What was never said and was never put down either. */
  | { kind: 'not-held'; findings: readonly string[] }
  /** How long: the same number of another unit. */
  | { kind: 'time'; days: number; words: string }
  /** The age, told anew. */
  | { kind: 'age'; years: number }
  /** The sex, told anew. */
  | { kind: 'sex'; sex: 'female' | 'male' }
  /** The week of pregnancy, told anew. */
  | { kind: 'weeks'; weeks: number }
  /** A measured number, told anew. */
  | { kind: 'number'; sign: keyof VitalSigns; value: number; former: number }
  /** The other side. */
  | { kind: 'side'; to: 'left' | 'right'; findings: readonly (readonly [from: string, to: string])[] }
  /** Another medicine than the one put down. */
  | { kind: 'medicine'; out: string; into: string | null }
  /** One complaint was written for another: "eye, not ear". */
  | { kind: 'replaced'; out: readonly string[]; into: readonly string[] }
  /** Facts that are now otherwise. */
  | { kind: 'changed'; findings: readonly string[] }
  /** An amount or a word as it was meant: the story has been heard anew. */
  | { kind: 'rewritten'; former: string; now: string }
  /** "I told you": nothing is wrong but the question. */
  | { kind: 'repeated' }
  /** Something is wrong, and nobody can tell what. */
  | { kind: 'unclear' }

/** What a message disowns or asks the origin of, in its own words: "I never said X", "X is wrong", "why do you write X?". */
export interface Disowned {
  words: string
  start: number
  end: number
  /** `asked`: only asked where it comes from; `denied`: said not to be so, which takes out what goes by that very name. */
  how: 'disowned' | 'asked' | 'denied'
}
