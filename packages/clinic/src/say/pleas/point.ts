/** The point of a plea, known by its own words: what is proposed, hoped or feared, and what is said to just that. */
export interface PleaPoint {
  /** Read over one message in lower case, without apostrophes; its first group is what `{named}` stands for. */
  cue: RegExp
  /** Ids of the first-aid card in force; any where none is given. */
  cards?: RegExp
  /** Only where an ambulance is right. */
  level?: 'ambulance'
  /** What must have been told of the illness. */
  story?: RegExp
  /** Words that turn the meaning round. */
  unless?: RegExp
  /** `{named}` as it was said, `{reason}` and the other placeholders of the answers to obstacles. */
  text: string
  /** Published guidance that the text follows. */
  source?: string
}
