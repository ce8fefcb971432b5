/** The patterns of all aliases made ready when the knowledge is packed: plain JSON, quick to load. */
export interface ReaderTables {
  /** Every known base or inflected word in folded spelling, parted by blanks. */
  dictionary: string
  /** Word -> how many aliases use it: what mistyped words are repaired to. */
  vocabulary: Readonly<Record<string, number>>
  /** Base forms side by side, parted by blanks. */
  phrases: readonly string[]
  /** For each element the numbers of the phrases that satisfy it. */
  elements: readonly (readonly number[])[]
  /** Findings, slot values and statements that patterns point to. */
  targets: readonly string[]
  /** Each: target, 1 for a slot value, 2 for a finding whose last group is shared, literal elements, then the elements of the groups with -1 between groups. */
  patterns: readonly (readonly number[])[]
}

export const groupBreak = -1
/** Marks a finding's pattern whose last group stays free for other readings (`a ~ b`). */
export const sharedLast = 2
