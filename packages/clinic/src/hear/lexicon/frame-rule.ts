/**
 * What a stretch of a sentence is about instead of the patient now: an earlier time, something only thought of or feared or read somewhere, or an
 * illness, test, medicine or journey that others name or that is still to come (`named`: of the patient's own symptoms such words tell all the same).
 */
export type FrameKind = 'past' | 'imagined' | 'named'

export interface FrameRule {
  kind: FrameKind
  /** The words that set the frame up; it begins with them. */
  opens: RegExp
  /** Where the words come back to the patient now. Without it the frame lasts as long as its sentence. */
  ends?: RegExp
  /** What must stand behind the opening, in this sentence or a later one, for it to be meant. */
  needs?: RegExp
}
